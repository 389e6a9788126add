import { refusalsKept } from '@portal/event-schemas/offerings/events.ts';
import type { BehindReason } from '@portal/event-schemas/offerings/rollover/codes.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/**
 * The courses of a running roll-over, or of its undoing, as they were found when it was asked for: what is left to do survives a restart, and a course that
 * was decided twice counts once. The rows go when it is over; its events keep the result.
 */
export const rollOverTables = `create table if not exists registration.roll_over_work (
  roll_over text not null, undo boolean not null, course text not null, decided boolean not null default false,
  outcome text, behind text[] not null default '{}', code text, params jsonb, primary key (roll_over, undo, course));
create index if not exists roll_over_work_left on registration.roll_over_work (roll_over, undo, course) where not decided;
create or replace view registration.roll_over_progress_public as
  select roll_over, undo, count(*)::int as "of", count(*) filter (where decided)::int as done from registration.roll_over_work group by roll_over, undo;`;

export interface Work {
  roll_over: string;
  undo: boolean;
}
const noted = {
  forward: `select uid from registration.planned_courses_public where study_period = $3 and not draft`,
  undo: `select offering as uid from registration.rolled_courses_public where roll_over = $3`,
};
/** Writes down the courses of a term (`of`), or those that the roll-over has made; answers how many. */
export async function noteWork(db: Sql, { roll_over, undo }: Work, of: string): Promise<number> {
  const { rowCount } = await db.query(
    `insert into registration.roll_over_work (roll_over, undo, course) select $1, $2, uid from (${undo ? noted.undo : noted.forward}) found on conflict do nothing`,
    [roll_over, undo, of],
  );
  return rowCount ?? 0;
}
export const forgetWork = (db: Sql, { roll_over, undo }: Work): Promise<unknown> =>
  db.query('delete from registration.roll_over_work where roll_over = $1 and undo = $2', [roll_over, undo]);

export const hasWork = async (db: Sql, { roll_over, undo }: Work): Promise<boolean> =>
  (
    await db.query('select from registration.roll_over_work where roll_over = $1 and undo = $2 limit 1', [
      roll_over,
      undo,
    ])
  ).rows.length > 0;

export async function workLeft(db: Sql, { roll_over, undo }: Work, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ course: string }>(
    'select course from registration.roll_over_work where roll_over = $1 and undo = $2 and not decided order by course limit $3',
    [roll_over, undo, limit],
  );
  return rows.map(({ course }) => course);
}

/** What became of a course. `left_out`: not copied, by its reason; `refused`: with the code of the refusal. */
export interface Decided {
  course: string;
  outcome: 'done' | 'left_out' | 'refused';
  behind: readonly BehindReason[];
  code: string | null;
  params: Record<string, unknown>;
}
export const keepDecided = (db: Sql, { roll_over, undo }: Work, decided: readonly Decided[]): Promise<unknown> =>
  db.query(
    `update registration.roll_over_work old
     set decided = true, outcome = new.outcome, behind = coalesce(new.behind, '{}'), code = new.code, params = new.params
     from json_to_recordset($3::json) as new(course text, outcome text, behind text[], code text, params jsonb)
     where old.roll_over = $1 and old.undo = $2 and old.course = new.course`,
    [roll_over, undo, JSON.stringify(decided)],
  );

export interface Result {
  done: number;
  left_out: number;
  refused: number;
  behind: { why: BehindReason; times: number }[];
  refusals: { offering: string; code: string; params: Record<string, unknown> }[];
}
/** What became of all courses; the first of the refused ones by name. */
export async function resultOf(db: Sql, { roll_over, undo }: Work): Promise<Result> {
  const of = [roll_over, undo];
  const {
    rows: [sums],
  } = await db.query<Pick<Result, 'done' | 'left_out' | 'refused'>>(
    `select count(*) filter (where outcome = 'done')::int as done, count(*) filter (where outcome = 'left_out')::int as left_out,
       count(*) filter (where outcome = 'refused')::int as refused from registration.roll_over_work where roll_over = $1 and undo = $2`,
    of,
  );
  const behind = await db.query<Result['behind'][number]>(
    `select why, count(*)::int as times from registration.roll_over_work, unnest(behind) as why
     where roll_over = $1 and undo = $2 group by why order by times desc, why`,
    of,
  );
  const refusals = await db.query<Result['refusals'][number]>(
    `select course as offering, code, params from registration.roll_over_work
     where roll_over = $1 and undo = $2 and outcome = 'refused' order by course limit ${refusalsKept}`,
    of,
  );
  return { ...sums!, behind: behind.rows, refusals: refusals.rows };
}
