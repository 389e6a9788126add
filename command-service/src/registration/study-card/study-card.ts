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
interface CardContents {
  courses: Readonly<Record<string, CardCourse>>;
  queued: Readonly<Record<string, QueuedCourse>>;
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

const empty: StudyCard = { status: 'NOT_STARTED', courses: {}, queued: {}, credits: 0, audit_credits: 0, max_credit: null, max_credit_audit: null, comment: null };
export const cardId = (data: { student: string; study_period: string }): string => `${data.student}.${data.study_period}`;

/** Stream `study_card-<student>.<study period>`. */
export const studyCard: Aggregate<StudyCard, StudyCardEvent> = {
  name: 'study_card',
  initialState: () => empty,
  evolve: (card, { type, data }): StudyCard => {
    switch (type) {
      case 'CourseAddedToCard': return { ...withCourses(card, { ...card.courses, [data.course.offering]: data.course }), status: data.status };
      case 'CourseDroppedFromCard': return { ...withCourses(card, without(card.courses, data.offering)), status: data.status };
      case 'CardLessonsChanged': {
        const course = card.courses[data.offering];
        return course ? { ...withCourses(card, { ...card.courses, [data.offering]: { ...course, flux: data.flux, lessons: data.lessons } }), status: data.status } : card;
      }
      case 'CardQueued': {
        const { student: _student, study_period: _period, ...entry } = data;
        return { ...card, queued: { ...card.queued, [data.offering]: entry } };
      }
      case 'CardUnqueued': return { ...card, queued: without(card.queued, data.offering) };
      case 'CardSentToAdvisor':
      case 'ReviewStarted':
      case 'CardApproved':
      case 'CardStatusSet': return withStatus(card, data.status);
      case 'CardRejected': return { ...withStatus(card, data.status), comment: data.comment };
      case 'PersonalCreditLimitSet': return { ...card, max_credit: data.max_credit, max_credit_audit: data.max_credit_audit };
      default: return card;
    }
  },
};

const withStatus = (card: StudyCard, status: CardStatus): StudyCard => ({ ...card, status });
function withCourses(card: StudyCard, courses: Record<string, CardCourse>): StudyCard {
  const sum = (audit: boolean) => Object.values(courses).reduce((total, course) => (course.audit === audit ? total + course.credits : total), 0);
  return { ...card, courses, credits: sum(false), audit_credits: sum(true) };
}
function without<V>(entries: Readonly<Record<string, V>>, key: string): Record<string, V> {
  const { [key]: _gone, ...rest } = entries;
  return rest;
}
