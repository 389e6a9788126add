import { Box, type BoxProps } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** A quiet surface with a hairline: `<Panel title={t('week')} note="…" actions={…}>…</Panel>`. `flush` leaves the padding to the content (tables, lists). */
export function Panel({ title, note, actions, flush = false, children, sx }: { title?: ReactNode; note?: ReactNode; actions?: ReactNode; flush?: boolean; children?: ReactNode; sx?: BoxProps['sx'] }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={[{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 'var(--radius)', boxShadow: 'var(--shadow)', minWidth: 0, overflow: 'clip' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {title && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px 10px', flexWrap: 'wrap', padding: '14px 16px 10px' }}>
          <h2 id={id}>{title}</h2>
          {note && <span className="mut num">{note}</span>}
          {actions && <Box sx={{ marginLeft: 'auto', display: 'flex', gap: 1 }}>{actions}</Box>}
        </Box>
      )}
      <Box sx={flush ? undefined : { padding: title ? '0 16px 16px' : 2 }}>{children}</Box>
    </Box>
  );
}
