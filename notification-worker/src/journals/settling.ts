import { plannedBlock, ruleFor, type BlockRule } from '@portal/event-schemas/journals/blocking.ts';
import { holesToldBefore } from '@portal/event-schemas/journals/codes.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
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
  blocked: boolean;
  holes_told: boolean;
}
const atOnce = 200;

/** Journals of which time alone has brought something about: weeks due, or nearly so, reopenings that are over, a term that is. */
async function dueJournals(host: Host): Promise<string[]> {
  const clock = wallClock(host.config.timeZone);
  const now = host.clock.iso();
  const today = dateIn(host.config.timeZone, host.clock.now());
  const soon = new Date(Date.parse(now) + holesToldBefore * 86_400_000).toISOString();
  const { rows: rules } = await host.pool.query<BlockRule>(
    `select days, frequency, weekday, month_day, run_at, study_period, load_type, preparation_level, is_active
       from journals.journal_block_rules_public`,
  );
  const { rows: weeks } = await host.pool.query<OpenWeek>(
    `select * from journals.unsettled_weeks_public where week <= $1 order by journal, week`,
    [mondayOf(today)],
  );
  const due = weeks.filter(one => {
    const planned = plannedBlock(ruleFor(rules, one), one.week, one.opened_on, clock);
    return planned !== null && (planned <= now || (planned <= soon && !one.holes_told));
  });
  const { rows: over } = await host.pool.query<{ uid: string }>(
    `select j.uid from journals.journals_public j left join curriculum.study_periods_public p on p.uid = j.study_period
      where not j.closed and (p.end_date < $1 or exists (
        select 1 from journals.weeks_public w where w.journal = j.uid and w.until <= $2::timestamptz))`,
    [today, now],
  );
  return [...new Set([...due.map(({ journal }) => journal), ...over.map(({ uid }) => uid)])];
}

/** Every minute: closes weeks that are due, each once however late; the journal's own decision says which. */
export const settleJob = defineJob<object>({
  name: 'journals-settle',
  schedule: { every: 60_000 },
  async run(_data, host) {
    const journals = await dueJournals(host);
    const { rows } = await host.pool.query<{ uid: string }>(
      `select uid from journals.openings_public where not ended and until <= $1::timestamptz limit 500`,
      [host.clock.iso()],
    );
    for (let from = 0; from < journals.length; from += atOnce)
      await callService(host, 'POST /journals/settle/', { journals: journals.slice(from, from + atOnce) });
    if (rows.length > 0) await callService(host, 'POST /journals/settle/', { openings: rows.map(({ uid }) => uid) });
    return { journals: journals.length, openings: rows.length };
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
