import Box from '@mui/material/Box';
import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';

import { useBasket, useCourse, useCourseActs, useQueue, useSidebar, useMyRegistration } from '../calls.ts';
import { CourseSidebar } from '../parts/course-sidebar.tsx';
import { CreditBar } from '../parts/credit-bar.tsx';
import { firstChoice, type Choice } from '../parts/lesson-choice.ts';
import { MyCard } from '../parts/my-card.tsx';
import { PeriodLine, StatusOfCard } from '../parts/period-line.tsx';
import { placedLessons } from '../parts/placed-lessons.ts';
import { PlanChoice } from '../parts/student/plan-choice.tsx';
import { WeekGrid } from '../parts/week-grid.tsx';
import { useWatches, useWatching } from '../student-calls.ts';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';

const CourseDetail = lazy(() => import('../parts/course-detail.tsx').then(file => ({ default: file.CourseDetail })));
const Beside = lazy(() => import('../parts/student/beside.tsx'));

const wide = '@media (min-width: 1600px)';
/** Where people are taken to: below the bar at the top. */
const target = { minWidth: 0, scrollMarginTop: 72, '&:focus-visible': { boxShadow: 'none' } };
/**
 * On a phone all in a row; else the list beside everything; on a wide screen the card has a column, too. What is short
 * leaves no gap in the row of what is long.
 */
const places = {
  page: {
    display: 'grid',
    gap: 'var(--s4)',
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
    gridTemplateRows: { md: 'auto auto 1fr' },
    [wide]: { gridTemplateColumns: '300px minmax(0, 1fr) 340px', gridTemplateRows: 'auto 1fr' },
  },
  list: { ...target, gridRow: { md: '1 / span 3' }, [wide]: { gridRow: '1 / span 2' } },
  card: { minWidth: 0, gridColumn: { md: '2' }, [wide]: { gridColumn: '3', gridRow: '1 / span 2' } },
  beside: { minWidth: 0, gridColumn: { md: '2' } },
};

/** Online course registration of a student (portal.md §2): courses, the chosen course, the card, the week. */
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
  const [search, setSearch] = useSearchParams();
  const selected = search.get('course');
  const card = info.status_info.uid;
  const period = info.study_period.uid;
  const sidebar = useSidebar(period, card);
  const basket = useBasket(card, period);
  const queue = useQueue(card, period);
  const course = useCourse(selected, card);
  const watches = useWatches(card, period);
  const watching = useWatching(card);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const atCourse = useRefusals();
  const onCard = useRefusals();
  const acts = useCourseActs(card, atCourse.tell);
  const cardActs = useCourseActs(card, onCard.tell);
  const detail = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The keyboard follows to the course, as the eye does. */
  const open = (uid: string): void => {
    setSearch({ course: uid }, { replace: true, preventScrollReset: true });
    detail.current?.focus({ preventScroll: window.matchMedia('(min-width: 900px)').matches });
  };

  const choice = selected ? (choices[selected] ?? (course.data ? firstChoice(course.data.fluxes) : null)) : null;
  const items = useMemo(() => basket.data?.results ?? [], [basket.data]);
  const placed = useMemo(
    () => placedLessons(items, course.data, choice, format.name),
    [items, course.data, choice, format],
  );
  const editable = info.status_info.editable;
  const closed = editable ? info.obstacles.map(obstacle => obstacle.message).join(' ') : '';
  const rules = info.super_user
    ? 'add_drop'
    : info.registration_period?.status === 'current'
      ? info.registration_period.kind
      : null;
  const error = sidebar.error ?? basket.error ?? queue.error;

  return (
    <>
      <PageHeader status={<StatusOfCard status={info.status_info.status} />} note={<PeriodLine info={info} />} />
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
      {rules && editable && <p className="mut">{s(`rules.${rules}`)}</p>}
      <PlanChoice card={card} />
      <CreditBar info={info} items={items} />
      {error && (
        <ErrorState
          error={error}
          retry={() => void Promise.all([sidebar.refetch(), basket.refetch(), queue.refetch()])}
        />
      )}
      <Box sx={places.page}>
        <Box ref={list} tabIndex={-1} sx={places.list}>
          {sidebar.data ? (
            <CourseSidebar list={sidebar.data} selected={selected} onSelect={open} />
          ) : (
            <Skeletons lines={5} />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 'var(--s4)', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box ref={detail} tabIndex={-1} sx={target}>
            {selected === null && (
              <Panel>
                <EmptyState title={t('detail.pick')}>{t('detail.pick_hint')}</EmptyState>
              </Panel>
            )}
            {selected !== null && <CallState call={course} lines={5} />}
            {course.data && (
              <Suspense fallback={<Skeletons lines={5} />}>
                <CourseDetail
                  key={course.data.uid}
                  course={course.data}
                  choice={choice}
                  onChoose={next => setChoices(before => ({ ...before, [course.data.uid]: next }))}
                  placed={placed.filter(lesson => lesson.as !== 'tried')}
                  acts={acts}
                  credits={info.credits}
                  refusal={atCourse.refusals[course.data.uid] ?? ''}
                  editable={editable}
                  closed={closed}
                  onOpen={open}
                  entry={queue.data?.results.find(one => one.uid === course.data.uid)}
                  watching={{
                    ...watching,
                    on:
                      watches.data?.results.some(one => one.uid === course.data.uid && one.status === 'waiting') ??
                      false,
                  }}
                />
              </Suspense>
            )}
            {selected !== null && (
              <Box sx={{ display: { xs: 'block', md: 'none' }, pt: 'var(--s3)' }}>
                <button type="button" className="button" onClick={() => list.current?.focus()}>
                  {t('list.back')}
                </button>
              </Box>
            )}
          </Box>
          <WeekGrid placed={placed} />
        </Box>
        <Box sx={places.card}>
          {basket.data && queue.data ? (
            <MyCard
              basket={basket.data}
              queue={queue.data}
              acts={cardActs}
              refusals={onCard.refusals}
              editable={editable}
              closed={closed}
              onOpen={open}
              onExpired={() => void Promise.all([basket.refetch(), queue.refetch(), sidebar.refetch()])}
            />
          ) : (
            !error && <Skeletons lines={5} />
          )}
        </Box>
        <Box sx={places.beside}>
          <Suspense fallback={<Skeletons lines={4} />}>
            <Beside card={card} period={period} editable={editable} onOpen={open} />
          </Suspense>
        </Box>
      </Box>
    </>
  );
}

/** Refusals by course, where they happened; each stays until the next act on that course. */
function useRefusals() {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const tell = useCallback(
    (uid: string, message: string) => setRefusals(before => ({ ...before, [uid]: message })),
    [],
  );
  return { refusals, tell };
}

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
