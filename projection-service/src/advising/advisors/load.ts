import type { AdvisingEvent } from '@portal/event-schemas/advising/events.ts';
import type { StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';

/** A student's card of one study period as its reviewer counts it. `waiting`: sent and not answered. */
export interface ReviewedCard {
  study_period: string;
  status: CardStatus;
  sent_at: string | null;
  waiting: boolean;
}
/** A student with what counts for the load of an advisor ('' = has none). */
export interface Advised {
  student: string;
  /** Without a record, or removed, a student counts for nothing. */
  exists: boolean;
  advisor: string;
  studying: boolean;
  cards: ReadonlyMap<string, ReviewedCard>;
}

/** Cards that the advisor still has to answer, once they were sent. */
const withAdvisor: readonly CardStatus[] = ['CHOSEN', 'CHANGED_AFTER', 'CHECKING', 'CHECKING_AFTER'];
export const startedStatuses = cardStatuses.filter(status => status !== 'NOT_STARTED');
/** Column of the cards in a status; cards that nobody began have none. */
export const columnOf = (status: CardStatus): string => status.toLowerCase();
/**
 * Columns of an advisor's load in a study period; sums, so that they only ever change by differences. `begun_studying`: cards of those who study
 * now; `answered`, `answer_seconds`: answers to cards that were sent, and how long they took together.
 */
export const sums: readonly string[] = [
  ...startedStatuses.map(columnOf),
  'begun_studying',
  'waiting',
  'approvals',
  'returns',
  'answered',
  'answer_seconds',
];
export type Load = Record<string, number>;

/** Differences of the sums: by `<advisor>|<study period>`, and of the students by advisor. */
export class Loads {
  readonly terms = new Map<string, Load>();
  readonly students = new Map<string, { students: number; studying: number }>();

  /** Adds (`sign` 1) or takes away (-1) what a student counts for. */
  count({ exists, advisor, studying, cards }: Advised, sign: 1 | -1): void {
    if (!exists) return;
    const before = this.students.get(advisor) ?? { students: 0, studying: 0 };
    this.students.set(advisor, { students: before.students + sign, studying: before.studying + (studying ? sign : 0) });
    for (const { study_period, status, waiting } of cards.values()) {
      if (status !== 'NOT_STARTED')
        this.add(advisor, study_period, {
          [columnOf(status)]: sign,
          ...(studying ? { begun_studying: sign } : {}),
          ...(waiting ? { waiting: sign } : {}),
        });
    }
  }

  add(advisor: string, studyPeriod: string, changes: Load): void {
    const key = `${advisor}|${studyPeriod}`;
    const load = this.terms.get(key) ?? Object.fromEntries(sums.map(name => [name, 0]));
    for (const [name, value] of Object.entries(changes)) load[name] = load[name]! + value;
    this.terms.set(key, load);
  }
}

const secondsBetween = (from: string, to: string): number => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);

/** The card after one of its events; answers of a review are counted for who gave them. */
export function evolveReviewed(card: ReviewedCard, event: StudyCardEvent, at: string, loads: Loads): ReviewedCard {
  switch (event.type) {
    case 'CardSentToAdvisor':
      return { ...card, status: event.data.status, sent_at: at, waiting: true };
    case 'CardApproved':
    case 'CardRejected': {
      const timed: Load =
        card.waiting && card.sent_at ? { answered: 1, answer_seconds: secondsBetween(card.sent_at, at) } : {};
      loads.add(event.data.advisor, card.study_period, {
        [event.type === 'CardApproved' ? 'approvals' : 'returns']: 1,
        ...timed,
      });
      return { ...card, status: event.data.status, waiting: false };
    }
    case 'CardStatusSet':
      return { ...card, status: event.data.status, waiting: card.waiting && withAdvisor.includes(event.data.status) };
    case 'CourseAddedToCard':
    case 'CourseDroppedFromCard':
    case 'CardLessonsChanged':
    case 'ReviewStarted':
      return card.status === event.data.status ? card : { ...card, status: event.data.status };
    default:
      return card;
  }
}

export type AssignmentRow = {
  student: string;
  position: number;
  at: string;
  by: string;
  from_advisor: string | null;
  to_advisor: string | null;
  reason: string;
};
export const assignmentRow = ({ data }: AdvisingEvent, position: number, at: string, by: string): AssignmentRow => ({
  student: data.student,
  position,
  at,
  by,
  from_advisor: data.from,
  to_advisor: data.to,
  reason: data.reason,
});
