import Box from '@mui/material/Box';
import type { HoursRow } from '@portal/event-schemas/specialists/views.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSpecialistText } from '../text.ts';

/** Names of the days of the week, Monday is 1. */
export function useWeekdays(): { value: number; label: string }[] {
  const format = useFormat();
  const { data = [] } = useCall('GET /specialists/day_of_week/', {}, { staleTime: Infinity });
  return data.map(({ value, name }) => ({ value, label: format.name(name) }));
}

/** Hours of the week, day by day. `renderButtons`: what can be done with a row. */
export function HoursList({
  hours,
  renderButtons,
}: {
  hours: readonly HoursRow[];
  renderButtons?: (row: HoursRow, name: string) => ReactNode;
}) {
  const t = useSpecialistText();
  const format = useFormat();
  const weekdays = useWeekdays();
  const days = weekdays.filter(({ value }) => hours.some(one => one.day_of_week === value));
  if (hours.length === 0) return <p className="mut">{t('no_hours')}</p>;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        gap: { xs: '2px', sm: '8px 16px' },
        alignItems: 'baseline',
      }}
    >
      {days.map(({ value, label }) => (
        <div key={value} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd style={{ margin: 0 }}>
            {hours
              .filter(one => one.day_of_week === value)
              .map(one => {
                const when = `${one.from}–${one.to}`;
                const bounds = [
                  one.since && t('since', { day: format.shortDate(one.since) }),
                  one.until && t('until', { day: format.shortDate(one.until) }),
                ].filter(Boolean);
                return (
                  <div key={one.uid} style={{ display: 'flex', gap: 8, alignItems: 'baseline', flexWrap: 'wrap' }}>
                    <span className="num">{when}</span>
                    {bounds.length > 0 && <span className="mut num">{bounds.join(' ')}</span>}
                    {renderButtons?.(one, `${label}, ${when}`)}
                  </div>
                );
              })}
          </dd>
        </div>
      ))}
    </Box>
  );
}
