import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../app/portal.ts';
import { ApiRefusal } from '../../http/refusal.ts';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../shell/states.tsx';
import { PageHeader } from '../../shell/page-header.tsx';

import { useBasket, useCourse, useCourseActs, useQueue, useSidebar, useYearSemester } from '../calls.ts';
import { CourseDetail } from '../parts/course-detail.tsx';
import { CourseSidebar } from '../parts/course-sidebar.tsx';
import { CreditBar } from '../parts/credit-bar.tsx';
import { firstChoice, type Choice } from '../parts/lesson-choice.ts';
import { MyCard } from '../parts/my-card.tsx';
import { PeriodLine, StatusOfCard } from '../parts/period-line.tsx';
import { placedLessons } from '../parts/placed-lessons.ts';
import { WeekGrid } from '../parts/week-grid.tsx';
import { useText } from '../text.ts';

/** Online course registration of a student (portal.md §2): courses, the chosen course, the card, the week. */
export default function OnlineRegistration() {
  const t = useText();
  if (useSession().is_student) return <OfStudent />;
  return (
    <>
      <PageHeader />
      <Panel><EmptyState title={t('no_card.title')}>{t('no_card.hint')}</EmptyState></Panel>
    </>
  );
}

function OfStudent() {
  const t = useText();
  const info = useYearSemester();
  if (info.isPending) return <><PageHeader /><Skeletons lines={5} /></>;
  if (info.error instanceof ApiRefusal && info.error.status < 500) {
    return (
      <>
        <PageHeader />
        <Panel><EmptyState title={t('no_period.title')} action={<Button onClick={() => void info.refetch()}>{t('no_period.retry')}</Button>}>{info.error.message}</EmptyState></Panel>
      </>
    );
  }
  if (info.isError) return <><PageHeader /><ErrorState error={info.error} retry={() => void info.refetch()} /></>;
  return <Registration info={info.data} />;
}

function Registration({ info }: { info: YearSemester }) {
  const t = useText();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const selected = search.get('course');
  const card = info.status_info.uid;
  const period = info.study_period.uid;
  const sidebar = useSidebar(period, card);
  const basket = useBasket(card, period);
  const queue = useQueue(card, period);
  const course = useCourse(selected);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const refused = useCallback((uid: string, message: string) => setRefusals(before => ({ ...before, [uid]: message })), []);
  const acts = useCourseActs(card, refused);
  const open = (uid: string): void => setSearch({ course: uid }, { replace: true, preventScrollReset: true });

  const choice = selected ? (choices[selected] ?? (course.data ? firstChoice(course.data.fluxes) : null)) : null;
  const items = useMemo(() => basket.data?.results ?? [], [basket.data]);
  const placed = useMemo(() => placedLessons(items, course.data, choice, format.name), [items, course.data, choice, format]);
  const editable = info.status_info.editable;
  const error = sidebar.error ?? basket.error ?? queue.error;

  return (
    <>
      <PageHeader status={<StatusOfCard status={info.status_info.status} />} note={<PeriodLine info={info} />} />
      {info.rejected && (
        <Alert severity="warning">
          <b>{t('rejected.title')}</b> ({t('rejected.by', { name: info.rejected.advisor?.display_name ?? '', date: format.dateTime(info.rejected.at) })}): {info.rejected.comment}
        </Alert>
      )}
      {!editable && <Alert severity="info">{t('readonly', { status: t(`status.${info.status_info.status}`) })}</Alert>}
      <CreditBar info={info} waiting={(queue.data?.results.length ?? 0) > 0} />
      {error && <ErrorState error={error} retry={() => void Promise.all([sidebar.refetch(), basket.refetch(), queue.refetch()])} />}
      <Box sx={{ display: 'grid', gap: 'var(--s4)', alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' }, '@media (min-width: 1600px)': { gridTemplateColumns: '300px minmax(0, 1fr) 340px' } }}>
        {sidebar.data ? <CourseSidebar list={sidebar.data} selected={selected} onSelect={open} /> : <Skeletons lines={5} />}
        <Box sx={{ display: 'grid', gap: 'var(--s4)', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {selected === null && <Panel><EmptyState title={t('detail.pick')}>{t('detail.pick_hint')}</EmptyState></Panel>}
          {selected !== null && course.isPending && <Skeletons lines={5} />}
          {course.isError && <ErrorState error={course.error} retry={() => void course.refetch()} />}
          {course.data && (
            <CourseDetail
              key={course.data.uid} course={course.data} choice={choice} onChoose={next => setChoices(before => ({ ...before, [course.data.uid]: next }))}
              placed={placed.filter(lesson => !lesson.tried)} acts={acts} refusal={refusals[course.data.uid] ?? ''} editable={editable}
            />
          )}
          <WeekGrid placed={placed} />
        </Box>
        <Box sx={{ gridColumn: { md: '2' }, minWidth: 0, '@media (min-width: 1600px)': { gridColumn: '3' } }}>
          {basket.data && queue.data ? <MyCard basket={basket.data} queue={queue.data} acts={acts} editable={editable} onOpen={open} onExpired={() => void Promise.all([basket.refetch(), queue.refetch(), sidebar.refetch()])} /> : !error && <Skeletons lines={5} />}
        </Box>
      </Box>
    </>
  );
}
