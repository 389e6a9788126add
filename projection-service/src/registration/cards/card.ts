import type { StudyCardEvent } from '@portal/event-schemas/registration/events.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { RemovedCourse, ReviewMark } from '@portal/event-schemas/registration/views.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

export interface CardCourseRow {
  student: string;
  study_period: string;
  offering: string;
  discipline: string;
  flux: string;
  lessons: string[];
  code: string;
  name: unknown;
  credits: number;
  audit: boolean;
  added_by: string;
  added_at: string;
  position: number;
  mark: ReviewMark | null;
  corequisites: readonly { discipline: string; name: Localized }[];
}
export interface CardQueueRow {
  student: string;
  study_period: string;
  offering: string;
  discipline: string;
  name: Localized;
  credits: number;
  audit: boolean;
  position: number;
}

/** A card as the read model keeps it: its own row less the sums, its courses, its waiting-list entries. */
export interface Card {
  student: string;
  study_period: string;
  status: CardStatus;
  sent_at: string | null;
  reviewer: string | null;
  comment: string | null;
  comment_by: string | null;
  comment_at: string | null;
  max_credit: number | null;
  max_credit_audit: number | null;
  changed_at: string | null;
  changed_by: string | null;
  /** Courses that the advisor or the office took off the card and that are not on it again. */
  removed: readonly RemovedCourse[];
  courses: ReadonlyMap<string, CardCourseRow>;
  queue: ReadonlyMap<string, CardQueueRow>;
}

export const emptyCard = (student: string, study_period: string): Card => ({
  student,
  study_period,
  status: 'NOT_STARTED',
  sent_at: null,
  reviewer: null,
  comment: null,
  comment_by: null,
  comment_at: null,
  max_credit: null,
  max_credit_audit: null,
  changed_at: null,
  changed_by: null,
  removed: [],
  courses: new Map(),
  queue: new Map(),
});

const sum = (rows: Iterable<{ credits: number; audit: boolean }>, audit: boolean) =>
  [...rows].reduce((total, row) => total + (row.audit === audit ? row.credits : 0), 0);

/** The card's row of the table `cards`: its own fields and the sums of its courses. */
export function cardRow({ courses, queue, ...card }: Card) {
  const waiting = [...queue.values()];
  return {
    ...card,
    courses: courses.size,
    queued: waiting.length,
    credits: sum(courses.values(), false),
    audit_credits: sum(courses.values(), true),
    queued_credits: waiting.reduce((total, entry) => total + entry.credits, 0),
  };
}

const without = <V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> =>
  new Map([...map].filter(([each]) => each !== key));

/** The card after one of its events; every event also says who touched the card last, and when. */
export function evolveCard(before: Card, recorded: RecordedEvent<StudyCardEvent>): Card {
  const at = recorded.meta.occurred_at;
  const card: Card = { ...before, changed_at: at, changed_by: recorded.meta.actor.id };
  const { student, study_period } = card;
  const event = { type: recorded.type, data: recorded.data } as StudyCardEvent;
  switch (event.type) {
    case 'CourseAddedToCard': {
      const { offering, discipline, flux, lessons, code, name, credits, audit, added_by } = event.data.course;
      const row = {
        student,
        study_period,
        offering,
        discipline,
        flux,
        lessons: lessons.map(lesson => lesson.uid),
        code,
        name,
        credits,
        audit,
        added_by,
        added_at: at,
        position: recorded.position,
        corequisites: event.data.course.corequisites ?? [],
        mark:
          added_by === 'student' ? null : { act: 'added' as const, by: added_by, at, reason: event.data.reason ?? '' },
      };
      return {
        ...card,
        status: event.data.status,
        removed: card.removed.filter(one => one.uid !== offering),
        courses: new Map(card.courses).set(offering, row),
      };
    }
    case 'CourseDroppedFromCard': {
      const { offering, status, by, reason } = event.data;
      const course = card.courses.get(offering);
      const removed =
        by && course
          ? [...card.removed, { uid: offering, code: course.code, name: course.name as Localized, by, at, reason }]
          : card.removed;
      return { ...card, status, removed, courses: without(card.courses, offering) };
    }
    case 'CardLessonsChanged': {
      const course = card.courses.get(event.data.offering);
      if (!course) return { ...card, status: event.data.status };
      const { by, reason = '' } = event.data;
      const moved = {
        ...course,
        flux: event.data.flux,
        lessons: event.data.lessons.map(lesson => lesson.uid),
        mark: by ? { act: 'changed' as const, by, at, reason } : null,
      };
      return { ...card, status: event.data.status, courses: new Map(card.courses).set(course.offering, moved) };
    }
    case 'CardQueued': {
      const { offering, discipline, name, credits, audit } = event.data;
      return {
        ...card,
        queue: new Map(card.queue).set(offering, {
          student,
          study_period,
          offering,
          discipline,
          name,
          credits,
          audit,
          position: recorded.position,
        }),
      };
    }
    case 'CardUnqueued':
      return { ...card, queue: without(card.queue, event.data.offering) };
    case 'CardSentToAdvisor':
      return { ...card, status: event.data.status, sent_at: at };
    case 'ReviewStarted':
      return { ...card, status: event.data.status, reviewer: event.data.advisor };
    case 'CardApproved':
      return { ...card, status: event.data.status, reviewer: event.data.advisor };
    case 'CardRejected': {
      const { status, advisor, comment } = event.data;
      return { ...card, status, reviewer: advisor, comment, comment_by: advisor, comment_at: at };
    }
    case 'CardStatusSet':
      return { ...card, status: event.data.status };
    case 'PersonalCreditLimitSet':
      return { ...card, max_credit: event.data.max_credit, max_credit_audit: event.data.max_credit_audit };
    default:
      return before;
  }
}
