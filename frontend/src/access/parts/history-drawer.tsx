import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import { useId, useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useAccessText } from './text.ts';

/** Whose history: all of it, or of one course, discipline, study period or student. */
export interface HistoryOf {
  name?: string;
  filter: Partial<Record<'course' | 'discipline' | 'study_period' | 'student' | 'kind', string>>;
}
const pageSize = 20;
const largest = 100;

/** Who set what, when and why, newest first, beside the screen. */
export function HistoryDrawer({ of, onClose }: { of: HistoryOf | null; onClose: () => void }) {
  const t = useAccessText();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={of !== null}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(480px, 100vw)' } } }}
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
        <h2 id={id} style={{ flex: 1, overflowWrap: 'anywhere' }}>
          {of?.name ? t('history.of', { name: of.name }) : t('history.title')}
        </h2>
        <IconButton onClick={onClose} aria-label={t('history.close')}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {of && <AccessHistory filter={of.filter} />}
    </Drawer>
  );
}

/** The lines themselves, more of them when asked for. */
export function AccessHistory({ filter }: Pick<HistoryOf, 'filter'>) {
  const t = useAccessText();
  const format = useFormat();
  const [size, setSize] = useState(pageSize);
  const history = useCall(
    'GET /organizations/history_registration_access/',
    { query: { ...filter, page_size: size } },
    { keepPrevious: true },
  );
  if (!history.isSuccess) return <CallState call={history} lines={8} />;
  const { results, count } = history.data;
  if (results.length === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <Box sx={{ overflowY: 'auto' }} tabIndex={0} role="region" aria-label={t('history.title')}>
      <Box component="ol">
        {results.map(line => (
          <Box component="li" key={line.position} sx={{ padding: '10px 16px', borderBottom: '1px solid var(--line)' }}>
            <time className="mut num" dateTime={line.at}>
              {format.shortDateTime(line.at)}
            </time>
            <div style={{ overflowWrap: 'anywhere' }}>{line.sentence}</div>
            {line.on_behalf_of_name && (
              <div className="mut">
                {t('history.on_behalf', { actor: line.actor_name, person: line.on_behalf_of_name })}
              </div>
            )}
          </Box>
        ))}
      </Box>
      {count > results.length && results.length < largest && (
        <Box sx={{ padding: 2 }}>
          <Button onClick={() => setSize(largest)} loading={history.isFetching}>
            {t('history.more')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
