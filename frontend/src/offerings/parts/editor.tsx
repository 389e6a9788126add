import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { historyReaders } from '@portal/event-schemas/audit/history-readers.ts';
import { planners } from '@portal/event-schemas/offerings/roles.ts';
import type { PlannedCourseView, PlannedLesson } from '@portal/event-schemas/offerings/views.ts';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useInAddress, useTabInAddress } from '../../app/use-in-address.ts';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useMay } from '../../entity/may.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { EmptyState } from '../../shell/states.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useOfferingsText } from '../text.ts';
import { CourseActs } from './course-acts.tsx';
import { CourseItself } from './course-itself.tsx';
import { CourseWeek } from './course-week.tsx';
import { LessonCard } from './lesson-card.tsx';
import {
  addFlux,
  addLesson,
  changeLesson,
  lessonsIn,
  moveMeeting,
  planOf,
  removeLesson,
  renamed,
  type Plan,
} from './plan.ts';
import { SaveBar } from './save-bar.tsx';
import { OfferingStateChip } from './state.tsx';
import { useChecks } from './use-checks.ts';
import { useSavePlan } from './use-save-plan.ts';

const ImpactDialog = lazy(async () => ({ default: (await import('./impact-dialog.tsx')).ImpactDialog }));
const StreamHistoryDialog = lazy(async () => ({
  default: (await import('../../entity/stream-history.tsx')).StreamHistoryDialog,
}));
const same = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Names of the teachers and rooms of a course as it is saved. */
const namesIn = ({ fluxes, teacher }: PlannedCourseView): Record<string, string> => ({
  ...(teacher ? { [teacher.uid]: teacher.display_name } : {}),
  ...Object.fromEntries(
    fluxes
      .flatMap(({ lessons }) => lessons)
      .flatMap(lesson => [
        ...(lesson.teacher ? [[lesson.teacher, lesson.teacher_name ?? '']] : []),
        ...(lesson.room ? [[lesson.room, lesson.room_code ?? '']] : []),
      ]),
  ),
});

