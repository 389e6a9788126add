import Alert from '@mui/material/Alert';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Panel } from '../../shell/panel.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useText } from '../text.ts';
import { AboutCourse } from './about-course.tsx';
import { CourseActions, type CourseActs } from './course-actions.tsx';
import type { Choice } from './lesson-choice.ts';
import { LessonTable } from './lesson-table.tsx';
import type { PlacedLesson } from './week.ts';

interface Props {
  course: CourseInfo;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
  placed: readonly PlacedLesson[];
  acts: CourseActs;
  /** Why the last act on this course was refused; stays until the next act. */
  refusal: string;
  editable: boolean;
}

/** One course: its streams and lessons with live seats, why it can't be chosen, and what can be done with it. */
export function CourseDetail({ course, choice, onChoose, placed, acts, refusal, editable }: Props) {
  const t = useText();
  const format = useFormat();
  const [tab, setTab] = useState<'lessons' | 'about'>('lessons');
  const obstacles = course.status === null ? course.locked : [];

  return (
    <Panel title={format.name(course.name)} note={`${course.code} · ${t('courses.credits', { smart_count: course.credit })}`} flush>
      <TabBar label={format.name(course.name)} tabs={[{ id: 'lessons', label: t('detail.tabs.lessons') }, { id: 'about', label: t('detail.tabs.about') }]} selected={tab} onSelect={setTab} />
      <div role="tabpanel" id="panel-lessons" aria-labelledby="tab-lessons" hidden={tab !== 'lessons'}>
        {course.fluxes.map(flux => (
          <LessonTable key={flux.uid} course={course} flux={flux} choice={choice} onChoose={onChoose} placed={placed} disabled={!editable} titled={course.fluxes.length > 1} />
        ))}
        {obstacles.length > 0 && (
          <Alert severity="error" icon={false} sx={{ m: 'var(--s4)', mb: 0 }}>
            <b>{t('detail.why')}: </b>
            {obstacles.map(obstacle => obstacle.message).join(' ')}
          </Alert>
        )}
        <div role="status" aria-live="polite">
          {refusal && <Alert severity="error" sx={{ m: 'var(--s4)', mb: 0 }}>{refusal}</Alert>}
        </div>
        {editable && <CourseActions course={course} choice={choice} acts={acts} />}
      </div>
      <div role="tabpanel" id="panel-about" aria-labelledby="tab-about" hidden={tab !== 'about'}>
        <AboutCourse course={course} />
      </div>
    </Panel>
  );
}
