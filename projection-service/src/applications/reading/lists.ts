import { code, uid } from '@portal/event-schemas/applications/definition.ts';
import { list, type Call0, type ListCall } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { applicationList } from './list-columns.ts';
import { namedSql, signedSql } from './readers.ts';

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
interface Which { personally: boolean; as: string | undefined; waypoints: string[] | undefined }
const ofReviewer: Record<(typeof reviewLists)[number], (input: Where, which: Which) => string> = {
  waiting: (input, which) => `a.applicant <> ${input.bind(input.actor.id)} AND a.uid IN (${namedSql(input, { waiting: true, ...which })})`,
  handled: (input, { personally, as, waypoints }) => `NOT a.archived AND a.applicant <> ${input.bind(input.actor.id)} AND ${personally ? `a.uid IN (${signedSql(input)})`
    : `a.uid IN (${namedSql(input, { waiting: false, as, waypoints })}${as === undefined ? ` UNION ALL ${signedSql(input)}` : ''}) AND a.uid NOT IN (${namedSql(input, { waiting: true })})`}`,
  archived: (input, which) => `a.archived AND a.applicant <> ${input.bind(input.actor.id)} AND a.uid IN (${namedSql(input, { waiting: false, ...which })}${which.as === undefined ? ` UNION ALL ${signedSql(input)}` : ''})`,
};
/** The plain queue is counted by the places at waypoints alone. */
async function countWaiting(input: Call0, { filters, words, own }: Counted): Promise<number | null> {
  if (filters.length > 0 || words.length > 0 || own['list'] !== 'waiting' || own['overdue'] !== undefined) return null;
  const values: unknown[] = [];
  const reader = { ...input, bind: (value: unknown) => `$${values.push(value)}` };
  const named = namedSql(reader, { waiting: true, personally: isSet(own['mine']) ?? false, as: own['as'] as string | undefined, others: true, waypoints: own['waypoint'] === undefined ? undefined : valuesOf(own['waypoint']) });
  return (await input.host.pool.query<{ number: number }>(`SELECT count(DISTINCT application)::int AS number FROM (${named}) w`, values)).rows[0]!.number;
}
const review = list({
  call: 'GET /studapps/answers/review_apps/',
  summary: 'Applications for a reviewer. `list`: `waiting` (for me now), `handled` (waited for me or signed by me), `archived`; `mine=true`: by name and not by role, of those handled signed by me; `as`: as whom, see coo_review_profiles',
  ...applicationList, defaultSort: ['step_since', 'ASC'],
  query: z.object({ ...narrowing, list: z.enum(reviewLists).default('waiting'), mine: flag, as: z.string().regex(/^[a-z_:]{1,60}$/).optional() }),
  count: countWaiting,
  where: input => {
    const { list: which = 'waiting', mine: personally, as } = input.query as { list?: (typeof reviewLists)[number]; mine?: unknown; as?: string };
    const { waypoint, ...query } = input.query;
    return [ofReviewer[which](input, { personally: isSet(personally) ?? false, as, waypoints: waypoint === undefined ? undefined : valuesOf(waypoint) }), ...narrowed({ ...input, query })].join(' AND ');
  },
});

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
