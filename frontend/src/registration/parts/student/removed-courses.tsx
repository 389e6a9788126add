import type { RemovedCourse } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Note } from '../../../shell/note.tsx';
import { useStudentText } from '../../student-text.ts';

/** Courses that the advisor or the office took off the card, with the reason. */
export function RemovedCourses({ removed }: { removed: readonly RemovedCourse[] }) {
  const s = useStudentText();
  const format = useFormat();
  if (removed.length === 0) return null;
  return (
    <Note tone="info" style={{ margin: '0 var(--s4) var(--s4)' }}>
      <b>{s('marks.title')}</b>
      <ul>
        {removed.map(({ uid, name, by, at, reason }) => (
          <li key={uid}>
            {format.name(name)}. {s('marks.removed', { by: s(`marks.${by}`), date: format.shortDateTime(at) })}
            {reason && `. ${reason}`}
          </li>
        ))}
      </ul>
    </Note>
  );
}
