import { Box, IconButton, MenuItem, Select } from '@mui/material';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useListContext } from 'ra-core';
import { constants } from '../app/constants.ts';
import { useFormat } from '../i18n/format.ts';
import { useShellText } from '../shell/texts.ts';

/** Which rows of how many, and the way to the others. */
export function ListFooter() {
  const t = useShellText();
  const f = useFormat();
  const { page, perPage, total = 0, setPage, setPerPage, hasNextPage, hasPreviousPage, isPending } = useListContext();
  if (isPending || total === 0) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        padding: '8px 16px',
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'var(--ink-3)', font: 'var(--t-small)' }}
      >
        {t('table.rows')}
        <Select
          size="small"
          value={perPage}
          onChange={event => setPerPage(event.target.value)}
          aria-label={t('table.rows')}
          sx={{ '& .MuiSelect-select': { padding: '4px 28px 4px 10px !important', fontSize: 13 } }}
        >
          {constants.officePageSizes.map(size => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginLeft: 1 }}>
        <Box className="mut num" aria-live="polite">
          {t('table.page', {
            from: f.number(from),
            to: f.number(Math.min(total, page * perPage)),
            total: f.number(total),
          })}
        </Box>
        <IconButton aria-label={t('table.previous')} disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
          <ChevronLeft fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('table.next')} disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
          <ChevronRight fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
