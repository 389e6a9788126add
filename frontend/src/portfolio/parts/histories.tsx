import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { statuses } from '@portal/event-schemas/portfolio/acts.ts';
import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import type { AchievementView } from '@portal/event-schemas/portfolio/views.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 };

/** What became of an achievement: its statuses, and what was changed in its fields. */
export function Histories({ one, onClose }: { one: AchievementView; onClose: () => void }) {
  const t = useText();
  const f = useFormat();
  const id = useId();
  const query = { portfolio_order: one.portfolio_order.uid };
  const told = useCall('GET /portfolio/portfolios/status_history/', { query });
  const changed = useCall('GET /portfolio/portfolios/achievement_history/', { query });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{one.title || t('untitled')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <CallState call={[told, changed]} lines={5} />
        {told.data && (
          <section>
            <h3>{t('history.statuses')}</h3>
            <Box component="ul" sx={list}>
              {told.data.map(({ portfolio_order, status, at, by, comment }) => (
                <li key={portfolio_order}>
                  <StatusChip tone={statuses[status]}>{f.name(statusNames[status])}</StatusChip>{' '}
                  <span className="mut num">
                    {f.dateTime(at)} · {by}
                  </span>
                  {comment && <div>{comment}</div>}
                </li>
              ))}
            </Box>
          </section>
        )}
        {changed.data && (
          <section>
            <h3>{t('history.fields')}</h3>
            <Box component="ul" sx={list}>
              {changed.data.map(({ at, by, changes }) => (
                <li key={at}>
                  <span className="mut num">
                    {f.dateTime(at)} · {by}
                  </span>
                  {changes.map(({ name, from, to }) => (
                    <Box key={name.ru} sx={{ overflowWrap: 'anywhere' }}>
                      {f.name(name)}: {from && <del>{from}</del>} {to || t('nothing')}
                    </Box>
                  ))}
                </li>
              ))}
            </Box>
          </section>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
