import { actingAs, type Acting } from '@portal/event-schemas/registration/card-rules/acting.ts';
import {
  dropPolicies,
  refusalToDrop,
  type CourseOnCard,
  type Dropping,
} from '@portal/event-schemas/registration/card-rules/dropping.ts';
import {
  addingPolicies,
  editingPolicies,
  type Editing,
} from '@portal/event-schemas/registration/card-rules/editing.ts';
import { allRefusals, firstRefusal } from '@portal/event-schemas/registration/card-rules/policy.ts';
import { sendPolicies } from '@portal/event-schemas/registration/card-rules/sending.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Registration } from '../registration.ts';

/** What screens say may be done with a card: the rules of the decisions (event-schemas/registration/card-rules), asked of the read models. */

/** As what the reader acts on the card; who may only look sees it with the student's eyes. */
export const readingAs = ({ actor, roles }: Pick<CallContext, 'actor' | 'roles'>, { student }: Registration): Acting =>
  actingAs(actor.id, roles, student.uid, student.advisor) ?? 'student';

const editingOf = (
  { student, card, period, kind, standing: { access, comment, debts } }: Registration,
  acting: Acting,
): Editing => ({
  acting,
  student: student.uid,
  period,
  kind,
  card,
  known: {
    student,
    standing: {
      access,
      comment,
      debts: Object.fromEntries(debts.map(({ kind: of, amount, note }) => [of, { amount, note }])),
    },
  },
});

/** The student may change something of the card now: debts keep from adding alone. */
export const isEditable = (registration: Registration): boolean =>
  firstRefusal(editingPolicies, editingOf(registration, 'student')) === null;
/** Why the student can't take courses in this term now, in the order in which registering checks it. */
export const refusalsToAdd = (registration: Registration) =>
  allRefusals(addingPolicies, editingOf(registration, 'student'));

type OnCard = CourseOnCard & { lessons: { uid: string }[]; corequisites: { discipline: string; name: Localized }[] };
interface CardNow {
  courses: OnCard[] | null;
  queued: { offering: string; name: Localized }[] | null;
  cancelled: string[] | null;
  results: { discipline: string; study_period: string; letter: string; completed: boolean }[] | null;
  permissions: { offering: string; waives: WaivableRule[] }[] | null;
  marked: string[] | null;
}
const cardNow = prepared<CardNow>(`
  WITH c AS (SELECT * FROM registration.card_courses WHERE student = $1 AND study_period = $2)
  SELECT
    (SELECT json_agg(json_build_object('offering', c.offering, 'discipline', c.discipline, 'name', c.name, 'added_by',
      c.added_by, 'corequisites', c.corequisites,
       'lessons', (SELECT json_agg(json_build_object('uid', l)) FROM unnest(c.lessons) l)) ORDER BY c.position) FROM c) AS courses,
    (SELECT json_agg(json_build_object('offering', q.offering, 'name', q.name) ORDER BY q.position)
      FROM registration.card_queue q
      WHERE q.student = $1 AND q.study_period = $2) AS queued,
    (SELECT json_agg(l.uid) FROM registration.lessons l WHERE l.uid IN (SELECT unnest(c.lessons) FROM c) AND l.access = 'cancelled') AS cancelled,
    (SELECT json_agg(json_build_object('discipline', r.discipline, 'study_period', r.study_period, 'letter', r.letter,
      'completed', r.completed))
      FROM registration.completed r WHERE r.student = $1) AS results,
    (SELECT json_agg(json_build_object('offering', m.offering, 'waives', m.waives))
      FROM registration.course_permissions m WHERE m.student = $1) AS permissions,
    (SELECT json_agg(k.offering) FROM registration.marked_courses k WHERE k.student = $1) AS marked`);

interface DroppedCourse {
  uid: string;
  discipline: string;
  name: Localized;
}
/** The rules of this card's courses. */
export interface CardRules {
  /** Why the course can't be dropped now (or its waiting list left); null: it can. `course_alone`: as far as the course goes. */
  refusalToDrop: (course: DroppedCourse, course_alone?: boolean) => Rejection | null;
  /** Why the student can't send the card now; null: they can. */
  refusalToSend: () => Rejection | null;
}

export async function cardRules(db: Sql, registration: Registration, acting: Acting): Promise<CardRules> {
  const {
    student,
    study_period,
    settings,
    catalogue: { disciplines },
    rule,
  } = registration;
  const found = (await cardNow(db, [student.uid, study_period.uid])).rows[0]!;
  const editing = editingOf(registration, acting);
  const byOffering = <R extends { offering: string }>(rows: readonly R[] | null): Record<string, R> =>
    Object.fromEntries((rows ?? []).map(row => [row.offering, row]));
  const card = { ...registration.card, courses: byOffering(found.courses), queued: byOffering(found.queued) };
  const standing = {
    ...editing.known.standing,
    results: found.results ?? [],
    permissions: byOffering(found.permissions),
  };
  const about = (course: DroppedCourse): Dropping => ({
    ...editing,
    card,
    course: { ...course, offering: course.uid, study_period: study_period.uid },
    known: {
      ...editing.known,
      settings,
      standing,
      corequisites: (disciplines.get(course.discipline)?.corequisites ?? []).map(uid => ({
        discipline: uid,
        mutual: disciplines.get(uid)?.corequisites.includes(course.discipline) ?? false,
      })),
      marked: found.marked?.includes(course.uid) ?? false,
    },
  });
  return {
    refusalToDrop: (course, courseAlone = false) =>
      refusalToDrop(
        about(course),
        courseAlone ? dropPolicies.filter(({ condition }) => condition === undefined) : dropPolicies,
      ),
    refusalToSend: () =>
      firstRefusal(sendPolicies, {
        ...editing,
        acting: 'student',
        card,
        min: rule.min_credit,
        known: { student, standing, settings, cancelled: found.cancelled ?? [] },
      }),
  };
}
