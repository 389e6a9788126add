import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CardItem, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useFormat } from '../../i18n/format.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { CallState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useBasket, useCourse, useCourseActs, useQueue } from '../calls.ts';
import { useWatches, useWatching } from '../student-calls.ts';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { WaysProps } from './course-panel.tsx';
import { firstChoice, type Choice } from './lesson-choice.ts';
import { MyCard } from './my-card.tsx';
import { nothingSought, PlannedContext } from './planned.ts';
import { PlannedWeek } from './planned-week.tsx';
import { placedLessons } from './placed-lessons.ts';
import { places } from './planner-places.ts';
import { isSendable } from './sendable.ts';
import { useCourseAddress } from './use-course-address.ts';
import { useLookedAt } from './use-looked-at.ts';
import { useRefusals } from './use-refusals.ts';

const CoursePanel = lazy(() => import('./course-panel.tsx').then(file => ({ default: file.CoursePanel })));

/** What concerns all courses of a term. `items`: all that the student has; `onTaken`: after a whole week is. */
interface WholeTerm {
  info: YearSemester;
  items: readonly CardItem[];
  onTaken: () => void;
}
interface Props {
  info: YearSemester;
  /** Why no course can be chosen now; empty = nothing stands against it. */
  closed: string;
  /** The heading of the page, and what there is to know before anything else. */
  head: ReactNode;
  /** The courses to choose from; undefined: not there yet. */
  list: ReactNode;
  /** Why there is no list, and how to ask again. */
  courses: { error: Error | null; refetch: () => Promise<unknown> };
  /** Offers ways to take the course that is open. */
  ways?: ComponentType<WaysProps>;
  /** What stands in the place of the three parts at a `?view=` of the address; nothing: the parts. */
  renderView?: (view: string, whole: WholeTerm) => ReactNode;
  /** What helps to choose. */
  help?: ReactNode;
}

const parts = ['courses', 'week', 'card', 'help'] as const;
const ids = { course: 'planner-course', card: 'planner-card' };

/**
 * A student plans a term: the courses, the week, the card, side by side and all in sight from 1280 px. On a phone each is a page of its own, a
 * course too, with its address; credits, countdown, places in line and Send stay at the bottom.
 */
