import { cardActionNames, type CardAction } from '@portal/event-schemas/advising/views.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Acting } from '@portal/event-schemas/registration/card-rules/acting.ts';
import { statusAllowsEditing, type Editing } from '@portal/event-schemas/registration/card-rules/editing.ts';
import { reviewed } from '@portal/event-schemas/registration/card-rules/reviewing.ts';
import { teacherMissing } from '@portal/event-schemas/registration/teacher-of-lessons.ts';
import type { CardItem, Obstacle } from '@portal/event-schemas/registration/views.ts';

type Action = CardAction['action'];

/** As what the reader may act: advisor of the student, office, or not at all (auditor, finance office). */
export type Reviewer = Exclude<Acting, 'student'> | null;
type Reviewed = Pick<Editing, 'card' | 'kind'> & { courses: readonly CardItem[]; waiting: readonly CardItem[] };

function refusalOf(
  action: Action,
  { card, kind, courses, waiting }: Reviewed,
  acting: Exclude<Acting, 'student'>,
): Rejection | null {
  if (action === 'change') return statusAllowsEditing({ card, kind, acting });
  if (action === 'set_status') return null;
  const next = reviewed(card.status, action, acting);
  if (isRejection(next)) return next;
  if (action !== 'approve') return null;
  if (waiting[0]) return reject('advising.card_on_waiting_list', { course: waiting[0].name, offering: waiting[0].uid });
  const gone = courses.find(course => course.lessons.some(lesson => lesson.status === 'cancelled'));
  if (gone) return reject('advising.card_lesson_cancelled', { course: gone.name, offering: gone.uid });
  return (
    courses.map(course => teacherMissing({ ...course, offering: course.uid })).find(untaught => untaught !== null) ??
    null
  );
}

/** What the reader may do with the card now; an action that is not theirs is left out. */
export function cardActions(
  of: Reviewed,
  reviewer: Reviewer,
  explain: (rejection: Rejection) => Obstacle,
): CardAction[] {
  if (reviewer === null) return [];
  return cardActionNames
    .filter(action => reviewer === 'registrar' || action !== 'set_status')
    .map(action => {
      const refusal = refusalOf(action, of, reviewer);
      return { action, allowed: refusal === null, obstacle: refusal && explain(refusal) };
    });
}
