import { waitingWords } from '@portal/event-schemas/journals/waiting-words.ts';
import { isOpenWeek, startOf } from '@portal/event-schemas/journals/blocking.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { waitingRows, type Waiting, type WaitingInput, type WaitingKind } from '@portal/platform/waiting/waiting.ts';
import { situationsOf, termSql, lastDaySql } from './situation.ts';

/** Classes that a teacher has given and not filled in, of weeks that are open still; the first closes soonest. */
async function unfilled(input: WaitingInput): Promise<Waiting | null> {
  const { db, actor, host, now, today } = input;
  const { rows } = await db.query<{ uid: string }>(
    `SELECT j.uid FROM journals.journals j ${termSql}
      WHERE j.teacher = $1 AND NOT j.closed AND coalesce(${lastDaySql} >= $2, true)`,
    [actor.id, today],
  );
  if (rows.length === 0) return null;
  const clock = wallClock(host.config.timeZone);
  const situations = await situationsOf(
    db,
    input,
    rows.map(({ uid }) => uid),
  );
  const classes = [...situations].flatMap(([journal, { sessions, weeks, expected }]) =>
    sessions.flatMap(session => {
      const { date, canceled, filled } = session;
      const at = startOf(session, clock);
      const week = weeks.find(one => one.week === mondayOf(date));
      if (canceled || at > now || filled >= expected(date) || !week || !isOpenWeek(week.state)) return [];
      return [{ journal, since: at, due: week.until ?? week.planned_at }];
    }),
  );
  const [first] = classes.toSorted((one, other) => (one.due ?? '9').localeCompare(other.due ?? '9'));
  if (!first) return null;
  return {
    count: classes.length,
    since: classes.map(({ since }) => since).sort()[0]!,
    due: first.due,
    first: { uid: first.journal },
  };
}

export const waiting: readonly WaitingKind[] = [
  {
    id: 'journals.unfilled',
    ...waitingWords.unfilled,
    roles: ['teacher'],
    screen: 'e-journal',
    one: { screen: 'e-journal-detail', in: 'query' },
    find: unfilled,
  },
  {
    id: 'journals.reopenings',
    ...waitingWords.reopenings,
    roles: ['office', 'org_admin'],
    screen: 'blocking_unblocking_ej',
    find: waitingRows(
      () => `
        SELECT r.asked_at::timestamptz AS since, NULL::timestamptz AS due, NULL::jsonb AS first
        FROM journals.reopening_requests_public r WHERE r.state = 'asked'`,
    ),
  },
];
