import type { Localized } from '../../kernel/localized.ts';
import { reject, type Rejection } from '../../kernel/rejections.ts';
import { cardStatusNames } from '../names.ts';
import type { WaivableRule } from '../values.ts';
import { accessOpen, periodRuns, studying, type Editing } from './editing.ts';
import type { Policy } from './policy.ts';
import { nextStatus } from './status-table.ts';

interface SentCourse {
  offering: string;
  name: Localized;
  discipline: string;
  lessons: readonly { uid: string }[];
  corequisites?: readonly { discipline: string; name: Localized }[] | undefined;
}
/** What sending a card to the advisor looks at. `min`: the least credits; `cancelled`: lessons that don't take place. */
export interface Sending extends Editing {
  card: Editing['card'] & {
    credits: number;
    courses: Readonly<Record<string, SentCourse>>;
    queued: Readonly<Record<string, { offering: string; name: Localized }>>;
  };
  min: number;
  known: Editing['known'] & {
    student: (NonNullable<Editing['known']['student']> & { advisor: string | null }) | null;
    standing: Editing['known']['standing'] & {
      results: readonly { discipline: string; completed: boolean }[];
      permissions: Readonly<Record<string, { waives: readonly WaivableRule[] }>>;
    };
    settings: { corequisites: string };
    cancelled: readonly string[];
  };
}
type Rule = (sending: Sending) => Rejection | null;

/** The first course of a card with a lesson that was cancelled. */
export const cancelledOn = <C extends { lessons: readonly { uid: string }[] }>(
  card: { courses: Readonly<Record<string, C>> },
  cancelled: readonly string[],
): C | undefined =>
  Object.values(card.courses).find(course => course.lessons.some(lesson => cancelled.includes(lesson.uid)));

const notWaiting: Rule = ({ card }) => {
  const waiting = Object.values(card.queued)[0];
  return waiting
    ? reject('registration.card_on_waiting_list', { course: waiting.name, offering: waiting.offering })
    : null;
};
const nothingCancelled: Rule = ({ card, known: { cancelled } }) => {
  const gone = cancelledOn(card, cancelled);
  return gone ? reject('registration.card_lesson_cancelled', { course: gone.name, offering: gone.offering }) : null;
};
const hasCourses: Rule = ({ card }) => (Object.keys(card.courses).length ? null : reject('registration.card_empty'));
export const statusSent = ({ card, kind }: Pick<Sending, 'card' | 'kind'>) =>
  nextStatus(card.status, 'send', 'student', kind);
const statusSendable: Rule = sending =>
  statusSent(sending)
    ? null
    : reject('registration.status_not_sendable', {
        status: cardStatusNames[sending.card.status],
        status_code: sending.card.status,
      });
const enoughCredits: Rule = ({ card, min }) =>
  card.credits < min ? reject('registration.credit_minimum_not_reached', { current: card.credits, min }) : null;
const corequisitesOnCard: Rule = ({ card, known: { settings, standing } }) => {
  if (settings.corequisites !== 'require') return null;
  const has = new Set([
    ...Object.values(card.courses).map(one => one.discipline),
    ...standing.results.filter(result => result.completed).map(result => result.discipline),
  ]);
  for (const course of Object.values(card.courses)) {
    const missing = standing.permissions[course.offering]?.waives.includes('corequisites')
      ? undefined
      : course.corequisites?.find(({ discipline }) => !has.has(discipline));
    if (missing)
      return reject('registration.card_corequisite_missing', {
        course: course.name,
        required: missing.name,
        discipline: missing.discipline,
      });
  }
  return null;
};
const hasAdvisor: Rule = ({ known }) => (known.student?.advisor ? null : reject('registration.no_advisor'));

/** What sending a card checks, in this order. */
export const sendPolicies: readonly Policy<Sending>[] = [
  studying,
  periodRuns,
  accessOpen,
  { name: 'not on a waiting list', rule: notWaiting, past: [] },
  { name: 'no cancelled lesson', rule: nothingCancelled, past: [] },
  { name: 'has courses', rule: hasCourses, past: [] },
  { name: 'status allows sending', rule: statusSendable, past: [] },
  { name: 'minimum of credits', rule: enoughCredits, past: [] },
  { name: 'corequisites on the card', rule: corequisitesOnCard, past: [] },
  { name: 'has an advisor', rule: hasAdvisor, past: [] },
];