/** The editor of a course: its streams with their lessons, the week of it, what it clashes with while it is typed. `course`: as it stands now. */
export function Editor({ course }: { course: PlannedCourseView }) {
  const t = useOfferingsText();
  const format = useFormat();
  const link = useLink();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const may = useMay();
  const past = useReadOnlyReason();
  const readOnly = !may(planners) || past !== undefined;
  // What the editor was opened with stays until it is saved or given up, whatever others do meanwhile.
  const [saved, setSaved] = useState(course);
  const [plan, setPlan] = useState(() => planOf(course));
  const [found, setFound] = useState<Record<string, string>>({});
  const [[named], openLesson] = useInAddress('lesson');
  const [tab, setTab] = useTabInAddress(['lessons', 'week']);
  const [showsHistory, setShowsHistory] = useState(false);
  const dirty = !same(plan, planOf(saved));
  const take = (fresh: PlannedCourseView): void => {
    setSaved(fresh);
    setPlan(planOf(fresh));
  };
  const save = useSavePlan({
    saved,
    onSaved: (fresh, sent, uids) => {
      setSaved(fresh);
      // What was typed while it was saved stays.
      setPlan(now => (now === sent ? planOf(fresh) : renamed(now, uids)));
      if (named && uids[named]) openLesson([uids[named]]);
    },
  });
  // Seats in use and the state are always those of now; of the plan what others saved is taken while nothing is typed here.
  const others = !same(planOf(course), planOf(saved));
  useEffect(() => {
    if (!dirty && !save.busy && course !== saved && course.changed_at >= saved.changed_at) take(course);
  });

  const checks = useChecks(course, plan, !past);
  const names = useMemo(() => ({ ...namesIn(course), ...namesIn(saved), ...found }), [course, saved, found]);
  const lessons = lessonsIn(plan);
  const known = useMemo(
    () => new Map<string, PlannedLesson>(course.fluxes.flatMap(flux => flux.lessons.map(one => [one.uid, one]))),
    [course],
  );
  const term = course.study_period ?? { uid: '', weeks: 15 };
  const change = (next: Plan, looked: Record<string, string> = {}): void => {
    setFound({ ...found, ...looked });
    setPlan(next);
    save.clear();
  };
  /** The last lesson is the new one: it is opened. */
  const add = (next: Plan, flux = next.fluxes.at(-1)!.uid): void => {
    change(next);
    openLesson([next.fluxes.find(({ uid }) => uid === flux)!.lessons.at(-1)!.uid]);
  };
  const errorsOf = (uid: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(save.errors).flatMap(([place, text]) =>
        place.startsWith(`${uid}.`) ? [[place.slice(uid.length + 1), text]] : [],
      ),
    );
  const faulty = lessons.find(({ uid }) => Object.keys(errorsOf(uid)).length > 0)?.uid;
  const open = named ?? null;
  // What was refused is shown where it was typed.
  useEffect(() => {
    if (faulty && faulty !== open) openLesson([faulty]);
    // Only a new fault opens its lesson.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [save.errors]);
  // Whoever comes from a clash of another course is shown the lesson that it names.
  useEffect(() => {
    if (open) document.getElementById(`lesson-${open}`)?.scrollIntoView?.({ block: 'center' });
    // At the first sight alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const clashes = (checks?.clashes ?? []).filter(one => !one.warning).length;

  return (
    <>
      <UnsavedGuard dirty={dirty} />
      <PageHeader
        title={format.name(course.name)}
        note={[
          course.code,
          course.study_period && format.name(course.study_period.name),
          format.name(course.cathedra?.name),
        ]
          .filter(Boolean)
          .join(' · ')}
        status={<OfferingStateChip state={course.state} />}
        actions={
          <>
            {may(historyReaders) && <Button onClick={() => setShowsHistory(true)}>{t('history')}</Button>}
            {course.state !== 'draft' && canOpen('course-offering') && (
              <Button component={Link} to={link('course-offering', { uid: course.uid })}>
                {t('students')}
              </Button>
            )}
            <CourseActs
              course={course}
              blocked={dirty ? t('save_first') : undefined}
              onDone={act => {
                if (act === 'discard') void navigate(link('planned-courses'));
              }}
            />
          </>
        }
      />
      {(others || save.stale) && dirty && (
        <Note tone="warn" style={{ marginBottom: 12 }}>
          {t('changed_meanwhile')}{' '}
          <Button
            size="small"
            onClick={() => {
              save.settle();
              take(course);
            }}
          >
            {t('take_theirs')}
          </Button>{' '}
          <Button
            size="small"
            onClick={() => {
              save.settle();
              setSaved(course);
            }}
          >
            {t('keep_mine')}
          </Button>
        </Note>
      )}
      <div>
        <TabBar
          label={t('parts')}
          tabs={[
            { id: 'lessons', label: t('tab.lessons') },
            { id: 'week', label: t('tab.week') },
          ]}
          selected={tab}
          onSelect={setTab}
        />
        <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} style={{ marginTop: 'var(--s4)' }}>
          {tab === 'week' ? (
            <CourseWeek
              course={course}
              plan={plan}
              checks={checks}
              names={names}
              onMove={readOnly ? undefined : (slot, to) => change(moveMeeting(plan, slot, to))}
            />
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <CourseItself
                course={course}
                plan={plan}
                errors={save.errors}
                readOnly={readOnly}
                onChange={(changed, looked) => change({ ...plan, ...changed }, looked)}
              />
              {plan.fluxes.length === 0 && (
                <EmptyState
                  title={t('no_lessons')}
                  action={
                    !readOnly && (
                      <Button variant="contained" onClick={() => add(addFlux(plan))}>
                        {t('add_flux')}
                      </Button>
                    )
                  }
                >
                  {t('no_lessons_hint')}
                </EmptyState>
              )}
              {plan.fluxes.map(flux => (
                <Panel
                  key={flux.uid}
                  title={t('flux', { number: flux.number })}
                  note={t('lessons_count', { smart_count: flux.lessons.length })}
                  actions={
                    !readOnly && (
                      <Button
                        size="small"
                        aria-label={`${t('add_lesson')}: ${t('flux', { number: flux.number })}`}
                        onClick={() => add(addLesson(plan, flux.uid), flux.uid)}
                      >
                        {t('add_lesson')}
                      </Button>
                    )
                  }
                  flush
                >
                  <ul>
                    {flux.lessons.map(lesson => (
                      <LessonCard
                        key={lesson.uid}
                        lesson={lesson}
                        lessons={lessons}
                        siblings={flux.lessons}
                        saved={known.get(lesson.uid)}
                        term={term}
                        checks={checks}
                        errors={errorsOf(lesson.uid)}
                        names={names}
                        open={open === lesson.uid}
                        readOnly={readOnly}
                        onToggle={() => openLesson(open === lesson.uid ? [] : [lesson.uid])}
                        onChange={(changed, looked) => change(changeLesson(plan, lesson.uid, changed), looked)}
                        onRemove={() => change(removeLesson(plan, lesson.uid))}
                      />
                    ))}
                  </ul>
                </Panel>
              ))}
              {!readOnly && plan.fluxes.length > 0 && (
                <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => add(addFlux(plan))}>
                  {t('add_flux')}
                </Button>
              )}
            </Box>
          )}
        </div>
      </div>
      {!readOnly && (dirty || Object.keys(save.errors).length > 0) && (
        <SaveBar
          clashes={clashes}
          error={save.errors[''] ?? save.errors['fluxes']}
          busy={save.busy}
          onSave={() => void save.save(plan)}
          onUndo={() => {
            take(course);
            save.clear();
          }}
        />
      )}
      <Suspense fallback={null}>
        {save.impact && (
          <ImpactDialog
            impact={save.impact}
            fluxes={[...plan.fluxes, ...saved.fluxes]}
            refused={save.refused}
            busy={save.busy}
            onSave={(students, reason) => void save.saveWith(plan, students, reason)}
            onClose={save.leaveImpact}
          />
        )}
        {showsHistory && (
          <StreamHistoryDialog
            title={t('history_of', { name: `${course.code} ${format.name(course.name)}` })}
            stream={course.stream}
            onClose={() => setShowsHistory(false)}
          />
        )}
      </Suspense>
    </>
  );
}
