import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { courseStatusCodes } from '@portal/event-schemas/access/codes.ts';
import { useListContext } from 'ra-core';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { AccessChip } from './access-chip.tsx';
import { liveAccess } from './acts-context.ts';
import { useAccessText } from './text.ts';

export type StudentFilter =
  | { standing: 'cancelled' | 'blocked' }
  | { online_registration_access: 'open' | 'closed' }
  | { has_financial_debt: true };

/** How many courses, lessons and students stand how, under the filters of the list it stands in. A number leads to what it counts. */
export function StatisticsPanel({ onStudents }: { onStudents: (filter: StudentFilter) => void }) {
  const t = useAccessText();
  const format = useFormat();
  const { filterValues, setFilters } = useListContext();
  const { status: _status, ...filter } = filterValues as Record<string, unknown>;
  const statistics = useCall(
    'GET /organizations/statistics_discipline_registration_access/',
    { query: { filter: JSON.stringify(filter) } },
    { keepPrevious: true, live: liveAccess },
  );
  if (!statistics.isSuccess)
    return (
      <Panel title={t('statistics.title')}>
        <CallState call={statistics} lines={2} />
      </Panel>
    );
  const { courses, lessons, students, ...places } = statistics.data;
  const people: readonly [label: string, count: number, filter: StudentFilter | null][] = [
    [t('statistics.on_cancelled'), places.registered_on_cancelled, { standing: 'cancelled' }],
    [t('statistics.on_blocked'), places.waiting_on_blocked, { standing: 'blocked' }],
    [t('statistics.selected'), places.selected_students, null],
    [t('statistics.closed'), students.closed, { online_registration_access: 'closed' }],
    [t('statistics.opened'), students.open, { online_registration_access: 'open' }],
    [t('statistics.debt'), students.with_financial_debt, { has_financial_debt: true }],
  ];
  return (
    <Panel title={t('statistics.title')} note={t('statistics.lessons', lessons)}>
      <Box
        sx={{
          display: 'grid',
          gap: '12px 32px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Box
          role="group"
          aria-label={t('statistics.courses')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignContent: 'flex-start' }}
        >
          {courseStatusCodes
            .filter(code => courses[code] > 0 || code === 'open' || code === 'blocked' || code === 'cancelled')
            .map(code => (
              <Link
                key={code}
                component="button"
                type="button"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}
                title={t('statistics.show', { name: t(`status.${code}`) })}
                onClick={() => setFilters({ ...filter, status: [code] })}
              >
                <AccessChip status={code === 'open' || code === 'mixed' ? null : code} mixed={code === 'mixed'} />
                <b className="num">{format.number(courses[code])}</b>
              </Link>
            ))}
        </Box>
        <Box
          component="dl"
          aria-label={t('statistics.students')}
          sx={{
            display: 'grid',
            gap: '4px 24px',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {people.map(([label, count, to]) => (
            <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <dt className="mut">{label}</dt>
              <dd className="num">
                {to && count > 0 ? (
                  <Link
                    component="button"
                    type="button"
                    aria-label={`${t('statistics.show', { name: label })}: ${count}`}
                    onClick={() => onStudents(to)}
                  >
                    {format.number(count)}
                  </Link>
                ) : (
                  format.number(count)
                )}
              </dd>
            </Box>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}
