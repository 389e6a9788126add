import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { PageCallState, PageHeader } from '../../../shell/page-header.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { CallState, EmptyState, ErrorState, Skeletons } from '../../../shell/states.tsx';
import { cardKey, useBasket, useCourse, useCourseActs, useQueue } from '../../../registration/api.ts';
import { useSummer, useSummerCourses } from '../../calls.ts';
import { usePlanText } from '../../text.ts';
import { useWatches, useWatching } from '../../../registration/api.ts';
import { useRegistrationText as useText } from '../../../registration/api.ts';
import { CourseDetail } from '../../../registration/api.ts';
import { CreditBar } from '../../../registration/api.ts';
import { firstChoice, type Choice } from '../../../registration/api.ts';
import { MyCard } from '../../../registration/api.ts';
import { PeriodLine, StatusOfCard } from '../../../registration/api.ts';
import { placedLessons } from '../../../registration/api.ts';
import { WeekGrid } from '../../../registration/api.ts';
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
  const words = useText();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const selected = search.get('course');
  const info = useCall(
    'GET /registration/my_registration/',
    { query: { study_period: period } },
    { live: { channel: 'registration', keys: [cardKey(card)] } },
  );
  const registration = info.data?.registration;
  const courses = useSummerCourses(card);
  const basket = useBasket(card, period);
  const queue = useQueue(card, period);
  const course = useCourse(selected, card);
  const watches = useWatches(card, period);
  const watching = useWatching(card);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const refused = useCallback(
    (uid: string, message: string) => setRefusals(before => ({ ...before, [uid]: message })),
    [],
  );
  const acts = useCourseActs(card, refused);
  const open = (uid: string): void => setSearch({ course: uid }, { replace: true, preventScrollReset: true });
  const choice = selected ? (choices[selected] ?? (course.data ? firstChoice(course.data.fluxes) : null)) : null;
  const items = useMemo(() => basket.data?.results ?? [], [basket.data]);
  const placed = useMemo(
    () => placedLessons(items, course.data, choice, format.name),
    [items, course.data, choice, format],
  );
  const editable = registration?.status_info.editable ?? false;
  const closed = editable ? why : '';
  const error = courses.error ?? basket.error ?? queue.error;
  const reload = (): void => void Promise.all([courses.refetch(), basket.refetch(), queue.refetch()]);
  return (
    <>
      <PageHeader
        status={registration && <StatusOfCard status={registration.status_info.status} />}
        note={registration ? <PeriodLine info={registration} /> : t('summer.limit', { limit })}
      />
      {why && <Alert severity="info">{why}</Alert>}
      {registration && <CreditBar info={registration} items={items} />}
      {error && <ErrorState error={error} retry={reload} />}
      <Box
        sx={{
          display: 'grid',
          gap: 'var(--s4)',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
        }}
      >
        {courses.data ? (
          <SummerCourses courses={courses.data} selected={selected} onSelect={open} />
        ) : (
          !error && <Skeletons lines={6} />
        )}
        <Box sx={{ display: 'grid', gap: 'var(--s4)', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {selected === null && (
            <Panel>
              <EmptyState title={words('detail.pick')}>{t('summer.limit', { limit })}</EmptyState>
            </Panel>
          )}
          {selected !== null && <CallState call={course} lines={5} />}
          {course.data && registration && (
            <CourseDetail
              key={course.data.uid}
              course={course.data}
              choice={choice}
              onChoose={next => setChoices(before => ({ ...before, [course.data.uid]: next }))}
              placed={placed.filter(lesson => lesson.as !== 'tried')}
              acts={acts}
              refusal={refusals[course.data.uid] ?? ''}
              editable={editable}
              closed={closed}
              credits={registration.credits}
              onOpen={open}
              entry={queue.data?.results.find(one => one.uid === course.data.uid)}
              watching={{
                ...watching,
                on: watches.data?.results.some(one => one.uid === course.data.uid && one.status === 'waiting') ?? false,
              }}
            />
          )}
          {basket.data && queue.data && (
            <MyCard
              basket={basket.data}
              queue={queue.data}
              acts={acts}
              refusals={refusals}
              editable={editable}
              closed={closed}
              onOpen={open}
              onExpired={reload}
            />
          )}
          <WeekGrid placed={placed} />
        </Box>
      </Box>
    </>
  );
}
