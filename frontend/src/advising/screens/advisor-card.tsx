import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { Tiles } from '../../statistics/api.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useHours } from '../parts/advisors/waited.ts';
import { StudentsTable } from '../parts/students-table.tsx';
import { useAdvisorsText } from '../text.ts';

/** advisors-list/view: one advisor, how the cards of the period stand, and the students, whom the office can give to another. */
export default function AdvisorCard() {
  const t = useAdvisorsText();
  const format = useFormat();
  const hours = useHours();
  const session = useSession();
  const { uid = '' } = useParams();
  const advisor = useCall('GET /advising/advisors/{id}/', { params: { id: uid } });
  if (!advisor.isSuccess) return <PageCallState call={advisor} lines={6} />;
  const { data } = advisor;
  const tile = (label: string, value: number) => ({ label, value: format.number(value) });
  const sees = session.is_office || session.is_org_admin || session.profile?.uid === uid;
  return (
    <>
      <PageHeader
        title={data.display_name}
        note={[data.code, format.name(data.cathedra_name)].filter(Boolean).join(' · ')}
      />
      <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!data.is_advisor && <p className="mut">{t('view.not_marked')}</p>}
        <Tiles
          label={t('view.numbers')}
          tiles={[
            tile(t('list.students'), data.students),
            tile(t('list.not_started'), data.not_started),
            tile(t('list.choosing'), data.choosing),
            tile(t('list.with_advisor'), data.with_advisor),
            tile(t('list.in_review'), data.in_review),
            tile(t('list.returned'), data.returned),
            tile(t('list.confirmed'), data.confirmed),
            {
              label: t('list.mean_hours'),
              value: hours(data.mean_hours),
              hint: data.oldest_waiting
                ? t('report.oldest', { date: format.shortDateTime(data.oldest_waiting) })
                : undefined,
            },
          ]}
        />
        <section aria-label={t('view.students')}>
          {sees ? (
            <StudentsTable advisor={uid} storeKey={`advisor-${uid}`} />
          ) : (
            <Panel>
              <EmptyState>{t('view.others')}</EmptyState>
            </Panel>
          )}
        </section>
      </Box>
    </>
  );
}
