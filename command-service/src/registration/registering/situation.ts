import type { RegistrationKind } from '@portal/event-schemas/registration/values.ts';
import type { PeriodNow } from '@portal/event-schemas/registration/card-rules/periods.ts';
import type { Acting } from '../acting.ts';
import type { ChosenLessons } from '../course-offering/choice.ts';
import type { OfferedCourse } from '../course-offering/course-offering.ts';
import type { Known } from '../known.ts';
import type { StudyCard } from '../study-card/study-card.ts';

/** What the rules look at: who acts for whom, on which card and course, and what is known at that moment. */
export interface Situation {
  now: string;
  acting: Acting;
  student: string;
  card: StudyCard;
  course: OfferedCourse;
  /** The chosen lessons; none where a course is dropped. */
  chosen: ChosenLessons | null;
  audit: boolean;
  known: Known;
  period: PeriodNow;
  /** Kind of the period that runs; the main one's rules hold where none does. */
  kind: RegistrationKind;
}
