import type { CardAction } from '@portal/event-schemas/advising/views.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import { teacherMissing } from '@portal/event-schemas/registration/teacher-of-lessons.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { CardItem, Obstacle } from '@portal/event-schemas/registration/views.ts';

type Action = CardAction['action'];
interface ActionRule { from: readonly CardStatus[]; refusal: string; office?: readonly CardStatus[] }

/** In which statuses an advisor may act on a card (registration.md, status of a study card); `office`: where the office may too. */
const rules: Record<Action, ActionRule> = {
  start_review: { from: ['NOT_STARTED', 'CHOOSING', 'CHANGED', 'REJECTED', 'CHOSEN', 'CHANGED_AFTER'], refusal: 'advising.review_not_possible' },
  approve: { from: ['CHECKING_AFTER'], refusal: 'advising.approval_not_possible' },
  reject: { from: ['CHECKING', 'CHECKING_AFTER'], refusal: 'advising.rejection_not_possible' },
  change: { from: ['CHECKING_AFTER'], refusal: 'advising.change_not_possible', office: cardStatuses },
  set_status: { from: [], refusal: 'advising.office_only', office: cardStatuses },
};

/** As what the reader may act: advisor of the student, office, or not at all (auditor, finance office). */
export type Reviewer = 'advisor' | 'office' | null;

function refusalOf(action: Action, status: CardStatus, reviewer: Reviewer, courses: readonly CardItem[], waiting: readonly CardItem[]): Rejection | null {
  const { from, refusal, office } = rules[action];
  if (reviewer === null) return reject('advising.not_your_student');
  if (!(reviewer === 'office' && office ? office : from).includes(status)) return reject(refusal, { status: cardStatusNames[status] });
  if (action !== 'approve') return null;
  if (waiting[0]) return reject('advising.card_on_waiting_list', { course: waiting[0].name });
  const gone = courses.find(course => course.lessons.some(lesson => lesson.status === 'cancelled'));
  if (gone) return reject('advising.card_lesson_cancelled', { course: gone.name });
  return courses.map(course => teacherMissing({ ...course, offering: course.uid })).find(untaught => untaught !== null) ?? null;
}

/** What the reader may do with the card now; an action that is not theirs is left out. */
export function cardActions(
  card: { status: CardStatus; courses: readonly CardItem[]; waiting: readonly CardItem[] }, reviewer: Reviewer, explain: (rejection: Rejection) => Obstacle,
): CardAction[] {
  if (reviewer === null) return [];
  const offered = (Object.keys(rules) as Action[]).filter(action => reviewer === 'office' || action !== 'set_status');
  return offered.map(action => {
    const refusal = refusalOf(action, card.status, reviewer, card.courses, card.waiting);
    return { action, allowed: refusal === null, obstacle: refusal && explain(refusal) };
  });
}
