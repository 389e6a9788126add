import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  ReviewBar,
  CardCourses,
  CardHistory,
  CompletedList,
  PlanLines,
  StudentProfile,
  useCard,
  useAdvisingText,
} from '../../advising/api.ts';
import { useLink } from '../../app/links.ts';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useIscText } from '../isc-text.ts';
import { StatusOfCard } from '../parts/period-line.tsx';

const tabs = ['card', 'completed', 'plan', 'history'] as const;

/** applications_review_in_isc/profile: one student's application, to approve, reject with a comment, or change. */
export default function IscApplicationProfile() {
  const t = useIscText();
  const words = useAdvisingText();
  const link = useLink();
  const { uid = '' } = useParams();
  const card = useCard(uid);
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(one => one === search.get('tab')) ?? 'card';
  if (!card.isSuccess) return <PageCallState call={card} />;
  const { data } = card;
  const note = [
    data.student.student_group && words('card.group', { group: data.student.student_group.code }),
    words('card.year', { course: data.student.course }),
  ]
    .filter(Boolean)
    .join(' · ');
  const editable = data.actions.some(one => one.action === 'change' && one.allowed);
  return (
    <>
      <PageHeader
        title={data.student.display_name}
        status={<StatusOfCard status={data.status_info.status} />}
        note={note}
        actions={
          <>
            {editable && (
              <Button component={Link} to={link('isc-application-edit', { uid })}>
                {t('isc.edit')}
              </Button>
            )}
            <Button component={Link} to={link('student-individual-plan', { student: data.student.uid })}>
              {t('isc.plan')}
            </Button>
          </>
        }
      />
      {data.actions.length > 0 && <ReviewBar key={data.uid} card={data} origin={null} />}
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--s4)',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ minWidth: 0, display: 'grid', gap: 'var(--s3)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TabBar
            label={t('isc.tabs_label')}
            tabs={tabs.map(id => ({ id, label: words(`card.tabs.${id}`) }))}
            selected={tab}
            onSelect={next => setSearch({ tab: next }, { replace: true })}
          />
          <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'card' && <CardCourses card={data} />}
            {tab === 'completed' && <CompletedList card={data} />}
            {tab === 'plan' && <PlanLines card={data} />}
            {tab === 'history' && <CardHistory card={data} />}
          </div>
        </Box>
        <StudentProfile card={data} />
      </Box>
    </>
  );
}
