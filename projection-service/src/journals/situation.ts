import {
  isOpenWeek,
  journalStateOf,
  plannedBlock,
  ruleFor,
  startOf,
  weekStateOf,
  type BlockRule,
} from '@portal/event-schemas/journals/blocking.ts';
import { addDays, mondayOf } from '@portal/event-schemas/journals/days.ts';
import type { WeekView } from '@portal/event-schemas/journals/views.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { SessionRow, StayRow, WeekRow } from './rows.ts';

/** The term `p` of the journal `j` with its period of final grades, and the last day on which a journal of it can be open (days.ts: lastDayOf). */
export const termSql = `left join curriculum.study_periods_public p on p.uid = j.study_period
  left join grades.grade_periods_public gp on gp.study_period = p.uid and gp.kind = 'final'`;
export const lastDaySql = 'greatest(p.end_date, gp.ends_on)';

/** A journal by its tables, with the last day on which it can be open. */
export interface JournalHead {
  uid: string;
  study_period: string;
  load_type: string;
  preparation_levels: string[];
  opened_on: string;
  closed: boolean;
  teacher: string | null;
  last_day: string | null;
}
/** What is known of a journal at a moment: its classes, who attends, its weeks by the clock. */
export interface Situation {
  head: JournalHead;
  sessions: SessionRow[];
  stays: StayRow[];
  weeks: WeekView[];
  closed: boolean;
  expected(date: string): number;
}

const iso = (time: string | Date | null): string | null => (time === null ? null : new Date(time).toISOString());
export const rulesIn = async (db: Sql): Promise<BlockRule[]> =>
  (
    await db.query<BlockRule>(
      `select days, frequency, weekday, month_day, run_at, study_period, load_type, preparation_level, is_active
         from journals.journal_block_rules_public`,
    )
  ).rows;

/** All that states of these journals follow from, by uid: a few statements for all of them. */
export async function situationsOf(
  db: Sql,
  { host }: Pick<CallContext, 'host'>,
  uids: readonly string[],
): Promise<Map<string, Situation>> {
  const now = host.clock.iso();
  const clock = wallClock(host.config.timeZone);
  const today = clock.dateOf(host.clock.now());
  const of = <R>(text: string) => db.query<R>(text, [uids]).then(({ rows }) => rows);
  const heads = await of<JournalHead>(
    `select j.uid, j.study_period, j.load_type, j.preparation_levels, j.opened_on, j.closed, j.teacher, ${lastDaySql} as last_day
       from journals.journals j ${termSql}
      where j.uid = any($1)`,
  );
  const sessions = await of<SessionRow>('select * from journals.sessions where journal = any($1) order by date, start');
  const stays = await of<StayRow>('select * from journals.stays where journal = any($1)');
  const weeks = await of<WeekRow>('select * from journals.weeks where journal = any($1)');
  const rules = await rulesIn(db);
  const [sessionsOf, staysOf, weeksOf] = [byJournal(sessions), byJournal(stays), byJournal(weeks)] as const;
  return new Map(
    heads.map(head => {
      const own = sessionsOf.get(head.uid) ?? [];
      const attending = staysOf.get(head.uid) ?? [];
      const closed = head.closed || (head.last_day !== null && head.last_day < today);
      const rule = ruleFor(rules, head);
      const expected = (date: string) =>
        attending.filter(({ since, until }) => since <= date && (until === null || date < until)).length;
      const views = [...new Set(own.map(({ date }) => mondayOf(date)))].sort().map((week): WeekView => {
        const kept = (weeksOf.get(head.uid) ?? []).find(one => one.week === week);
        const known = kept && { blocked: kept.blocked, until: iso(kept.until) };
        const planned_at = plannedBlock(rule, week, head.opened_on, clock);
        const state = weekStateOf({ week, known, planned: planned_at, closed, now, today });
        const held = own.filter(
          one => !one.canceled && one.date >= week && one.date < addDays(week, 7) && startOf(one, clock) <= now,
        );
        const holes = held.reduce((sum, one) => sum + Math.max(0, expected(one.date) - one.filled), 0);
        return { week, state, planned_at, until: state === 'REOPENED' ? (known?.until ?? null) : null, holes };
      });
      return [head.uid, { head, sessions: own, stays: attending, weeks: views, closed, expected }];
    }),
  );
}
function byJournal<R extends { journal: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.journal, [...(groups.get(row.journal) ?? []), row]);
  return groups;
}

/** What a list says of a journal beside its columns. */
export function summaryOf({ sessions, weeks, closed, expected }: Situation, { host }: Pick<CallContext, 'host'>) {
  const clock = wallClock(host.config.timeZone);
  const now = host.clock.iso();
  const held = sessions.filter(one => !one.canceled && startOf(one, clock) <= now);
  const cells = held.reduce((sum, { date }) => sum + expected(date), 0);
  const holes = held.reduce((sum, { date, filled }) => sum + Math.max(0, expected(date) - filled), 0);
  const next = weeks.filter(({ state, planned_at }) => planned_at !== null && isOpenWeek(state));
  return {
    sessions: sessions.filter(one => !one.canceled).length,
    held: held.length,
    holes,
    filled: cells === 0 ? null : Math.round(((cells - holes) / cells) * 1000) / 10,
    closes_at: next.map(one => one.until ?? one.planned_at!).sort()[0] ?? null,
    state: journalStateOf(
      closed,
      weeks.map(({ state }) => state),
    ),
  };
}
