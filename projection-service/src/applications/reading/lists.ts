import { contracts, type reviewLists } from '@portal/event-schemas/applications/calls.ts';
import { uid } from '@portal/event-schemas/forms/property.ts';
import { list, type CallContext, type ListCall } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { applicationList } from './list-columns.ts';
import { isSet, valuesOf, whichOf, type Counting, type Which } from './asked.ts';
import { handledSql, namedSql, signedSql } from './readers.ts';
import { reviewCount, reviewKeys } from './review-keys.ts';

type Where = Parameters<NonNullable<ListCall['where']>>[0];

function narrowed({ query, host, bind }: Where): string[] {
  const late = isSet(query['overdue']);
  return [
    ...(late === undefined
      ? []
      : [late ? `a.due < ${bind(host.clock.iso())}` : `(a.due IS NULL OR a.due >= ${bind(host.clock.iso())})`]),
    ...(query['waypoint'] === undefined
      ? []
      : [
          `a.uid IN (SELECT t.application FROM applications.waypoint_stays t
              WHERE t.ended_at IS NULL AND t.waypoint = ANY(${bind(valuesOf(query['waypoint']))}))`,
        ]),
  ];
}

/** An applicant's own, the last changed first; those in the archive only when asked for. */
const mine = list(contracts['GET /studapps/answers/my/'], {
  summary: 'My applications; `archived=true`: those in the archive',
  ...applicationList,
  defaultSort: ['changed_at', 'DESC'],
  where: input =>
    [
      `a.applicant = ${input.bind(input.actor.id)}`,
      `a.archived = ${isSet(input.query['archived']) ? 'true' : 'false'}`,
      ...narrowed(input),
    ].join(' AND '),
});

type ReviewList = (typeof reviewLists)[number];
const ofReviewer: Record<ReviewList, (input: Where, which: Which) => string> = {
  waiting: (input, { waypoints, ...named }) => `a.uid IN (${namedSql(input, named, { waiting: true, waypoints })})`,
  handled: (input, { personally, ...which }) =>
    `NOT a.archived AND a.uid IN (${personally ? signedSql(input) : handledSql(input, which)})`,
  archived: (input, { waypoints, ...named }) =>
    `a.archived AND a.uid IN (${namedSql(input, named, { waiting: false, waypoints })}${named.as === undefined ? ` UNION ALL ${signedSql(input)}` : ''})`,
};
const review = list(contracts['GET /studapps/answers/review_apps/'], {
  summary:
    'Applications for a reviewer. `list`: `waiting` (for me now), `handled` (waited for me or signed by me), ' +
    '`archived`; `mine=true`: by name and not by role, of those handled signed by me; `as`: as whom, see ' +
    'coo_review_profiles',
  ...applicationList,
  defaultSort: ['step_since', 'ASC'],
  keys: reviewKeys,
  count: reviewCount,
  where: input => {
    const {
      list: which = 'waiting',
      waypoint: _waypoint,
      ...query
    } = input.query as { list?: ReviewList; waypoint?: unknown };
    return [
      `a.applicant <> ${input.bind(input.actor.id)}`,
      ofReviewer[which](input, whichOf(input.query)),
      ...narrowed({ ...input, query }),
    ].join(' AND ');
  },
});

/** Filters that the counts are kept by. */
const counted = { app_type: 'type', stage: 'stage', status: 'status', archived: 'archived' } as const;
async function countAll({ host }: CallContext, { filters, words, own }: Counting): Promise<number | null> {
  const simple =
    words.length === 0 &&
    Object.values(own).every(value => value === undefined) &&
    filters.every(
      ({ column, op, values }) =>
        column in counted && op === 'any' && values.every(value => value !== null && value !== ''),
    );
  if (!simple) return null;
  const values: unknown[] = [];
  const conditions = filters.map(
    filter => `${counted[filter.column as keyof typeof counted]} = ANY($${values.push(filter.values)})`,
  );
  const { rows } = await host.pool.query<{ number: number }>(
    `SELECT coalesce(sum(number), 0)::int AS number FROM applications.application_counts ${conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''}`,
    values,
  );
  return rows[0]!.number;
}
const all = list(contracts['GET /studapps/answers/all/'], {
  summary: 'All applications, for the office and auditors',
  ...applicationList,
  defaultSort: ['changed_at', 'DESC'],
  count: countAll,
  where: input => narrowed(input).join(' AND ') || undefined,
});

export const applicationLists = [mine, review, all];
export const studentAppQuery = z.object({ student_app: uid });
