import { Box, ButtonBase, Popover } from '@mui/material';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Close from '@mui/icons-material/Close';
import { lazy, Suspense, useState } from 'react';
import { Skeletons } from '../shell/states.tsx';
import { useShellText } from '../shell/texts.ts';
import { useFilterText } from './filter-text.ts';
import { isActive, withFilter, type FilterValues, type TableFilter } from './filters.ts';

/** Fields and choices come when a filter is opened. */
const FilterEditor = lazy(async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor }));

/** One filter: its name, or its name and value when it is on. The cross takes it off, the rest opens its editor. */
export function FilterChip({
  filter,
  values,
  onChange,
}: {
  filter: TableFilter;
  values: FilterValues;
  onChange: (next: FilterValues) => void;
}) {
  const t = useShellText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const on = isActive(filter, values);
  const text = useFilterText(filter, values);
  return (
    <>
      <Box
        sx={{
          display: 'inline-flex',
          alignItems: 'stretch',
          maxWidth: '100%',
          height: 32,
          border: '1px solid',
          borderColor: on ? 'var(--lapis)' : 'var(--edge)',
          borderRadius: 'var(--radius-s)',
          background: on ? 'var(--lapis-soft)' : 'var(--surface)',
          color: on ? 'var(--lapis)' : 'var(--ink-2)',
        }}
      >
        <ButtonBase
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
          sx={{
            padding: on ? '0 4px 0 10px' : '0 4px 0 10px',
            font: 'var(--t-label)',
            minWidth: 0,
            borderRadius: 'var(--radius-s)',
          }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {on ? `${filter.label}: ${text}` : filter.label}
          </Box>
          {!on && <ArrowDropDown fontSize="small" aria-hidden />}
        </ButtonBase>
        {on && (
          <ButtonBase
            aria-label={t('table.remove_filter', { name: filter.label })}
            onClick={() => onChange(withFilter(values, filter, {}))}
            sx={{ width: 28, borderRadius: 'var(--radius-s)' }}
          >
            <Close sx={{ fontSize: 16 }} />
          </ButtonBase>
        )}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': filter.label } }}
      >
        <Suspense
          fallback={
            <Box sx={{ width: 240, padding: 2 }}>
              <Skeletons />
            </Box>
          }
        >
          <FilterEditor
            filter={filter}
            values={values}
            onApply={next => {
              onChange(withFilter(values, filter, next));
              if (!('several' in filter && filter.several)) setAnchor(null);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
