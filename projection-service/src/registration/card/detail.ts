import { cardDetail } from '@portal/event-schemas/advising/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { cardParams } from '@portal/event-schemas/registration/requests.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { obstacles } from '../explain.ts';
import { references } from '../references.ts';
import { creditsOf, registrationFor } from '../registration.ts';
import { findStudyPlan } from '../study-plans.ts';
import { partsOfCard } from '../streams.ts';
import { advisorOf, studentView, type StudentRow } from '../students.ts';
import { cardActions, type Reviewer } from './actions.ts';
import { historyLines } from './history.ts';
import { chosenItems } from './items.ts';
import { passedOffers } from './queue.ts';
import { standingOf } from './standing.ts';
import { statusInfoOf } from './status.ts';

type Completed = z.infer<typeof cardDetail>['completed'];

async function completedResults(db: Sql, student: string): Promise<Completed> {
  const { rows } = await db.query<{ discipline: string; study_period: string; letter: string; points: number | null }>(
    'SELECT discipline, study_period, letter, points FROM registration.completed WHERE student = $1 AND completed ORDER BY study_period, discipline', [student],
  );
  const disciplines = await references(db, 'discipline', rows.map(row => row.discipline));
  return rows.flatMap(({ discipline, ...result }) => {
    const reference = disciplines.get(discipline);
    return reference ? { discipline: reference, ...result } : [];
  });
}

const reviewerOf = (roles: readonly string[], account: string, student: StudentRow): Reviewer => {
  if (roles.includes('office') || roles.includes('org_admin')) return 'office';
  return roles.includes('supervisor') && student.advisor === account ? 'advisor' : null;
};

/** A card with all that its review needs. Refuses like the student's own calls: an advisor opens the cards of their own students only. */
export const cardDetailCalls = [
  query({
    call: 'GET /advising/cards/{uid}/', summary: 'One study card: student, plan, courses, waiting list, history, what may be done', params: cardParams, answer: cardDetail,
    async run(input) {
      const key = partsOfCard(input.params.uid);
      if (!key) throw new Refused(reject('registration.student_not_found', { student: input.params.uid }));
      const registration = await registrationFor(input, key);
      const { db } = input;
      const { student, study_period, registration_period } = registration;
      const items = await chosenItems(db, student.uid, study_period.uid);
      const courses = items.filter(item => item.status === 'registered');
      const waiting = items.filter(item => item.queue);
      const standing = await standingOf(db, student.uid);
      const stream = `study_card-${student.uid}.${study_period.uid}`;
      return {
        uid: `${student.uid}.${study_period.uid}`, stream, study_period, registration_period,
        student: { ...studentView(student), email: student.email, advisor: advisorOf(student) },
        status_info: await statusInfoOf(db, registration), credits: creditsOf(registration), study_plan: await findStudyPlan(db, student.study_plan),
        courses, waiting, basket: items.filter(item => item.status === 'basket'), passed: await passedOffers(input, student.uid, study_period.uid), removed: registration.card.removed,
        standing: { online_registration_access: standing.access, comment: standing.comment, debts: standing.debts, certificate_until: standing.certificate_until },
        completed: await completedResults(db, student.uid),
        actions: cardActions({ status: registration.card.status, courses, waiting }, reviewerOf(input.roles, input.actor.id, student), obstacles(input)),
        history: await historyLines(input, await input.host.log.read(stream)),
      };
    },
  }),
];
