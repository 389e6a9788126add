import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Reference, YearSemester } from '@portal/event-schemas/registration/views.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { obstacles } from '../explain.ts';
import { people } from '../references.ts';
import { creditsOf, registrationFor, type Registration } from '../registration.ts';
import { studentView } from '../students.ts';
import { cardRules, refusalsToAdd } from './rules.ts';
import { statusInfoOf } from './status.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

interface Beside {
  permitted: string[] | null;
  requests: YearSemester['student_requests_to_teacher'] | null;
  field: { field_sciences: Reference; credit: number } | null;
}
/** Courses opened for the student in person (by the office or a teacher), requests to teachers, the additional program. */
async function besideOf(db: Sql, { student, study_period }: Registration): Promise<Beside> {
  const { rows } = await db.query<Beside>(
    `SELECT
       (SELECT json_agg(o.uid ORDER BY o.code) FROM registration.offerings o WHERE o.study_period = $2 AND o.uid IN (
          SELECT offering FROM registration.selected_students WHERE student = $1 AND granted
          UNION SELECT offering FROM registration.course_permissions WHERE student = $1
          UNION SELECT offering FROM registration.teacher_permissions WHERE student = $1)) AS permitted,
       (SELECT json_agg(json_build_object('uid', r.uid, 'course', r.offering, 'status', r.status) ORDER BY r.asked_at)
        FROM registration.teacher_requests r WHERE r.student = $1 AND r.study_period = $2) AS requests,
       (SELECT json_build_object('field_sciences', json_build_object('uid', f.uid, 'code', f.code, 'name', f.name), 'credit', c.field_credit)
        FROM registration.student_choices c JOIN registration.fields_of_sciences f ON f.uid = c.field_sciences WHERE c.student = $1) AS field`,
    [student.uid, study_period.uid],
  );
  return rows[0]!;
}

async function rejectionOf(db: Sql, { card }: Registration) {
  if (card.status !== 'REJECTED' || card.comment === null || card.comment_at === null) return null;
  const nameOf = await people(db, [card.comment_by]);
  return { comment: card.comment, advisor: nameOf(card.comment_by), at: card.comment_at };
}

/**
 * Refuses with the codes of portal.md §4: `access_status_for_not_found_reg_period` (no period is for the student),
 * `finished_registration` (asked for no term and the last period is over), `not_status_info` (no study plan, so no status).
 */
function refuseWithoutStatus(registration: Registration, askedForTerm: boolean): void {
  const { registration_period: period, period: running, student, study_period, standing } = registration;
  const needsPeriod = running.status !== 'super' && standing.access !== 'open';
  if (needsPeriod && !period)
    throw new Refused(reject('registration.access_status_for_not_found_reg_period', { student: student.display_name }));
  if (needsPeriod && period?.status === 'expired' && !askedForTerm) {
    const until = running.status === 'super_over' ? running.until : null;
    throw new Refused(
      reject('registration.finished_registration', {
        period: period.name,
        end_date: period.end_date,
        until,
        study_period: study_period.uid,
      }),
    );
  }
  if (!student.study_plan) throw new Refused(reject('registration.not_status_info', { student: student.display_name }));
}

type Asked = Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & {
  db: Sql;
  query: { student?: string; study_period?: string };
};

async function yearSemesterOf(input: Asked): Promise<YearSemester> {
  const registration = await registrationFor(input, input.query);
  refuseWithoutStatus(registration, input.query.study_period !== undefined);
  const { student, registration_period, settings } = registration;
  const status = await statusInfoOf(input.db, registration);
  const { permitted, requests, field } = await besideOf(input.db, registration);
  const explain = obstacles(input);
  const unsendable = (await cardRules(input.db, registration, 'student')).refusalToSend();
  const plan = registration.plan ?? student.study_plan!;
  return {
    study_period: registration.study_period,
    registration_period,
    status_info: status,
    study_plan: { uid: plan, code: registration.catalogue.plans.get(plan)?.code ?? '' },
    super_user: registration.super_until !== null,
    super_until: registration.super_until,
    rule_for_course: registration.rule,
    credits: creditsOf(registration),
    student: studentView(student),
    global_settings: { use_timer: settings.use_timer, timer_time: settings.timer_time },
    req_teacher_setting: settings.request_to_teacher,
    additional_edu_program: field && { sciences_discipline: field },
    student_requests_to_teacher: requests ?? [],
    manually_permitted_courses: permitted ?? [],
    must_choose_plan: registration.must_choose_plan,
    rejected: await rejectionOf(input.db, registration),
    online_registration_access: registration.standing.access,
    obstacles: refusalsToAdd(registration).map(({ refusal }) => explain(refusal)),
    sending: { allowed: unsendable === null, obstacle: unsendable && explain(unsendable) },
  };
}
/** States of a student without a registration: refusals of the specified call. */
const noRegistration: readonly string[] = [
  'registration.access_status_for_not_found_reg_period',
  'registration.finished_registration',
  'registration.not_status_info',
];

export const yearSemesterCalls = [
  query(contracts['GET /organizations/year_semester/'], {
    summary: 'The student’s registration in a term: period, status, limits, settings',
    run: yearSemesterOf,
  }),
  query(contracts['GET /registration/my_registration/'], {
    summary: 'The student’s registration in a term, or why there is none',
    async run(input) {
      try {
        return { registration: await yearSemesterOf(input), obstacle: null };
      } catch (error) {
        if (!(error instanceof Refused && noRegistration.includes(error.rejection.code))) throw error;
        return { registration: null, obstacle: obstacles(input)(error.rejection) };
      }
    },
  }),
  query(contracts['GET /organizations/status_info/'], {
    summary: 'Status and credits of a card',
    run: async input => statusInfoOf(input.db, await registrationFor(input, input.query)),
  }),
  query(contracts['GET /common/credit_student_profiles/'], {
    summary: 'Credits: limits, registered, and waiting',
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const summary = creditsOf(registration);
      return {
        min_credit: summary.min,
        max_credit: summary.max,
        current_count: summary.amount,
        onway: registration.card.queued_credits,
        summary,
      };
    },
  }),
];
