import { code, uid } from '@portal/event-schemas/applications/definition.ts';
import { list, type Call0, type ListCall } from '@portal/platform/http/types.ts';
import type { ListRequest } from '@portal/platform/lists/request.ts';
import { askAgain } from '@portal/platform/lists/statements.ts';
import { z } from 'zod';
import { applicationList } from './list-columns.ts';
import { handledSql, namedSql, placesOf, signedSql } from './readers.ts';

const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]).optional();
const isSet = (value: unknown): boolean | undefined => (value === undefined ? undefined : value === true || value === 'true' || value === '1');
const several = z.union([code, z.array(code).max(50), z.string().regex(/^[a-z0-9_,]{1,500}$/)]).optional();
const valuesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : String(value).split(','));
type Counted = Parameters<NonNullable<ListCall['count']>>[1];
type Where = Parameters<NonNullable<ListCall['where']>>[0];

/** `overdue`: past the deadline of a waypoint; `waypoint`: where it waits now (one or several). */
const narrowing = { overdue: flag, waypoint: several };
function narrowed({ query, host, bind }: Where): string[] {
  const late = isSet(query['overdue']);
  return [
    ...(late === undefined ? [] : [late ? `a.due < ${bind(host.clock.iso())}` : `(a.due IS NULL OR a.due >= ${bind(host.clock.iso())})`]),
    ...(query['waypoint'] === undefined ? [] : [`a.uid IN (SELECT t.application FROM applications.waypoint_stays t WHERE t.ended_at IS NULL AND t.waypoint = ANY(${bind(valuesOf(query['waypoint']))}))`]),
  ];
}

/** An applicant's own, the last changed first; those in the archive only when asked for. */
const mine = list({
  call: 'GET /studapps/answers/my/', summary: 'My applications; `archived=true`: those in the archive', ...applicationList, defaultSort: ['changed_at', 'DESC'],
  query: z.object({ ...narrowing, archived: flag }),
  where: input => [`a.applicant = ${input.bind(input.actor.id)}`, `a.archived = ${isSet(input.query['archived']) ? 'true' : 'false'}`, ...narrowed(input)].join(' AND '),
});

/** What a reviewer has to do: those that wait for them now; that waited for them or were signed by them; those of these in the archive. */
export const reviewLists = ['waiting', 'handled', 'archived'] as const;
type ReviewList = (typeof reviewLists)[number];
interface Which { personally: boolean; as: string | undefined; waypoints: string[] | undefined }
const whichOf = ({ mine, as, waypoint }: Record<string, unknown>): Which => ({ personally: isSet(mine) ?? false, as: as as string | undefined, waypoints: waypoint === undefined ? undefined : valuesOf(waypoint) });
const ofReviewer: Record<ReviewList, (input: Where, which: Which) => string> = {
  waiting: (input, { waypoints, ...named }) => `a.uid IN (${namedSql(input, named, { waiting: true, waypoints })})`,
  handled: (input, { personally, ...which }) => `NOT a.archived AND a.uid IN (${personally ? signedSql(input) : handledSql(input, which)})`,
  archived: (input, { waypoints, ...named }) => `a.archived AND a.uid IN (${namedSql(input, named, { waiting: false, waypoints })}${named.as === undefined ? ` UNION ALL ${signedSql(input)}` : ''})`,
};
const review = list({
  call: 'GET /studapps/answers/review_apps/',
  summary: 'Applications for a reviewer. `list`: `waiting` (for me now), `handled` (waited for me or signed by me), `archived`; `mine=true`: by name and not by role, of those handled signed by me; `as`: as whom, see coo_review_profiles',
  ...applicationList, defaultSort: ['step_since', 'ASC'],
  query: z.object({ ...narrowing, list: z.enum(reviewLists).default('waiting'), mine: flag, as: z.string().regex(/^[a-z_:]{1,60}$/).optional() }),
  keys: queueKeys, count: queueCount,
  where: input => {
    const { list: which = 'waiting', waypoint: _waypoint, ...query } = input.query as { list?: ReviewList; waypoint?: unknown };
    return [`a.applicant <> ${input.bind(input.actor.id)}`, ofReviewer[which](input, whichOf(input.query)), ...narrowed({ ...input, query })].join(' AND ');
  },
});

/** The plain queue is read off the places at waypoints, in the order in which they began to wait; with filters of applications it is not plain. */
function placesInQueue({ filters, words, own }: Counted, input: Call0): { places: string[]; values: unknown[] } | null {
  if (filters.length > 0 || words.length > 0 || own['list'] !== 'waiting') return null;
  const values: unknown[] = [];
  const { waypoints, ...named } = whichOf(own);
  const places = placesOf({ ...input, bind: value => `$${values.push(value)}` }, named, { waiting: true, others: true, waypoints, overdue: isSet(own['overdue']), now: input.host.clock.iso() });
  return places.length === 0 ? null : { places, values };
}
async function queueKeys(input: Call0, request: ListRequest): Promise<string[] | null> {
  const [column, order] = request.sort;
  const queue = column === 'step_since' ? placesInQueue(request, input) : null;
  if (!queue) return null;
  const [sorted, upTo] = [`ORDER BY since ${order}, application ${order}`, request.offset + request.limit];
  const first = queue.places.map(places => `(SELECT DISTINCT w.since, w.application ${places} ${sorted} LIMIT ${upTo})`).join('\n UNION ');
  const { rows } = await askAgain<{ application: string }>(input.host.pool, `${first} ${sorted} LIMIT ${request.limit} OFFSET ${request.offset}`, queue.values);
  return rows.map(({ application }) => application);
}
async function queueCount(input: Call0, request: Counted): Promise<number | null> {
  const queue = placesInQueue(request, input);
  if (!queue) return null;
  const { rows } = await askAgain<{ number: number }>(input.host.pool, `SELECT count(*)::int AS number FROM (${queue.places.map(places => `SELECT w.application ${places}`).join('\n UNION ')}) w`, queue.values);
  return rows[0]!.number;
}

/** Filters that the counts are kept by. */
const counted = { app_type: 'type', stage: 'stage', status: 'status', archived: 'archived' } as const;
async function countAll({ host }: Call0, { filters, words, own }: Counted): Promise<number | null> {
  const simple = words.length === 0 && Object.values(own).every(value => value === undefined) && filters.every(({ column, op, values }) => column in counted && op === 'any' && values.every(value => value !== null && value !== ''));
  if (!simple) return null;
  const values: unknown[] = [];
  const conditions = filters.map(filter => `${counted[filter.column as keyof typeof counted]} = ANY($${values.push(filter.values)})`);
  const { rows } = await host.pool.query<{ number: number }>(`SELECT coalesce(sum(number), 0)::int AS number FROM applications.application_counts ${conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''}`, values);
  return rows[0]!.number;
}
const all = list({
  call: 'GET /studapps/answers/all/', summary: 'All applications, for the office and auditors', ...applicationList, defaultSort: ['changed_at', 'DESC'],
  query: z.object(narrowing), count: countAll, where: input => narrowed(input).join(' AND ') || undefined,
});

export const applicationLists = [mine, review, all];
export const studentAppQuery = z.object({ student_app: uid });
