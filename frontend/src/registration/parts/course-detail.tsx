import type { CourseInfo, CreditSummary, QueueList } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Note } from '../../shell/note.tsx';
import { Panel } from '../../shell/panel.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import type { useWatching } from '../student-calls.ts';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';
import { AboutCourse } from './about-course.tsx';
import { CourseActions, type CourseActs } from './course-actions.tsx';
import { completeChoice, type Choice } from './lesson-choice.ts';
import { LessonTable } from './lesson-table.tsx';
import { TeacherRequest } from '../../teacher-requests/api.ts';
import type { PlacedLesson } from './week.ts';

interface Props {
  course: CourseInfo;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
  placed: readonly PlacedLesson[];
  acts: CourseActs;
  credits: CreditSummary;
  watching: ReturnType<typeof useWatching> & { on: boolean };
  /** Why the last act on this course was refused; stays until the next act. */
  refusal: string;
  editable: boolean;
  /** Why no course can be chosen now; empty = nothing stands against it. */
  closed: string;
  /** The student's place in the course's waiting list. */
  entry: QueueList['results'][number] | undefined;
  onOpen: (course: string) => void;
}

/** One course: its streams and lessons with live seats, why it can't be chosen, and what can be done with it. */
export function CourseDetail({
  course,
  choice,
  onChoose,
  placed,
  acts,
  credits,
  watching,
  refusal,
  editable,
  closed,
  entry,
  onOpen,
}: Props) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const [tab, setTab] = useState<'lessons' | 'about'>('lessons');
  const obstacles = course.status === null ? course.locked : [];

  return (
    <Panel
      title={format.name(course.name)}
      note={`${course.code} · ${t('courses.credits', { smart_count: course.credit })}`}
      flush
    >
      <TabBar
        label={format.name(course.name)}
        tabs={[
          { id: 'lessons', label: t('detail.tabs.lessons') },
          { id: 'about', label: t('detail.tabs.about') },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <div role="tabpanel" id="panel-lessons" aria-labelledby="tab-lessons" hidden={tab !== 'lessons'}>
        {course.fluxes.map(flux => (
          <LessonTable
            key={flux.uid}
            course={course}
            flux={flux}
            choice={choice}
            onChoose={onChoose}
            placed={placed}
            disabled={!editable || course.status === 'waiting' || course.status === 'offered'}
            titled={course.fluxes.length > 1}
          />
        ))}
        {obstacles.length > 0 && (
          <Note tone="bad" style={inset}>
            <b>{t('detail.why')}: </b>
            {obstacles.map(obstacle => obstacle.message).join(' ')}
          </Note>
        )}
        {course.status !== 'registered' && course.advice.length > 0 && (
          <Note tone="warn" style={inset}>
            <b>{s('course.advice')}: </b>
            {course.advice.map(one => one.message).join(' ')}
          </Note>
        )}
        <div role="status" aria-live="polite">
          {refusal && (
            <Note tone="bad" style={inset}>
              {refusal}
            </Note>
          )}
        </div>
        {editable && (
          <CourseActions
            course={course}
            choice={choice}
            acts={acts}
            placed={placed}
            credits={credits}
            watching={watching}
            closed={closed}
            entry={entry}
          />
        )}
        <TeacherRequest
          course={course}
          lessons={(completeChoice(course.fluxes, choice) ?? []).map(({ uid }) => uid)}
          acts={acts}
          editable={editable}
        />
      </div>
      <div role="tabpanel" id="panel-about" aria-labelledby="tab-about" hidden={tab !== 'about'}>
        <AboutCourse course={course} shown={tab === 'about'} onOpen={onOpen} />
      </div>
    </Panel>
  );
}

const inset = { margin: 'var(--s4) var(--s4) 0' } as const;
