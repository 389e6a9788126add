import type { Localized } from '../kernel/localized.ts';
import { reject, type Rejection } from '../kernel/rejections.ts';
import { loadTypeNames } from './names.ts';
import type { LoadType } from './values.ts';

interface CourseWithLessons {
  offering: string;
  name: Localized;
  /** `teacher`: as of today, not as it was when the course was chosen. */
  lessons: readonly { uid: string; load_type: LoadType; teacher: unknown }[];
}

/** The first lesson that nobody gives, as a refusal; null where each has its teacher. Self-study needs none. */
export function teacherMissing({ offering, name, lessons }: CourseWithLessons): Rejection | null {
  const untaught = lessons.find(({ load_type, teacher }) => load_type !== 'srs' && !teacher);
  return untaught
    ? reject('advising.teacher_not_selected', {
        course: name,
        load_type: loadTypeNames[untaught.load_type],
        offering,
        lesson: untaught.uid,
      })
    : null;
}
