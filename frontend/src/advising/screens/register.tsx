import Box from '@mui/material/Box';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useLocale } from '../../app/portal.ts';
import { findScreen } from '../../app/registry.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusOfCard } from '../../registration/api.ts';
import { Tiles } from '../../statistics/api.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useAdvisorsText } from '../text.ts';

/** Where the office steers, watches and meets people: ids of screens, shown to who may open them. */
const places = {
  steer: [
    'registration-periods',
    'registration-settings',
    'credit-limit-settings',
    'waiting-list-settings',
    'discipline-registration-access',
    'discipline-registration-access-for-selected-students',
    'card-status-switch',
    'super-registration',
    'registration-debts',
  ],
  watch: [
    'registration-board',
    'course-offerings',
    'waiting-lists',
    'course-statistics',
    'registration-statistics',
    'unregistered-students',
    'registration-results',
  ],
  people: [
    'advisor-review',
    'students-list',
    'advisors',
    'advisors-report',
    'isc-students',
    'isc-applications',
    'teacher-requests',
    'summer-semester',
  ],
} as const;
const tones = { current: 'ok', scheduled: 'info', expired: 'quiet' } as const;

/** register: how the registration stands, and the way to everything that steers it. */
export default function Register() {
  const t = useAdvisorsText();
  const format = useFormat();
  const locale = useLocale();
  const link = useLink();
  const canOpen = useCanOpen();
  const counts = useCall('GET /advising/status_counts/', {}, { live: { channel: 'registration', keys: ['advisors'] } });
  const advisors = useCall('GET /advising/advisors_summary/');
  const periods = useCall('GET /organizations/online_registration/list_registration_periods/', {
    query: { sort: '-start_date', page_size: 6 },
  });
  if (!counts.isSuccess || !advisors.data) return <PageCallState call={[counts, advisors]} />;
  const { counts: by, total } = counts.data;
  const sum = (...statuses: (keyof typeof by)[]): number =>
    statuses.reduce((all, status) => all + (by[status] ?? 0), 0);
  const tile = (label: string, count: number) => ({
    label,
    value: format.number(count),
    hint: t('register.of', { total: format.number(total) }),
  });
  return (
    <>
      <PageHeader
        note={
          advisors.data.study_period
            ? t('register.intro', { period: format.name(advisors.data.study_period.name) })
            : undefined
        }
      />
      <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Tiles
          label={t('register.cards')}
          tiles={[
            tile(t('register.started'), total - sum('NOT_STARTED')),
            tile(t('register.sent'), sum('CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER', 'CONFIRMED')),
            tile(t('register.confirmed'), sum('CONFIRMED')),
            {
              label: t('register.waiting'),
              value: format.number(advisors.data.waiting),
              hint: advisors.data.oldest_waiting
                ? t('report.oldest', { date: format.shortDateTime(advisors.data.oldest_waiting) })
                : undefined,
            },
          ]}
        />
        <Box
          sx={{
            display: 'grid',
            gap: 'var(--s4)',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Panel title={t('register.cards')} flush>
            <ul>
              {cardStatuses.map(status => (
                <Box
                  component="li"
                  key={status}
                  sx={{
                    display: 'flex',
                    gap: 'var(--s3)',
                    alignItems: 'center',
                    p: '6px var(--s4)',
                    borderTop: '1px solid var(--line)',
                  }}
                >
                  <Link to={link('students-list', undefined, { filter: JSON.stringify({ status: [status] }) })}>
                    <StatusOfCard status={status} />
                  </Link>
                  <b className="num" style={{ marginLeft: 'auto' }}>
                    {format.number(by[status] ?? 0)}
                  </b>
                </Box>
              ))}
            </ul>
          </Panel>
          <Panel title={t('register.periods')} flush>
            {periods.data?.results.length === 0 && <EmptyState title={t('register.no_periods')} />}
            <ul>
              {(periods.data?.results ?? []).map(period => (
                <Box
                  component="li"
                  key={period.uid}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    gap: '4px var(--s3)',
                    alignItems: 'center',
                    p: '8px var(--s4)',
                    borderTop: '1px solid var(--line)',
                  }}
                >
                  <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                    {format.name(period.name)} <span className="mut">{format.name(period.study_period_name)}</span>
                  </Box>
                  <StatusChip tone={tones[period.status]}>
                    {period.status === 'current'
                      ? t('register.until', { date: format.shortDate(period.end_date) })
                      : period.status === 'scheduled'
                        ? t('register.from', { date: format.shortDate(period.start_date) })
                        : t('register.ended', { date: format.shortDate(period.end_date) })}
                  </StatusChip>
                </Box>
              ))}
            </ul>
          </Panel>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 'var(--s4)',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
            alignItems: 'start',
          }}
        >
          {(Object.keys(places) as (keyof typeof places)[]).map(place => (
            <Panel key={place} title={t(`register.${place}`)} flush>
              <nav aria-label={t(`register.${place}`)}>
                <ul>
                  {places[place]
                    .filter(id => findScreen(id) && canOpen(id))
                    .map(id => (
                      <Box
                        component="li"
                        key={id}
                        sx={{ borderTop: '1px solid var(--line)', '& a': { display: 'block', p: '9px var(--s4)' } }}
                      >
                        <Link to={link(id)}>{findScreen(id)!.titleIn(locale)}</Link>
                      </Box>
                    ))}
                </ul>
              </nav>
            </Panel>
          ))}
        </Box>
      </Box>
    </>
  );
}
