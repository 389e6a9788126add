import { Box, Button, Checkbox, MenuItem, MenuList, TextField } from '@mui/material';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { constants } from '../app/constants.ts';
import { MomentField } from '../forms/moment-field.tsx';
import { ErrorState, Skeletons } from '../shell/states.tsx';
import { useShellText } from '../shell/texts.ts';
import { useChoices } from './filter-choices.ts';
import { fieldsOf, type FilterChoice, type FilterValues, type TableFilter } from './filters.ts';

interface EditorProps {
  filter: TableFilter;
  values: FilterValues;
  onApply: (next: FilterValues) => void;
}

/** What opens under a filter's chip: a list of choices, or one or two fields. */
export function FilterEditor(props: EditorProps) {
  return props.filter.kind === 'text' || props.filter.kind === 'range' ? <Fields {...props} /> : <Choices {...props} />;
}

const longList = 8;

function Choices({ filter, values, onApply }: EditorProps) {
  const t = useShellText();
  const [search, setSearch] = useState('');
  const several = 'several' in filter && filter.several === true;
  const value = values[filter.source];
  const chosen: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const { choices, loading, error } = useChoices(filter, useDeferredValue(search), chosen, values);
  const isSearched = filter.kind === 'lookup' && filter.chosenBy !== undefined;
  const all: readonly FilterChoice[] =
    filter.kind === 'boolean'
      ? [
          { value: true, label: t('table.yes') },
          { value: false, label: t('table.no') },
        ]
      : choices;
  const shown = isSearched
    ? all
    : all.filter(choice => choice.label.toLowerCase().includes(search.trim().toLowerCase()));
  const choose = (one: FilterChoice['value']) => {
    if (!several) return onApply({ [filter.source]: one });
    onApply({ [filter.source]: chosen.includes(one) ? chosen.filter(other => other !== one) : [...chosen, one] });
  };
  if (loading)
    return (
      <Box sx={{ width: 240 }}>
        <Skeletons />
      </Box>
    );
  if (error) return <ErrorState error={error} />;
  return (
    <Box sx={{ minWidth: 220, maxWidth: 'min(420px, calc(100vw - 32px))' }}>
      {(isSearched || all.length > longList) && (
        <Box sx={{ padding: '10px 10px 0' }}>
          <TextField
            autoFocus
            type="search"
            value={search}
            placeholder={t('table.search')}
            onChange={event => setSearch(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': t('table.search') } }}
          />
        </Box>
      )}
      <MenuList
        autoFocus={!isSearched && all.length <= longList}
        sx={{ maxHeight: constants.selectMaxHeight, overflowY: 'auto' }}
      >
        {shown.map(choice => (
          <MenuItem
            key={String(choice.value)}
            role={several ? 'menuitemcheckbox' : 'menuitemradio'}
            aria-checked={chosen.includes(choice.value)}
            selected={chosen.includes(choice.value)}
            onClick={() => choose(choice.value)}
            sx={{ whiteSpace: 'normal' }}
          >
            {several && (
              <Checkbox
                tabIndex={-1}
                aria-hidden
                checked={chosen.includes(choice.value)}
                sx={{ padding: '0 8px 0 0' }}
                slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
              />
            )}
            {choice.label}
          </MenuItem>
        ))}
        {shown.length === 0 && (
          <Box component="li" role="none" className="mut" sx={{ padding: '8px 16px' }}>
            {t('table.nothing_found')}
          </Box>
        )}
      </MenuList>
    </Box>
  );
}

function Fields({ filter, values, onApply }: EditorProps) {
  const t = useShellText();
  const [draft, setDraft] = useState<FilterValues>(() =>
    Object.fromEntries(fieldsOf(filter).map(field => [field, values[field] ?? ''])),
  );
  const type = filter.kind === 'range' ? filter.type : 'text';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(
      type === 'number'
        ? Object.fromEntries(
            Object.entries(draft).map(([field, text]) => [field, text === '' ? undefined : Number(text)]),
          )
        : draft,
    );
  };
  const labelOf = (field: string): string =>
    filter.kind !== 'range' ? filter.label : t(field.endsWith('_from') ? 'table.from' : 'table.to');
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, padding: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {fieldsOf(filter).map((field, index) =>
        type === 'moment' ? (
          <MomentField
            key={field}
            first={index === 0}
            label={labelOf(field)}
            value={String(draft[field] ?? '')}
            onChange={moment => setDraft({ ...draft, [field]: moment })}
          />
        ) : (
          <TextField
            key={field}
            autoFocus={index === 0}
            type={type}
            label={labelOf(field)}
            value={draft[field]}
            onChange={event => setDraft({ ...draft, [field]: event.target.value })}
            sx={{ width: 160 }}
            slotProps={
              type === 'date'
                ? { inputLabel: { shrink: true }, htmlInput: { 'data-empty': !draft[field] || undefined } }
                : {}
            }
          />
        ),
      )}
      <Button type="submit" variant="contained">
        {t('table.apply')}
      </Button>
    </Box>
  );
}
