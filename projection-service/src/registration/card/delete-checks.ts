import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { deleteCheck } from '@portal/event-schemas/registration/views.ts';
import { query, type Call0 } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { courseFor, termQuery } from '../courses/sidebar.ts';
import { obstacles } from '../explain.ts';
import { isEditable } from '../registration.ts';
import { generalRefusals, standingOf } from './standing.ts';

const body = termQuery.pick({ student: true }).extend({ course: uid });
type Input = Pick<Call0, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & { db: Sql; body: z.infer<typeof body> };

/** What speaks against dropping a course: late period, a grade, added by the registrar (registration.md, dropping checks). */
async function refusalToDrop(input: Input): Promise<Rejection | null> {
  const { course, registration: { student, registration_period } } = await courseFor(input, input.body.course, input.body.student);
  const { rows } = await input.db.query<{ added_by: string; letter: string | null }>(
    `SELECT c.added_by, (SELECT r.letter FROM registration.completed r WHERE r.student = c.student AND r.discipline = c.discipline AND r.study_period = c.study_period) AS letter
     FROM registration.card_courses c WHERE c.student = $1 AND c.offering = $2`,
    [student.uid, course.uid],
  );
  const [onCard] = rows;
  if (!onCard) return reject('registration.not_on_card', { course: course.name });
  if (registration_period?.kind === 'late') return reject('registration.drop_in_late', { course: course.name });
  if (onCard.letter !== null) return reject('registration.drop_graded', { course: course.name, letter: onCard.letter });
  return onCard.added_by === 'registrar' ? reject('registration.drop_added_by_registrar', { course: course.name }) : null;
}

const answer = (input: Input, refusal: Rejection | null): z.infer<typeof deleteCheck> =>
  ({ allowed: refusal === null, obstacle: refusal && obstacles(input)(refusal) });

/** Asked before a course is dropped, so that the button can say why not. */
export const deleteCheckCalls = [
  query({
    call: 'POST /organizations/check_access_delete/', summary: 'May this course be dropped, as far as the course goes', body, answer: deleteCheck,
    run: async input => answer(input, await refusalToDrop(input)),
  }),
  query({
    call: 'POST /organizations/check_delete_card/', summary: 'May this course be dropped now: period, access and status too (debts do not matter)', body, answer: deleteCheck,
    async run(input) {
      const { registration } = await courseFor(input, input.body.course, input.body.student);
      const standing = await standingOf(input.db, registration.student.uid);
      return answer(input, generalRefusals(registration, { ...standing, debts: [] }, isEditable(registration))[0] ?? await refusalToDrop(input));
    },
  }),
];
