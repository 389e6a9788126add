import type { StatusSwitchFilter } from '@portal/event-schemas/registration/status-switch.ts';
import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

type Db = Sql;

/**
 * The cards of a running switch, as they were found when it was asked for: what is left to do survives a restart, and a card that was decided
 * twice counts once. The rows go when the switch is finished; its events keep the result.
 */
export const switchTables = `create table if not exists registration.status_switch_cards (
  switch text not null, card text not null, code text, params jsonb, decided boolean not null default false, primary key (switch, card));
create index if not exists status_switch_cards_left on registration.status_switch_cards (switch, card) where not decided;
create or replace view registration.status_switch_progress_public as
  select switch, count(*)::int as "of", count(*) filter (where decided)::int as done from registration.status_switch_cards group by switch;`;

const scopes: Record<Exclude<keyof StatusSwitchFilter, 'statuses'>, string> = {
  faculties: 'k.faculty',
  edu_programs: 's.edu_program',
  student_groups: 's.student_group',
  courses: 's.course::int::text',
  advisors: 's.advisor',
  entry_years: 's.entry_year::int::text',
  preparation_levels: 's.preparation_level',
  study_forms: 's.study_form',
};

/** `select` over the cards of the filter: `uid` and `status`. A student without a card counts as NOT_STARTED, when that status is asked for. */
function matching(period: string, filter: StatusSwitchFilter, bind: (value: unknown) => string): string {
  const named = Object.entries(scopes).flatMap(([name, sql]) => {
    const wanted = filter[name as keyof StatusSwitchFilter];
    return wanted.length ? [`${sql} = any(${bind(wanted.map(String))}::text[])`] : [];
  });
  const status = filter.statuses.length
    ? `coalesce(c.status, 'NOT_STARTED') = any(${bind(filter.statuses)}::text[])`
    : 'c.student is not null';
  return `select s.uid || '.' || ${bind(period)}::text as uid, coalesce(c.status, 'NOT_STARTED') as status
    from curriculum.students_public s left join registration.cards_public c on c.student = s.uid and c.study_period = ${bind(period)}
    left join curriculum.edu_programs_public p on p.uid = s.edu_program left join curriculum.cathedras_public k on k.uid = p.cathedra
    where (c.student is not null or s.student_status = 'studying') and ${[status, ...named].join(' and ')}`;
}

/** How many cards the filter finds, by their status now. */
export async function countCards(
  db: Db,
  period: string,
  filter: StatusSwitchFilter,
): Promise<{ status: CardStatus; cards: number }[]> {
  const values: unknown[] = [];
  const sql = matching(period, filter, value => `$${values.push(value)}`);
  const { rows } = await db.query<{ status: CardStatus; cards: number }>(
    `select status, count(*)::int as cards from (${sql}) as found group by status order by status`,
    values,
  );
  return rows;
}

/** Writes down the cards of a switch; answers how many. */
export async function noteCards(db: Db, uid: string, period: string, filter: StatusSwitchFilter): Promise<number> {
  const values: unknown[] = [uid];
  const sql = matching(period, filter, value => `$${values.push(value)}`);
  const { rowCount } = await db.query(
    `insert into registration.status_switch_cards (switch, card) select $1, uid from (${sql}) as found on conflict do nothing`,
    values,
  );
  return rowCount ?? 0;
}
export const forgetCards = (db: Db, uid: string): Promise<unknown> =>
  db.query('delete from registration.status_switch_cards where switch = $1', [uid]);

export const hasCards = async (db: Db, uid: string): Promise<boolean> =>
  (await db.query('select from registration.status_switch_cards where switch = $1 limit 1', [uid])).rows.length > 0;

export async function cardsLeft(db: Db, uid: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ card: string }>(
    'select card from registration.status_switch_cards where switch = $1 and not decided order by card limit $2',
    [uid, limit],
  );
  return rows.map(row => row.card);
}

export interface Decided {
  card: string;
  code: string | null;
  params: Record<string, unknown>;
}
export const keepDecided = (db: Db, uid: string, decided: readonly Decided[]): Promise<unknown> =>
  db.query(
    `update registration.status_switch_cards old set decided = true, code = new.code, params = new.params
   from json_to_recordset($2::json) as new(card text, code text, params jsonb) where old.switch = $1 and old.card = new.card`,
    [uid, JSON.stringify(decided)],
  );

/** What became of all cards; of the refused ones the first `kept` by name. */
export async function resultOf(
  db: Db,
  uid: string,
  kept: number,
): Promise<{
  done: number;
  refused: number;
  refusals: { card: string; code: string; params: Record<string, unknown> }[];
}> {
  const {
    rows: [sum],
  } = await db.query<{ done: number; refused: number }>(
    'select count(*) filter (where code is null)::int as done, count(code)::int as refused from registration.status_switch_cards where switch = $1',
    [uid],
  );
  const { rows: refusals } = await db.query<{ card: string; code: string; params: Record<string, unknown> }>(
    'select card, code, params from registration.status_switch_cards where switch = $1 and code is not null order by card limit $2',
    [uid, kept],
  );
  return { ...sum!, refusals };
}
