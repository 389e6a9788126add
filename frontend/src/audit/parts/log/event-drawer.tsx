import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import { lazy, Suspense, useId } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { ErrorState, Skeletons } from '../../../shell/states.tsx';
import { useEvent } from '../../log-calls.ts';
import { useLogText } from '../../log-text.ts';

const EventDetails = lazy(() => import('./event-details.tsx').then(file => ({ default: file.EventDetails })));

/** Everything that is recorded of one event, beside the screen. */
export function EventDrawer({ position, onClose }: { position: number | null; onClose: () => void }) {
  const t = useLogText();
  const format = useFormat();
  const id = useId();
  const event = useEvent(position);
  return (
    <Drawer
      anchor="right"
      open={position !== null}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: { width: 'min(560px, 100vw)' } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          padding: '12px 8px 12px 16px',
          borderBottom: '1px solid var(--line)',
        }}
      >
        <h2 id={id} style={{ flex: 1 }}>
          {t('event.title', { position: format.number(position ?? 0) })}
        </h2>
        <IconButton onClick={onClose} aria-label={t('event.close')} autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', p: 'var(--s4)', display: 'grid', gap: 'var(--s4)', alignContent: 'start' }}>
        {event.isPending && position !== null && <Skeletons lines={8} />}
        {event.isError && <ErrorState error={event.error} retry={() => void event.refetch()} />}
        {event.data && position === event.data.position && (
          <Suspense fallback={<Skeletons lines={8} />}>
            <EventDetails event={event.data} onLeave={onClose} />
          </Suspense>
        )}
      </Box>
    </Drawer>
  );
}
