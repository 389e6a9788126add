import type { HistoryFilter } from '@portal/event-schemas/audit/history.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { conditions, countOfKinds, kindConditions, type Asker, type Bind } from './conditions.ts';

/** Rows counted at most; beyond it a reader narrows the question down. */
export const countMax = 10_000;

interface Window {
  offset: number;
  limit: number;
  order: 'ASC' | 'DESC';
}
/** A row as it is found; what it says stands in the log. */
export interface Found {
  position: number;
  stream: string;
  aggregate: string;
  person: string | null;
  course: string | null;
}

/** How one walk reads: which columns, in which order, how far. */
interface Walk {
  columns: string;
  tail: string;
}

/**
 * Where the events that fit stand: a walk along the one index that fits the question best. Where the answer lies in
 * several walks (by person: what concerns them and what they did; several kinds of events) each goes as far as it is
 * asked to, and they are merged.
 */
function walksOf(filter: HistoryFilter, asker: Asker, bind: Bind, { columns, tail }: Walk): string {
  const walk = (own: readonly string[], walked: readonly (keyof HistoryFilter | 'kind')[]): string => {
    const all = [...own, ...conditions(filter, asker, bind, new Set(walked))];
    return `(SELECT ${columns} FROM audit.events e ${all.length ? `WHERE ${all.join(' AND ')}` : ''} ${tail})`;
  };
  const merged = (...walks: readonly string[]): string => `(${walks.join(' UNION ALL ')})`;
  const { person, actor } = filter;
  if (filter.stream !== undefined || filter.correlation_id !== undefined || filter.on_behalf_of !== undefined)
    return walk([], []);
  if (person !== undefined) {
    return merged(
      walk([`e.person = ${bind(person)}`], ['person']),
      walk([`e.actor = ${bind(person)}`, 'e.actor IS DISTINCT FROM e.person'], ['person']),
    );
  }
  if (filter.course !== undefined) return walk([], []);
  if (actor !== undefined) {
    return merged(
      walk([`e.person = ${bind(actor)}`, `e.actor = ${bind(actor)}`], ['actor']),
      walk([`e.actor = ${bind(actor)}`, 'e.actor IS DISTINCT FROM e.person'], ['actor']),
    );
  }
  const kinds = kindConditions(filter, bind);
  return kinds.length
    ? `(SELECT each.* FROM audit.kinds k CROSS JOIN LATERAL ${walk(['e.kind = k.id'], ['kind'])} AS each WHERE ${kinds.join(' AND ')})`
    : walk([], []);
}

/** The statement of a page: each walk goes in the order of the page until the page is full. */
export function pageStatement(
  filter: HistoryFilter,
  asker: Asker,
  { offset, limit, order }: Window,
): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const source = walksOf(filter, asker, value => `$${values.push(value)}`, {
    columns: 'e.position, e.stream, e.person, e.course',
    tail: `ORDER BY e.position ${order} LIMIT ${offset + limit}`,
  });
  return {
    values,
    text: `SELECT p.position::float8 AS position, s.stream, s.aggregate, p.person, p.course
      FROM (SELECT * FROM ${source} AS found ORDER BY position ${order} LIMIT ${limit} OFFSET ${offset}) AS p
      JOIN audit.streams s ON s.id = p.stream ORDER BY p.position ${order}`,
  };
}

/** How many there are, up to `countMax`. */
async function countOf(filter: HistoryFilter, asker: Asker, db: Sql): Promise<number> {
  const ofKinds = await countOfKinds(filter, asker, db);
  if (ofKinds !== null) return Math.min(ofKinds, countMax);
  const values: unknown[] = [];
  const source = walksOf(filter, asker, value => `$${values.push(value)}`, { columns: '1', tail: `LIMIT ${countMax}` });
  const { rows } = await db.query<{ count: number }>(
    `SELECT least(count(*), ${countMax})::int AS count FROM ${source} AS counted`,
    values,
  );
  return rows[0]!.count;
}

/** A page of a history and how many there are in all. */
export async function findPage(
  filter: HistoryFilter,
  asker: Asker,
  window: Window,
  db: Sql,
): Promise<{ rows: Found[]; count: number }> {
  const { text, values } = pageStatement(filter, asker, window);
  const [page, count] = await Promise.all([db.query<Found>(text, values), countOf(filter, asker, db)]);
  const seen = window.offset + page.rows.length;
  return {
    rows: page.rows,
    count:
      page.rows.length > 0 && page.rows.length < window.limit ? seen : Math.max(count, page.rows.length > 0 ? seen : 0),
  };
}
