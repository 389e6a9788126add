import { cardDetail } from '@portal/event-schemas/advising/views.ts';
import { actingAs } from '@portal/event-schemas/registration/card-rules/acting.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { catalogueOf } from '../catalogue.ts';
import { obstacles } from '../explain.ts';
import { creditsOf, registrationFor } from '../registration.ts';
import { findStudyPlan } from '../study-plans.ts';
import { partsOfCard } from '../streams.ts';
import { advisorOf, studentView, type StudentRow } from '../students.ts';
import { cardActions, type Reviewer } from './actions.ts';
import { historyLines } from './history.ts';
import { chosenItems } from './items.ts';
import { passedOffers } from './queue.ts';
import { signsOfCard } from './signs.ts';
import { statusInfoOf } from './status.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

type Completed = z.infer<typeof cardDetail>['completed'];

/** By the start of the term, then by code; what the catalogue no longer has is left out. */
async function completedResults(db: Sql, student: string): Promise<Completed> {
  const { disciplines, studyPeriods } = await catalogueOf(db);
  const { rows } = await db.query<{ discipline: string; study_period: string; letter: string; points: number | null }>(
    'SELECT discipline, study_period, letter, points FROM registration.completed WHERE student = $1 AND completed',
    [student],
  );
  const startOf = (result: { study_period: string }): string => studyPeriods.get(result.study_period)?.start_date ?? '';
  return rows
    .flatMap(row => {
      const known = disciplines.get(row.discipline);
      return known
        ? [
            {
              ...row,
              discipline: { uid: known.uid, code: known.code, name: known.name },
              credits: known.credits,
              study_period_name: studyPeriods.get(row.study_period)?.name ?? null,
            },
          ]
        : [];
    })
    .toSorted(
      (one, other) =>
        startOf(one).localeCompare(startOf(other)) || one.discipline.code.localeCompare(other.discipline.code),
    );
}

const reviewerOf = (roles: readonly string[], account: string, student: StudentRow): Reviewer => {
  const acting = actingAs(account, roles, student.uid, student.advisor);
  return acting === 'student' ? null : acting;
};

/** A card with all that its review needs. Refuses like the student's own calls: an advisor opens the cards of their own students only. */
export const cardDetailCalls = [
  query(contracts['GET /advising/cards/{uid}/'], {
    summary: 'One study card: student, plan, courses, waiting list, history, what may be done',
    async run(input) {
      const key = partsOfCard(input.params.uid);
      if (!key) throw new Refused(reject('registration.student_not_found', { student: input.params.uid }));
      const registration = await registrationFor(input, key);
      const { db } = input;
      const { student, study_period, registration_period, standing } = registration;
      const items = await chosenItems(input, registration);
      const courses = items.filter(item => item.status === 'registered');
      const waiting = items.filter(item => item.queue);
      const reviewer = reviewerOf(input.roles, input.actor.id, student);
      const stream = `study_card-${student.uid}.${study_period.uid}`;
      return {
        uid: `${student.uid}.${study_period.uid}`,
        stream,
        study_period,
        registration_period,
        student: { ...studentView(student), email: student.email, advisor: advisorOf(student) },
        status_info: await statusInfoOf(db, registration),
        credits: creditsOf(registration),
        study_plan: await findStudyPlan(db, student.study_plan),
        courses,
        waiting,
        ...(await signsOfCard(db, registration, [...courses, ...waiting])),
        basket: items.filter(item => item.status === 'basket'),
        passed: await passedOffers(input, student.uid, study_period.uid, reviewer ?? undefined),
        removed: registration.card.removed,
        standing: {
          online_registration_access: standing.access,
          comment: standing.comment,
          debts: standing.debts,
          certificate_until: standing.certificate_until,
        },
        completed: await completedResults(db, student.uid),
        actions: cardActions(
          { card: registration.card, kind: registration.kind, courses, waiting },
          reviewer,
          obstacles(input, reviewer ?? undefined),
        ),
        history: await historyLines(input, await input.host.log.read(stream)),
      };
    },
  }),
];
