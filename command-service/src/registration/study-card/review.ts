import type {
  ApproveCard,
  RejectCard,
  SetCardStatus,
  SetPersonalCreditLimit,
  StartReview,
} from '@portal/event-schemas/registration/commands.ts';
import type { StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import { reviewed } from '@portal/event-schemas/registration/card-rules/reviewing.ts';
import { cancelledOn } from '@portal/event-schemas/registration/card-rules/sending.ts';
import { isSent, nextStatus } from '@portal/event-schemas/registration/card-rules/status-table.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { teacherMissing } from '@portal/event-schemas/registration/teacher-of-lessons.ts';
import { notTheirs, type Acting } from '../acting.ts';
import { creditLimit, type Limiting } from '../registering/credit-limit.ts';
import { heldAt, type StudyCard } from './study-card.ts';

/** The review of a card by the advisor or, in their place, the office. `person`: the account that acts. */
export interface Reviewing {
  acting: Acting;
  person: string;
}
export type CardDecision = Rejection | readonly [readonly StudyCardEvent[]];
/** Of the card's courses as they are today, not as they were when they were chosen: who gives a lesson, lessons that don't take place. */
interface CoursesToday {
  teacherToday: (offering: string, lesson: { uid: string; teacher: string | null }) => string | null;
  cancelled: readonly string[];
}
/** Who opens a card while somebody else does, or after it was decided, changes nothing. */
export function startReview(
  { student, study_period, opening }: StartReview,
  card: StudyCard,
  { acting, person }: Reviewing,
): CardDecision {
  if (opening && !isSent(card.status)) return [[]];
  const next = reviewed(card.status, 'start_review', acting);
  return isRejection(next)
    ? next
    : [[{ type: 'ReviewStarted', data: { student, study_period, advisor: person, ...next } }]];
}

/**
 * A card that waits for a seat, has a cancelled lesson, or a line without a teacher, cannot be approved; one below the minimum of credits only with a reason.
 * Self-study needs no teacher.
 */
export function approveCard(
  data: Omit<ApproveCard, 'offerings'>,
  card: StudyCard,
  { teacherToday, cancelled }: CoursesToday,
  limiting: Limiting,
  { acting, person }: Reviewing,
): CardDecision {
  const next = reviewed(card.status, 'approve', acting);
  if (isRejection(next)) return next;
  const waiting = Object.values(card.queued)[0];
  if (waiting) return reject('advising.card_on_waiting_list', { course: waiting.name, offering: waiting.offering });
  const gone = cancelledOn(card, cancelled);
  if (gone) return reject('advising.card_lesson_cancelled', { course: gone.name, offering: gone.offering });
  for (const course of Object.values(card.courses)) {
    const untaught = teacherMissing({
      ...course,
      lessons: course.lessons.map(lesson => ({ ...lesson, teacher: teacherToday(course.offering, lesson) })),
    });
    if (untaught) return untaught;
  }
  const reason = data.reason?.trim();
  const { min } = creditLimit(limiting, card, data.study_period);
  if (card.credits < min && !reason) return reject('advising.card_below_minimum', { amount: card.credits, min });
  return [[{ type: 'CardApproved', data: { advisor: person, ...next, ...(reason && { reason }) } }]];
}

export function rejectCard(
  { comment }: Pick<RejectCard, 'comment'>,
  card: StudyCard,
  { acting, person }: Reviewing,
): CardDecision {
  const next = reviewed(card.status, 'reject', acting);
  if (isRejection(next)) return next;
  return comment.trim()
    ? [[{ type: 'CardRejected', data: { advisor: person, comment, ...next } }]]
    : reject('advising.comment_required', {}, { comment: 'advising.comment_required' });
}

/** The office sets any status, with a reason; the status that is there already changes nothing. What waits for a seat is not confirmed either way. */
export function setCardStatus(data: SetCardStatus, card: StudyCard, { acting }: Reviewing): CardDecision {
  const status = nextStatus(card.status, 'set_status', acting, 'main', data.status);
  if (!status) return notTheirs(acting, data.student);
  if (!data.reason.trim()) return reject('advising.reason_required', {}, { reason: 'advising.reason_required' });
  const waiting = status === 'CONFIRMED' ? Object.values(card.queued)[0] : undefined;
  if (waiting) return reject('advising.card_on_waiting_list', { course: waiting.name, offering: waiting.offering });
  return [status === card.status ? [] : [{ type: 'CardStatusSet', data: { ...data, status } }]];
}

/** A limit of the student's own; below what the card holds it makes no sense. */
export function setPersonalCreditLimit(
  data: SetPersonalCreditLimit,
  card: StudyCard,
  { acting }: Reviewing,
): CardDecision {
  if (acting !== 'registrar') return notTheirs(acting, data.student);
  if (data.max_credit && data.max_credit < card.credits)
    return belowCollected('max_credit', data.max_credit, card.credits);
  if (data.max_credit_audit && data.max_credit_audit < card.audit_credits)
    return belowCollected('max_credit_audit', data.max_credit_audit, card.audit_credits);
  const same = card.max_credit === data.max_credit && card.max_credit_audit === data.max_credit_audit;
  return [same ? [] : [{ type: 'PersonalCreditLimitSet', data }]];
}
/** What is odd about a limit: with the basket the student has more already. Seats that are held run out or are registered as far as the limit goes. */
export function beyondWithBasket(
  card: StudyCard,
  { max_credit, max_credit_audit }: Pick<SetPersonalCreditLimit, 'max_credit' | 'max_credit_audit'>,
  now: string,
): Rejection[] {
  const held = (audit: boolean) =>
    heldAt(card, now).reduce((total, course) => (course.audit === audit ? total + course.credits : total), 0);
  return (
    [
      [max_credit, card.credits, held(false)],
      [max_credit_audit, card.audit_credits, held(true)],
    ] as const
  ).flatMap(([max, current, inBasket]) =>
    max && inBasket > 0 && max < current + inBasket
      ? reject('registration.max_credit_below_held', { max, current, held: inBasket })
      : [],
  );
}
const belowCollected = (field: string, max: number, current: number): Rejection =>
  reject(
    'registration.max_credit_below_collected',
    { max, current },
    { [field]: 'registration.max_credit_below_collected' },
  );