export function Planner({ info, closed, head, list, courses, ways, renderView, help }: Props) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const phone = useMediaQuery('(max-width: 899.98px)', { noSsr: true });
  const narrow = useMediaQuery('(max-width: 1279.98px)', { noSsr: true });
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { selected, open, close, leave } = useCourseAddress(phone, ids.course);
  const [part, setPart] = useState<(typeof parts)[number]>('courses');
  const [sought, seek] = useState(nothingSought);
  const [looked, look] = useLookedAt();
  const card = info.status_info.uid;
  const period = info.study_period.uid;
  const basket = useBasket(card, period);
  const queue = useQueue(card, period);
  const course = useCourse(selected, card);
  const beside = useCourse(looked === selected ? null : looked, card);
  const watches = useWatches(card, period);
  const watching = useWatching(card);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const atCourse = useRefusals();
  const onCard = useRefusals();
  const acts = useCourseActs(card, atCourse.tell);
  // What was registered on its page needs it no more: one goes on with the list.
  const registerAndLeave: typeof acts.register = async (taken, lessons, audit, inLine) => {
    const done = await acts.register(taken, lessons, audit, inLine);
    if (done && !inLine) leave(taken.uid);
    return done;
  };
  const cardActs = useCourseActs(card, onCard.tell);
  const items = useMemo(() => basket.data?.results ?? [], [basket.data]);
  const placed = useMemo(() => placedLessons(items, format.name), [items, format]);
  const { editable } = info.status_info;
  const error = courses.error ?? basket.error ?? queue.error;
  const reload = (): void => void Promise.all([courses.refetch(), basket.refetch(), queue.refetch()]);

  const showCard = (): void => {
    if (phone || search.has('view')) {
      setSearch({}, { replace: true });
      setPart('card');
    } else document.getElementById(ids.card)?.scrollIntoView({ block: 'start' });
  };

  const listPart = list ?? (!error && <Skeletons lines={8} />);
  const coursePart = selected !== null && (
    <>
      <CallState call={course} lines={6} />
      {course.data && (
        <CoursePanel
          key={course.data.uid}
          card={card}
          course={course.data}
          choice={choices[course.data.uid] ?? firstChoice(course.data.fluxes)}
          onChoose={next => setChoices(before => ({ ...before, [course.data.uid]: next }))}
          placed={placed}
          ways={ways}
          acts={phone ? { ...acts, register: registerAndLeave } : acts}
          credits={info.credits}
          refusal={atCourse.refusals[course.data.uid] ?? ''}
          editable={editable}
          closed={closed}
          onOpen={open}
          onClose={phone ? undefined : close}
          entry={queue.data?.results.find(one => one.uid === course.data.uid)}
          watching={{
            ...watching,
            on: watches.data?.results.some(one => one.uid === course.data.uid && one.status === 'waiting') ?? false,
          }}
        />
      )}
    </>
  );
  const weekPart = <PlannedWeek placed={placed} looked={phone ? undefined : beside.data} onOpen={open} />;
  const cardPart =
    basket.data && queue.data ? (
      <MyCard
        info={info}
        basket={basket.data}
        queue={queue.data}
        acts={cardActs}
        refusals={onCard.refusals}
        editable={editable}
        closed={closed}
        sends={!narrow}
        onOpen={open}
        onExpired={reload}
      />
    ) : (
      !error && <Skeletons lines={5} />
    );
  const bar = narrow && basket.data && queue.data && (
    <BottomBar info={info} basket={basket.data} queue={queue.data} onCard={showCard} />
  );
  const failed = error && <ErrorState error={error} retry={reload} />;
  const waiting = <Skeletons lines={8} />;

  const viewed = search.get('view');
  const viewPart = viewed && basket.data ? renderView?.(viewed, { info, items, onTaken: close }) : null;

  // On a phone what is missing has a line of its own in the bar.
  const missing = isSendable(info) && info.sending.obstacle !== null;
  const page = viewPart ? (
    <Box sx={places.page}>
      {head}
      {failed}
      {viewPart}
      {bar}
    </Box>
  ) : phone ? (
    <Box sx={{ ...places.page, '--bar': missing ? '80px' : '57px' }}>
      {selected === null ? (
        head
      ) : (
        <PageHeader
          {...(course.data && {
            title: format.name(course.data.name),
            note: `${course.data.code} · ${t('courses.credits', { smart_count: course.data.credit })}`,
          })}
          back={{ to: pathname, title: t('courses.title') }}
        />
      )}
      {failed}
      {selected === null && (
        <TabBar
          label={t('list.parts')}
          tabs={parts.filter(id => id !== 'help' || help !== undefined).map(id => ({ id, label: s(`parts.${id}`) }))}
          selected={part}
          onSelect={setPart}
          panels={false}
        />
      )}
      <Box id={ids.course} tabIndex={-1} sx={places.target}>
        <Suspense fallback={waiting}>
          {selected !== null ? coursePart : { courses: listPart, week: weekPart, card: cardPart, help }[part]}
        </Suspense>
      </Box>
      {bar}
    </Box>
  ) : (
    <Box sx={{ ...places.page, '--bar': narrow ? '57px' : '0px' }}>
      {head}
      {failed}
      <Box sx={places.parts}>
        <Box sx={places.list}>{listPart}</Box>
        <Box id={ids.course} tabIndex={-1} sx={{ ...places.target, ...places.week }}>
          <Suspense fallback={waiting}>
            {/* What is looked at in the list stands in the place of the course until one looks away. */}
            {selected !== null && <div hidden={beside.data !== undefined}>{coursePart}</div>}
            {(selected === null || beside.data) && weekPart}
          </Suspense>
        </Box>
        <Box id={ids.card} sx={places.card}>
          <Suspense fallback={waiting}>{cardPart}</Suspense>
        </Box>
      </Box>
      {help && <Suspense fallback={waiting}>{help}</Suspense>}
      {bar}
    </Box>
  );
  return (
    <PlannedContext value={{ selected, onSelect: open, onLook: phone ? () => undefined : look, sought, onSeek: seek }}>
      {page}
    </PlannedContext>
  );
}
