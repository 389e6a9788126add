import type { CallContext } from '@portal/platform/http/types.ts';
import type { ListRequest } from '@portal/platform/lists/types.ts';
import { queryPrepared } from '@portal/platform/lists/statements.ts';
import { isSet, whichOf, type Counting } from './asked.ts';
import { handledSql, placesAs, placesOf, type Reader } from './readers.ts';

/** Keys and counts of a reviewer's lists straight from the places at waypoints, where no filter of applications is set. */
interface Bound {
  reader: Reader;
  values: unknown[];
}
function bound(input: CallContext): Bound {
  const values: unknown[] = [];
  return { values, reader: { ...input, bind: value => `$${values.push(value)}` } };
}
const isPlain = ({ filters, words }: Counting): boolean => filters.length === 0 && words.length === 0;
/** What was handled, by nothing but its time. */
const isAllHandled = (request: Counting): boolean =>
  isPlain(request) &&
  request.own['list'] === 'handled' &&
  ['mine', 'as', 'waypoint', 'overdue'].every(name => request.own[name] === undefined);

export async function reviewKeys(input: CallContext, request: ListRequest): Promise<string[] | null> {
  const [column, order] = request.sort;
  const page = `LIMIT ${request.limit} OFFSET ${request.offset}`;
  if (column === 'step_since' && isPlain(request) && request.own['list'] === 'waiting')
    return firstOfQueue(input, request, order, page);
  return column === 'changed_at' && isAllHandled(request) && (await isLong(input))
    ? lastHandled(input, order, page)
    : null;
}

/** The places that wait for the reader; one for each way in which they are named. */
function queueOf({ reader }: Bound, input: CallContext, own: Counting['own']): string[] {
  const { waypoints, ...named } = whichOf(own);
  return placesOf(reader, named, {
    waiting: true,
    others: true,
    waypoints,
    overdue: isSet(own['overdue']),
    now: input.host.clock.iso(),
  });
}
/** In the order in which they began to wait: the first of each way, and of these the first. */
async function firstOfQueue(
  input: CallContext,
  { own, offset, limit }: ListRequest,
  order: string,
  page: string,
): Promise<string[] | null> {
  const to = bound(input);
  const sorted = `ORDER BY since ${order}, application ${order}`;
  const firsts = queueOf(to, input, own).map(
    places => `(SELECT DISTINCT w.since, w.application ${places} ${sorted} LIMIT ${offset + limit})`,
  );
  if (firsts.length === 0) return [];
  const { rows } = await queryPrepared<{ application: string }>(
    input.host.pool,
    `SELECT DISTINCT since, application FROM (${firsts.join('\n UNION ALL ')}) firsts ${sorted} ${page}`,
    to.values,
  );
  return rows.map(({ application }) => application);
}

const long = 2000;
/** Whether so many places name the reader that going back from what changed last finds a page sooner than looking at all of them. */
async function isLong(input: CallContext): Promise<boolean> {
  const { reader, values } = bound(input);
  const some = [...placesOf(reader, {}, { waiting: false }), ...placesAs(reader, 'signer', { waiting: false })]
    .map(places => `(SELECT 1 ${places} LIMIT ${long})`)
    .join(' UNION ALL ');
  const { rows } = await queryPrepared<{ number: number }>(
    input.host.pool,
    `SELECT count(*)::int AS number FROM (${some}) n`,
    values,
  );
  return rows[0]!.number >= long;
}
async function lastHandled(input: CallContext, order: string, page: string): Promise<string[]> {
  const { actor, roles } = input;
  const ofAdvisor = 'ARRAY(SELECT uid FROM curriculum.students_public WHERE advisor = $1)';
  const ofHead = `ARRAY(SELECT m.uid FROM curriculum.cathedras_public c
      JOIN curriculum.edu_programs_public ep ON ep.cathedra = c.uid
      JOIN curriculum.students_public m ON m.edu_program = ep.uid WHERE c.head = $1
    UNION ALL SELECT m.uid FROM curriculum.cathedras_public c JOIN curriculum.teachers_public m ON m.cathedra = c.uid WHERE c.head = $1)`;
  const place = `SELECT 1 FROM applications.waypoint_seats w
    WHERE w.application = a.uid
      AND (w.value <> '' AND w.value = ANY($2) OR w.kind = 'advisor' AND a.applicant = ANY(${ofAdvisor})
        OR w.kind = 'head_of_department' AND a.applicant = ANY(${ofHead}))`;
  const { rows } = await queryPrepared<{ uid: string }>(
    input.host.pool,
    `SELECT a.uid FROM applications.applications a
      WHERE NOT a.archived AND a.applicant <> $1 AND EXISTS (${place}) AND NOT EXISTS (${place} AND w.waits)
      ORDER BY a.changed_at ${order}, a.uid ${order} ${page}`,
    [actor.id, [...roles, actor.id]],
  );
  return rows.map(({ uid }) => uid);
}

export async function reviewCount(input: CallContext, request: Counting): Promise<number | null> {
  const to = bound(input);
  const counted = isAllHandled(request)
    ? handledSql(to.reader, { as: undefined, waypoints: undefined })
    : isPlain(request) && request.own['list'] === 'waiting'
      ? queueOf(to, input, request.own)
          .map(places => `SELECT w.application ${places}`)
          .join('\n UNION ')
      : '';
  if (counted === '') return null;
  return (
    await queryPrepared<{ number: number }>(
      input.host.pool,
      `SELECT count(*)::int AS number FROM (${counted}) counted`,
      to.values,
    )
  ).rows[0]!.number;
}
