import type { CardCourse, StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

export interface QueuedCourse {
  offering: string;
  discipline: string;
  name: Localized;
  flux: string;
  lessons: readonly string[];
  credits: number;
  audit: boolean;
}
/** A course in the basket: its seats are held until then. */
export interface HeldCourse {
  course: Extract<StudyCardEvent, { type: 'CardCourseHeld' }>['data']['course'];
  until: string;
}
interface CardContents {
  courses: Readonly<Record<string, CardCourse>>;
  queued: Readonly<Record<string, QueuedCourse>>;
  /** By offering; holds that have run out stay until something else becomes of the course. */
  basket: Readonly<Record<string, HeldCourse>>;
  /** By offering: when a hold was given up. */
  given_up: Readonly<Record<string, string>>;
  /** Sums over `courses`. */
  credits: number;
  audit_credits: number;
  /** The student's own limits; null or 0 = the rule's hold. */
  max_credit: number | null;
  max_credit_audit: number | null;
  /** The advisor's last comment. */
  comment: string | null;
}
/** A card that nobody has chosen on yet, one that is being worked on, and one that is with the advisor. */
export type StudyCard =
  | ({ status: 'NOT_STARTED' } & CardContents)
  | ({ status: 'CHOOSING' | 'CHANGED' | 'REJECTED' | 'CHECKING' } & CardContents)
  | ({ status: 'CHOSEN' | 'CHANGED_AFTER' | 'CONFIRMED' | 'CHECKING_AFTER' } & CardContents);

const empty: StudyCard = {
  status: 'NOT_STARTED',
  courses: {},
  queued: {},
  basket: {},
  given_up: {},
  credits: 0,
  audit_credits: 0,
  max_credit: null,
  max_credit_audit: null,
  comment: null,
};
export const cardId = (data: { student: string; study_period: string }): string =>
  `${data.student}.${data.study_period}`;

/** Stream `study_card-<student>.<study period>`. */
export const studyCard: Aggregate<StudyCard, StudyCardEvent> = {
  name: 'study_card',
  initialState: () => empty,
  evolve: (card, { type, data }): StudyCard => {
    switch (type) {
      case 'CourseAddedToCard': {
        const { offering } = data.course;
        const emptied = { ...card, basket: without(card.basket, offering), given_up: without(card.given_up, offering) };
        return { ...withCourses(emptied, { ...card.courses, [offering]: data.course }), status: data.status };
      }
      case 'CardCourseHeld':
        return {
          ...card,
          basket: { ...card.basket, [data.course.offering]: { course: data.course, until: data.until } },
          given_up: without(card.given_up, data.course.offering),
        };
      case 'CardHoldEnded': {
        const basket = without(card.basket, data.offering);
        return data.reason === 'lesson_cancelled'
          ? { ...card, basket }
          : { ...card, basket, given_up: { ...card.given_up, [data.offering]: data.at } };
      }
      case 'CourseDroppedFromCard':
        return { ...withCourses(card, without(card.courses, data.offering)), status: data.status };
      case 'CardLessonsChanged': {
        const course = card.courses[data.offering];
        return course
          ? {
              ...withCourses(card, {
                ...card.courses,
                [data.offering]: { ...course, flux: data.flux, lessons: data.lessons },
              }),
              status: data.status,
            }
          : card;
      }
      case 'CardQueued': {
        const { student: _student, study_period: _period, ...entry } = data;
        return { ...card, queued: { ...card.queued, [data.offering]: entry } };
      }
      case 'CardUnqueued':
        return { ...card, queued: without(card.queued, data.offering) };
      case 'CardSentToAdvisor':
      case 'ReviewStarted':
      case 'CardApproved':
      case 'CardStatusSet':
        return withStatus(card, data.status);
      case 'CardRejected':
        return { ...withStatus(card, data.status), comment: data.comment };
      case 'PersonalCreditLimitSet':
        return { ...card, max_credit: data.max_credit, max_credit_audit: data.max_credit_audit };
      default:
        return card;
    }
  },
};

/** The courses in the basket whose holds run at that moment. */
export const heldAt = ({ basket }: Pick<StudyCard, 'basket'>, now: string): HeldCourse['course'][] =>
  Object.values(basket)
    .filter(({ until }) => until > now)
    .map(({ course }) => course);

const withStatus = (card: StudyCard, status: CardStatus): StudyCard => ({ ...card, status });
function withCourses(card: StudyCard, courses: Record<string, CardCourse>): StudyCard {
  const sum = (audit: boolean) =>
    Object.values(courses).reduce((total, course) => (course.audit === audit ? total + course.credits : total), 0);
  return { ...card, courses, credits: sum(false), audit_credits: sum(true) };
}
function without<V>(entries: Readonly<Record<string, V>>, key: string): Record<string, V> {
  const { [key]: _gone, ...rest } = entries;
  return rest;
}
