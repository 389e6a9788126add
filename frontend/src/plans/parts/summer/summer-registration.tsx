import Alert from '@mui/material/Alert';
import { useCall } from '../../../http/use-call.ts';
import { PageCallState, PageHeader } from '../../../shell/page-header.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState } from '../../../shell/states.tsx';
import { cardKey, PeriodLine, Planner, StatusOfCard, usePlanned } from '../../../registration/api.ts';
import { Ways } from '../../../week-plans/api.ts';
import { useSummer, useSummerCourses, type SummerDiscipline } from '../../calls.ts';
import { usePlanText } from '../../text.ts';
import { SummerCourses } from './summer-courses.tsx';

/** The summer term of a student: its courses, its card, at most the summer limit. */
export default function SummerOfStudent() {
  const t = usePlanText();
  const summer = useSummer();
  if (!summer.isSuccess) return <PageCallState call={summer} lines={6} />;
  const { study_period, card, obstacles, limit } = summer.data;
  if (!study_period || !card)
    return (
      <>
        <PageHeader />
        <Panel>
          <EmptyState title={t('summer.no_term')}>{t('summer.no_term_hint')}</EmptyState>
        </Panel>
      </>
    );
  return (
    <Summer period={study_period.uid} card={card} why={obstacles.map(one => one.message).join(' ')} limit={limit} />
  );
}

function Summer({ period, card, why, limit }: { period: string; card: string; why: string; limit: number }) {
  const t = usePlanText();
  const info = useCall(
    'GET /registration/my_registration/',
    { query: { study_period: period } },
    { live: { channel: 'registration', keys: [cardKey(card)] } },
  );
  const courses = useSummerCourses(card);
  if (!info.isSuccess) return <PageCallState call={info} lines={6} />;
  const { registration, obstacle } = info.data;
  if (!registration)
    return (
      <>
        <PageHeader note={t('summer.limit', { limit })} />
        <Alert severity="info">{why || obstacle?.message}</Alert>
        <CallState call={courses} lines={6} />
        {courses.data && <SummerCourses courses={courses.data} limit={limit} selected={null} />}
      </>
    );
  return (
    <Planner
      ways={Ways}
      info={registration}
      closed={registration.status_info.editable ? why : ''}
      head={
        <>
          <PageHeader
            status={<StatusOfCard status={registration.status_info.status} />}
            note={<PeriodLine info={registration} />}
          />
          {why && <Alert severity="info">{why}</Alert>}
        </>
      }
      courses={courses}
      list={courses.data && <Planning courses={courses.data} limit={limit} />}
    />
  );
}

const Planning = (props: { courses: readonly SummerDiscipline[]; limit: number }) => (
  <SummerCourses {...props} {...usePlanned()} />
);
