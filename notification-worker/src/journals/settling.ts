import { defaultBlockRule, plannedBlock, ruleFor, type BlockRule } from '@portal/event-schemas/journals/blocking.ts';
import { holesToldBefore } from '@portal/event-schemas/journals/codes.ts';
import { addDays } from '@portal/event-schemas/journals/days.ts';
import { dateIn, wallClock } from '@portal/platform/clock/occurrences.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { causationOf } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';

interface OpenWeek {
  journal: string;
  study_period: string;
  load_type: string;
  preparation_levels: string[];
  opened_on: string;
  week: string;
  holes_told: boolean;
}
const atOnce = 200;
/** Terms with their period of final grades, and the last day on which their journals can be open (event-schemas/src/journals/days.ts: lastDayOf). */
const terms = `curriculum.study_periods_public p left join grades.grade_periods_public gp on gp.study_period = p.uid and gp.kind = 'final'`;
const lastDay = 'greatest(p.end_date, gp.ends_on)';

/** Open journals of courses whose sheet of final grades is approved, row by row. */
async function journalsWithApprovedSheet(host: Host): Promise<string[]> {
  const { rows } = await host.pool.query<{ uid: string }>(
    `select j.uid from journals.journals_public j join grades.sheets_public s on s.offering = j.offering and s.flux = j.flux
      where not j.closed and s.needed > 0 and s.approved = s.needed order by j.uid`,
  );
  return rows.map(({ uid }) => uid);
}

/**
 * Journals of which time alone has brought something about: weeks due, weeks with holes that are nearly so, reopenings and terms that are over. Read are only
 * weeks that could be due by the shortest rule; those that have been closed are not among them.
 */
async function dueJournals(host: Host): Promise<string[]> {
  const clock = wallClock(host.config.timeZone);
  const now = host.clock.iso();
  const today = dateIn(host.config.timeZone, host.clock.now());
  const soon = new Date(Date.parse(now) + holesToldBefore * 86_400_000).toISOString();
  const { rows: rules } = await host.pool.query<BlockRule>(
    `select days, frequency, weekday, month_day, run_at, study_period, load_type, preparation_level, is_active
       from journals.journal_block_rules_public`,
  );
  const shortest = Math.min(defaultBlockRule.days, ...rules.map(({ days }) => days));
  const { rows: weeks } = await host.pool.query<OpenWeek>(
    `select * from journals.open_weeks_public where week <= $1
        and week >= (select to_char(min(p.start_date)::date - 7, 'YYYY-MM-DD') from ${terms} where ${lastDay} >= $2)`,
    [addDays(today, holesToldBefore - 7 - shortest), today],
  );
  const planned = weeks.map(one => ({ ...one, at: plannedBlock(ruleFor(rules, one), one.week, one.opened_on, clock) }));
  const due = planned.filter(({ at }) => at !== null && at <= now);
  const nearly = planned.filter(({ at, holes_told }) => at !== null && at > now && at <= soon && !holes_told);
  const { rows: withHoles } = await host.pool.query<{ journal: string }>(
    `select journal from journals.weeks_with_holes_public
      where (journal, week) in (select * from unnest($1::text[], $2::text[]))`,
    [nearly.map(({ journal }) => journal), nearly.map(({ week }) => week)],
  );
  const { rows: over } = await host.pool.query<{ journal: string }>(
    `select uid as journal from journals.journals_public where not closed
        and study_period in (select p.uid from ${terms} where ${lastDay} < $1)
      union select w.journal from journals.weeks_public w join journals.journals_public j on j.uid = w.journal
        where not j.closed and w.until <= $2::timestamptz`,
    [today, now],
  );
  return [...new Set([...due, ...withHoles, ...over].map(({ journal }) => journal))];
}

/** Every minute: closes journals whose sheet is approved and weeks that are due, each once however late; the journal's own decision says which. */
export const settleJob = defineJob<object>({
  name: 'journals-settle',
  schedule: { every: 60_000 },
  async run(_data, host) {
    const journals = await dueJournals(host);
    const { rows } = await host.pool.query<{ uid: string }>(
      `select uid from journals.openings_public where not ended and until <= $1::timestamptz limit 500`,
      [host.clock.iso()],
    );
    const approved = await journalsWithApprovedSheet(host);
    for (let from = 0; from < approved.length; from += atOnce)
      await callService(host, 'POST /journals/settle/', { approved: approved.slice(from, from + atOnce) });
    for (let from = 0; from < journals.length; from += atOnce)
      await callService(host, 'POST /journals/settle/', { journals: journals.slice(from, from + atOnce) });
    if (rows.length > 0) await callService(host, 'POST /journals/settle/', { openings: rows.map(({ uid }) => uid) });
    return { journals: journals.length, approved: approved.length, openings: rows.length };
  },
});

/** The office has granted a request: its week is opened. The act has the request's uid, so that it is done once. */
export const grantJob = defineJob<{ request: string }>({
  name: 'journals-reopening-granted',
  attempts: 8,
  run: ({ request, ...cause }, host) => callService(host, 'POST /journals/grant_reopening/', { request }, cause),
});
export const reopeningGranted = defineReaction({
  name: 'journals.reopening_granted',
  handles: ['ReopeningGranted'],
  react: async (events, host) => {
    for (const event of events)
      await host.jobs.add(
        grantJob,
        { request: event.data.uid, ...causationOf(event) },
        { id: `reopening-${event.position}` },
      );
  },
});
