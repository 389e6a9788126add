import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { creditProfile, statusInfo, yearSemester } from '@portal/event-schemas/registration/views.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { termQuery } from '../courses/sidebar.ts';
import { obstacles } from '../explain.ts';
import { people } from '../references.ts';
import { creditsOf, registrationFor, type Registration } from '../registration.ts';
import { studentView } from '../students.ts';
import { generalRefusals, standingOf } from './standing.ts';
import { statusInfoOf } from './status.ts';

/** Offerings that the office opened for the student in person. */
async function permittedCourses(db: Sql, { student, study_period }: Registration): Promise<string[]> {
  const { rows } = await db.query<{ uid: string }>(
    `SELECT o.uid FROM registration.selected_students x JOIN registration.offerings o ON o.uid = x.offering
     WHERE x.student = $1 AND x.granted AND o.study_period = $2 ORDER BY o.code`,
    [student.uid, study_period.uid],
  );
  return rows.map(row => row.uid);
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
  const { registration_period: period, student, study_period } = registration;
  if (!period) throw new Refused(reject('registration.access_status_for_not_found_reg_period', { student: student.display_name }));
  if (period.status === 'expired' && !askedForTerm) {
    throw new Refused(reject('registration.finished_registration', { period: period.name, end_date: period.end_date, study_period: study_period.uid }));
  }
  if (!student.study_plan) throw new Refused(reject('registration.not_status_info', { student: student.display_name }));
}

export const yearSemesterCalls = [
  query({
    call: 'GET /organizations/year_semester/', summary: 'The student’s registration in a term: period, status, limits, settings', query: termQuery, answer: yearSemester,
    async run(input) {
      const registration = await registrationFor(input, input.query);
      refuseWithoutStatus(registration, input.query.study_period !== undefined);
      const { student, registration_period, settings } = registration;
      const standing = await standingOf(input.db, student.uid);
      const status = await statusInfoOf(input.db, registration);
      const plan = await input.db.query<{ code: string }>('SELECT code FROM curriculum.study_plans_public WHERE uid = $1', [student.study_plan]);
      return {
        study_period: registration.study_period, registration_period: registration_period!, status_info: status,
        study_plan: { uid: student.study_plan!, code: plan.rows[0]?.code ?? '' }, super_user: standing.access === 'open',
        rule_for_course: registration.rule, credits: creditsOf(registration), student: studentView(student),
        global_settings: { use_timer: settings.use_timer, timer_time: settings.timer_time },
        manually_permitted_courses: await permittedCourses(input.db, registration), rejected: await rejectionOf(input.db, registration),
        online_registration_access: standing.access, obstacles: generalRefusals(registration, standing, status.editable).map(obstacles(input)),
      };
    },
  }),
  query({
    call: 'GET /organizations/status_info/', summary: 'Status and credits of a card', query: termQuery, answer: statusInfo,
    run: async input => statusInfoOf(input.db, await registrationFor(input, input.query)),
  }),
  query({
    call: 'GET /common/credit_student_profiles/', summary: 'Credits: limits, registered, and waiting', query: termQuery, answer: creditProfile,
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const summary = creditsOf(registration);
      return { min_credit: summary.min, max_credit: summary.max, current_count: summary.amount, onway: registration.card.queued_credits, summary };
    },
  }),
];
