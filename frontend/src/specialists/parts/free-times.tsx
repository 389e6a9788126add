import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useSpecialistText } from '../text.ts';
import { byDay } from './by-day.ts';

const daysShown = 7;

/** Free times of a specialist by day; the next days come when they are asked for. */
export function FreeTimes({
  specialist,
  chosen,
  onChoose,
}: {
  specialist: string;
  chosen: string;
  onChoose: (starts_at: string) => void;
}) {
  const t = useSpecialistText();
  const format = useFormat();
  const [shown, setShown] = useState(daysShown);
  const found = useCall(
    'GET /specialists/free_times/{uid}/',
    { params: { uid: specialist } },
    { live: { channel: 'notifications', keys: [`specialist:${specialist}`] } },
  );
  if (!found.isSuccess) return <CallState call={found} lines={5} />;
  const days = byDay(found.data.times, ({ from }) => from);
  if (days.length === 0) return <EmptyState title={t('no_times')}>{t('no_times_hint')}</EmptyState>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.slice(0, shown).map(([day, times]) => (
        <Box key={day} role="group" aria-label={format.weekday(times[0]!.from)}>
          <Box component="h3" sx={{ font: 'var(--t-label)', marginBottom: '6px' }}>
            {format.weekday(times[0]!.from)}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
            {times.map(({ from }) => (
              <Button
                key={from}
                size="small"
                variant={from === chosen ? 'contained' : 'outlined'}
                aria-pressed={from === chosen}
                className="num"
                onClick={() => onChoose(from)}
              >
                {format.time(from)}
              </Button>
            ))}
          </Box>
        </Box>
      ))}
      {days.length > shown && (
        <Button variant="text" sx={{ justifySelf: 'start' }} onClick={() => setShown(shown + daysShown)}>
          {t('later_days')}
        </Button>
      )}
    </Box>
  );
}
