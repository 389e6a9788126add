import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AppointmentRow } from '@portal/event-schemas/specialists/views.ts';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useSession } from '../../app/portal.ts';
import { fromField } from '../../forms/moments.ts';
import { dayOf } from '../../forms/time-of-day.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useSpecialistText } from '../text.ts';
import { byDay } from './by-day.ts';
import { StateChip } from './state-chip.tsx';

const isoDay = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD');
/** The Monday of the week of a day `YYYY-MM-DD`. */
const mondayOf = (day: string): string => isoDay(dayjs(day).subtract((dayjs(day).day() + 6) % 7, 'day'));

/** Who comes to a specialist, day by day of a week. */
export function Week() {
  const t = useSpecialistText();
  const format = useFormat();
  const { profile } = useSession();
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const [monday, setMonday] = useState(mondayOf(today));
  const go = (weeks: number): void => setMonday(isoDay(dayjs(monday).add(weeks, 'week')));
  const next = isoDay(dayjs(monday).add(1, 'week'));
  const found = useCall(
    'GET /specialists/user-appointment/',
    {
      query: {
        specialist: profile?.uid,
        starts_at_from: fromField(`${monday}T00:00`),
        starts_at_to: dayjs(fromField(`${next}T00:00`))
          .subtract(1, 'ms')
          .toISOString(),
        page: 0,
        page_size: 100,
      },
    },
    { keepPrevious: true, live: { channel: 'notifications', keys: [`specialist:${profile?.uid}`] } },
  );
  return (
    <Panel
      title={format.dateRange(monday, isoDay(dayjs(monday).add(6, 'day')))}
      actions={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => go(-1)} aria-label={t('week_before')}>
            ←
          </Button>
          <Button size="small" onClick={() => setMonday(mondayOf(today))}>
            {t('this_week')}
          </Button>
          <Button size="small" onClick={() => go(1)} aria-label={t('week_after')}>
            →
          </Button>
        </Box>
      }
    >
      <CallState call={found} lines={8} />
      {found.data && <Days rows={found.data.results} today={today} />}
    </Panel>
  );
}

function Days({ rows, today }: { rows: readonly AppointmentRow[]; today: string }) {
  const t = useSpecialistText();
  const format = useFormat();
  const link = useLink();
  if (rows.length === 0) return <EmptyState title={t('free_week')} />;
  return byDay(rows, ({ starts_at }) => starts_at).map(([day, visits]) => (
    <Box component="section" key={day} sx={{ marginBottom: 2 }}>
      <Box
        component="h3"
        sx={{ font: 'var(--t-label)', color: day === today ? 'var(--accent)' : undefined, marginBottom: '6px' }}
      >
        {format.weekday(visits[0]!.starts_at)}
      </Box>
      <ul>
        {visits.map(one => (
          <Box component="li" key={one.uid} sx={row}>
            <span className="num">{`${format.time(one.starts_at)}–${format.time(one.ends_at)}`}</span>
            <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link to={link('specialist-appointment', {}, { uid: one.uid })}>{one.student_name}</Link>
              {one.topic && <div className="mut">{one.topic}</div>}
            </Box>
            <StateChip one={one} />
          </Box>
        ))}
      </ul>
    </Box>
  ));
}
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '8px 0',
  borderTop: '1px solid var(--line)',
};
