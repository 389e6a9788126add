import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { historyReaders } from '@portal/event-schemas/audit/history-readers.ts';
import { planners } from '@portal/event-schemas/offerings/roles.ts';
import type { PlannedCourseView, PlannedLesson } from '@portal/event-schemas/offerings/views.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
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
import { CourseWeek } from './course-week.tsx';
import { LessonCard } from './lesson-card.tsx';
import { Lookup } from './lookup.tsx';
import { addFlux, addLesson, changeLesson, lessonsIn, moveMeeting, planOf, removeLesson, type Plan } from './plan.ts';
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
    onSaved: (fresh, uids) => {
      take(fresh);
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
  const change = (next: Plan): void => {
    setPlan(next);
    save.clear();
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
  const allErrors = Object.keys(save.errors).length;

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
              <Panel title={t('course_itself')}>
                {readOnly ? (
                  <p>
                    {t('in_charge')}: {course.teacher?.display_name ?? '–'} · {t('credits')}:{' '}
                    {format.number(course.credits)}
                  </p>
                ) : (
                  <Box
                    sx={{
                      display: 'grid',
                      gap: '12px',
                      gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 360px) 140px' },
                    }}
                  >
                    <Lookup
                      of="teacher"
                      label={t('in_charge')}
                      chosen={plan.teacher ? [plan.teacher] : []}
                      onChoose={([teacher], looked) => {
                        setFound({ ...found, ...looked });
                        change({ ...plan, teacher: teacher ?? null });
                      }}
                      error={save.errors['teacher']}
                    />
                    <TextField
                      type="number"
                      size="small"
                      label={t('credits')}
                      value={plan.credits}
                      onChange={event => change({ ...plan, credits: Number(event.target.value) })}
                      error={save.errors['credits'] !== undefined}
                      helperText={save.errors['credits']}
                      slotProps={{ htmlInput: { min: 0, max: 60, step: 1 } }}
                    />
                  </Box>
                )}
              </Panel>
              {plan.fluxes.length === 0 && (
                <EmptyState
                  title={t('no_lessons')}
                  action={
                    !readOnly && (
                      <Button variant="contained" onClick={() => change(addFlux(plan))}>
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
                        onClick={() => {
                          const next = addLesson(plan, flux.uid);
                          change(next);
                          openLesson([next.fluxes.find(({ uid }) => uid === flux.uid)!.lessons.at(-1)!.uid]);
                        }}
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
                        onChange={(changed: Partial<Lesson>, looked) => {
                          if (looked) setFound({ ...found, ...looked });
                          change(changeLesson(plan, lesson.uid, changed));
                        }}
                        onRemove={() => change(removeLesson(plan, lesson.uid))}
                      />
                    ))}
                  </ul>
                </Panel>
              ))}
              {!readOnly && plan.fluxes.length > 0 && (
                <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => change(addFlux(plan))}>
                  {t('add_flux')}
                </Button>
              )}
            </Box>
          )}
        </div>
      </div>
      {!readOnly && (dirty || allErrors > 0) && (
        <Box
          role="region"
          aria-label={t('unsaved')}
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 3,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            padding: '10px 16px',
            marginTop: 2,
            border: '1px solid var(--line)',
            borderRadius: 'var(--radius)',
            background: 'var(--surface)',
          }}
        >
          <Box role="status" sx={{ flex: '1 1 200px', font: 'var(--t-label)' }}>
            {t('unsaved')}
            {clashes > 0 && (
              <Box component="span" sx={{ color: 'var(--bad)' }}>{` · ${t('clashes', { smart_count: clashes })}`}</Box>
            )}
          </Box>
          <Button variant="text" disabled={save.busy} onClick={() => take(course)}>
            {t('undo_all')}
          </Button>
          <Button variant="contained" loading={save.busy} onClick={() => void save.save(plan)}>
            {t('save')}
          </Button>
          {(save.errors[''] ?? save.errors['fluxes']) !== undefined && (
            <div role="alert" className="form-error" style={{ flex: '1 1 100%' }}>
              {save.errors[''] ?? save.errors['fluxes']}
            </div>
          )}
        </Box>
      )}
      <Suspense fallback={null}>
        {save.impact && (
          <ImpactDialog
            impact={save.impact}
            lessons={[...lessons, ...lessonsIn(planOf(saved))]}
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
