import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useOfferingsText } from '../text.ts';

/** At the foot of the editor while something typed is not saved: how many clashes it has, what was refused, saving and giving up. */
export function SaveBar({
  clashes,
  error,
  busy,
  onSave,
  onUndo,
}: {
  clashes: number;
  error: string | undefined;
  busy: boolean;
  onSave: () => void;
  onUndo: () => void;
}) {
  const t = useOfferingsText();
  return (
    <Box
      role="region"
      aria-label={t('unsaved')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        padding: '10px 16px',
        marginTop: 2,
        border: '1px solid var(--line)',
        borderRadius: 'var(--radius)',
        background: 'var(--surface)',
        boxShadow: 'var(--shadow-raised)',
      }}
    >
      <Box role="status" sx={{ flex: '1 1 200px', font: 'var(--t-label)' }}>
        {t('unsaved')}
        {clashes > 0 && (
          <Box component="span" sx={{ color: 'var(--bad)' }}>{` · ${t('clashes', { smart_count: clashes })}`}</Box>
        )}
      </Box>
      <Button variant="text" disabled={busy} onClick={onUndo}>
        {t('undo_all')}
      </Button>
      <Button variant="contained" loading={busy} onClick={onSave}>
        {t('save')}
      </Button>
      {error !== undefined && (
        <div role="alert" className="form-error" style={{ flex: '1 1 100%' }}>
          {error}
        </div>
      )}
    </Box>
  );
}
