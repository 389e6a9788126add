import Box from '@mui/material/Box';
import type { CourseInfo, CreditSummary, QueueList } from '@portal/event-schemas/registration/views.ts';
import type { ComponentType } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { Note } from '../../shell/note.tsx';
import { Panel } from '../../shell/panel.tsx';
import { TeacherRequest } from '../../teacher-requests/api.ts';
import type { useWatching } from '../student-calls.ts';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';
import { AboutCourse } from './about-course.tsx';
import { CourseActions, type CourseActs } from './course-actions.tsx';
import { CourseSections } from './course-sections.tsx';
import { completeChoice, type Choice } from './lesson-choice.ts';
import type { PlacedLesson } from './clashes.ts';

/** What ways to take a course are made of. */
export interface WaysProps {
  card: string;
  course: CourseInfo;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
  /** What the student has of all courses. */
  placed: readonly PlacedLesson[];
}
interface Props extends WaysProps {
  ways: ComponentType<WaysProps> | undefined;
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
  /** Absent where the course is a page of its own, which has its name above. */
  onClose: (() => void) | undefined;
}

/** The chosen course: its sections in the week, why it can't be taken, and what can be done with it, which stays in sight. */
export function CoursePanel({
  ways: Ways,
  card,
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
  onClose,
}: Props) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const obstacles = course.status === null ? course.locked : [];
  const inLine = course.status === 'waiting' || course.status === 'offered';
  // Where the page has the name, a note is the first that stands in the panel.
  const noted = onClose ? inset : { ...inset, marginTop: 'var(--s3)' };

  return (
    <Panel
      {...(onClose && {
        title: format.name(course.name),
        note: `${course.code} · ${t('courses.credits', { smart_count: course.credit })}`,
      })}
      flush
      actions={
        onClose && (
          <button
            type="button"
            className="icon-button"
            aria-label={s('course.close')}
            title={s('course.close')}
            onClick={onClose}
          >
            <Glyph name="close" size={20} />
          </button>
        )
      }
    >
      {obstacles.length > 0 && (
        <Note tone="bad" style={noted}>
          <b>{t('detail.why')}: </b>
          {obstacles.map(obstacle => obstacle.message).join(' ')}
        </Note>
      )}
      {course.status !== 'registered' && course.advice.length > 0 && (
        <Note tone="warn" style={noted}>
          <b>{s('course.advice')}: </b>
          {course.advice.map(one => one.message).join(' ')}
        </Note>
      )}
      {Ways && editable && !inLine && obstacles.length === 0 && (
        <Ways card={card} course={course} choice={choice} placed={placed} onChoose={onChoose} />
      )}
      <CourseSections
        course={course}
        choice={choice}
        onChoose={editable && !inLine ? onChoose : undefined}
        placed={placed}
        onOpen={onOpen}
        about={<AboutCourse course={course} onOpen={onOpen} />}
      />
      <Box sx={foot}>
        <div role="status" aria-live="polite">
          {refusal && (
            <Note tone="bad" style={{ ...inset, marginTop: 12 }}>
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
      </Box>
      <TeacherRequest
        course={course}
        lessons={(completeChoice(course.fluxes, choice) ?? []).map(({ uid }) => uid)}
        acts={acts}
        editable={editable}
      />
    </Panel>
  );
}

const inset = { margin: '0 var(--s4) var(--s3)' } as const;
const foot = {
  position: 'sticky',
  bottom: 'var(--bar, 0px)',
  zIndex: 2,
  background: 'var(--surface)',
  borderTop: '1px solid var(--line)',
} as const;
