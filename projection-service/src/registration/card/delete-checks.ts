import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { deleteCheck } from '@portal/event-schemas/registration/views.ts';
import { query, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { courseFor } from '../courses/sidebar.ts';
import { obstacles } from '../explain.ts';
import { cardRules, readingAs } from './rules.ts';
import { contracts, cardCourseBody } from '@portal/event-schemas/registration/calls.ts';

type Input = Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & {
  db: Sql;
  body: z.infer<typeof cardCourseBody>;
};

async function check(input: Input, courseAlone: boolean): Promise<z.infer<typeof deleteCheck>> {
  const { course, registration } = await courseFor(input, input.body.course, input.body.student);
  const acting = readingAs(input, registration);
  const refusal: Rejection | null = (await cardRules(input.db, registration, acting)).refusalToDrop(
    course,
    courseAlone,
  );
  return { allowed: refusal === null, obstacle: refusal && obstacles(input, acting)(refusal) };
}

/** Asked before a course is dropped, so that the button can say why not. */
export const deleteCheckCalls = [
  query(contracts['POST /organizations/check_access_delete/'], {
    summary: 'May this course be dropped, as far as the course goes',
    run: input => check(input, true),
  }),
  query(contracts['POST /organizations/check_delete_card/'], {
    summary: 'May this course be dropped now: period, access and status too (debts do not matter)',
    run: input => check(input, false),
  }),
];
