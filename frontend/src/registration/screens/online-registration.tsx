import type { SidebarList, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { lazy } from 'react';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { useMyRegistration, useSidebar } from '../calls.ts';
import { CourseList } from '../parts/course-list.tsx';
import { PeriodLine, StatusOfCard } from '../parts/period-line.tsx';
import { usePlanned } from '../parts/planned.ts';
import { Planner } from '../parts/planner.tsx';
import { PlannerViews } from '../parts/planner-views.tsx';
import { PlanChoice } from '../parts/student/plan-choice.tsx';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';
import { Builder, Plans, Ways } from '../../week-plans/api.ts';

const Beside = lazy(() => import('../parts/student/beside.tsx'));

/** Online course registration of a student (portal.md §2): the courses, the week, the card. */
export default function OnlineRegistration() {
  const t = useText();
  if (useSession().is_student) return <OfStudent />;
  return (
    <>
      <PageHeader />
      <Panel>
        <EmptyState title={t('no_card.title')}>{t('no_card.hint')}</EmptyState>
      </Panel>
    </>
  );
}

function OfStudent() {
  const t = useText();
  const info = useMyRegistration();
  if (!info.isSuccess) return <PageCallState call={info} lines={5} />;
  const { registration, obstacle } = info.data;
  if (!registration)
    return (
      <>
        <PageHeader />
        <Panel>
          <EmptyState
            title={t('no_period.title')}
            action={
              <button type="button" className="button" onClick={() => void info.refetch()}>
                {t('no_period.retry')}
              </button>
            }
          >
            {obstacle!.message}
          </EmptyState>
        </Panel>
      </>
    );
  return <Registration info={registration} />;
}

function Registration({ info }: { info: YearSemester }) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const card = info.status_info.uid;
  const period = info.study_period.uid;
  const courses = useSidebar(period, card);
  const { editable } = info.status_info;
  const rules = info.super_user
    ? 'add_drop'
    : info.registration_period?.status === 'current'
      ? info.registration_period.kind
      : null;
  return (
    <Planner
      info={info}
      closed={editable ? info.obstacles.map(obstacle => obstacle.message).join(' ') : ''}
      head={
        <>
          <PageHeader
            status={<StatusOfCard status={info.status_info.status} />}
            note={<PeriodLine info={info} />}
            actions={courses.data && <PlannerViews />}
          />
          {info.rejected && (
            <Note tone="warn">
              <b>{t('rejected.title')}</b> (
              {t('rejected.by', {
                name: info.rejected.advisor?.display_name ?? '',
                date: format.dateTime(info.rejected.at),
              })}
              ): <span style={{ whiteSpace: 'pre-line' }}>{info.rejected.comment}</span>
            </Note>
          )}
          <UnmetConditions info={info} />
          <PlanChoice card={card} />
        </>
      }
      courses={courses}
      ways={Ways}
      renderView={(view, whole) =>
        courses.data &&
        (view === 'build' ? <Builder list={courses.data} {...whole} /> : view === 'plans' && <Plans {...whole} />)
      }
      list={courses.data && <Courses list={courses.data} />}
      help={
        <Beside card={card} period={period} editable={editable} rules={rules && editable ? s(`rules.${rules}`) : ''} />
      }
    />
  );
}

const Courses = ({ list }: { list: SidebarList }) => <CourseList list={list} {...usePlanned()} />;

/** Why nothing can be changed now: every condition that is not met, in its own words. */
function UnmetConditions({ info }: { info: YearSemester }) {
  const t = useText();
  const s = useStudentText();
  const { editable, status } = info.status_info;
  if (editable && info.obstacles.length === 0) return null;
  return (
    <Note tone={editable ? 'warn' : 'info'}>
      {!editable && info.obstacles.length === 0 && <b>{t('readonly', { status: t(`status.${status}`) })}</b>}
      {editable && <b>{s('conditions.unmet')}. </b>}
      {info.obstacles.map(obstacle => obstacle.message).join(' ')}
    </Note>
  );
}
