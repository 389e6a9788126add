import { Box, Button } from '@mui/material';
import { useListContext, type Identifier, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { ReadOnlyNote } from '../shell/read-only-note.tsx';
import { useReadOnlyReason } from '../shell/read-only-reason.ts';
import { useShellText } from '../shell/texts.ts';

/** Buttons for the selected rows. `rows` are those of them on this page; call `clear` when the act is done. */
export type BulkActions<Row> = (selection: {
  ids: readonly Identifier[];
  rows: readonly Row[];
  clear: () => void;
}) => ReactNode;

/** The line that appears with a selection: how many rows, what can be done with them; in the past nothing. */
export function BulkBar({ bulk }: { bulk: BulkActions<RaRecord> }) {
  const t = useShellText();
  const readOnly = useReadOnlyReason();
  const { data = [], selectedIds, onUnselectItems } = useListContext<RaRecord>();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label={t('table.selected', { smart_count: selectedIds.length })}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexWrap: 'wrap',
        padding: '10px 16px',
        borderTop: '1px solid var(--line)',
        background: 'var(--lapis-soft)',
      }}
    >
      <Box className="num" sx={{ font: 'var(--t-label)', marginRight: 1 }}>
        {t('table.selected', { smart_count: selectedIds.length })}
      </Box>
      {readOnly ? (
        <ReadOnlyNote />
      ) : (
        bulk({
          ids: selectedIds,
          rows: data.filter(row => selectedIds.includes(row.id)),
          clear: () => onUnselectItems(),
        })
      )}
      <Button variant="text" onClick={() => onUnselectItems()}>
        {t('table.unselect')}
      </Button>
    </Box>
  );
}
