import { documentNames, type DocumentKind } from '@portal/event-schemas/records/names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { everyMorning, type Morning } from '@portal/platform/jobs/every-morning.ts';
import { makeRuns, type DueRun } from '@portal/platform/jobs/runs.ts';
import { defineJob } from '@portal/platform/jobs/types.ts';
import type { Host } from '@portal/platform/service.ts';

interface Notification {
  uid: string;
  subject: Localized;
  text: Localized;
  documents: DocumentKind[];
  days_before: { days: number }[];
}
/** The day after a paper has run out. */
const overdue = [-1];

/**
 * Whoever has a paper that is valid for so many more days, or was so on a morning that was missed. Of several papers of
 * a kind the one that is valid longest counts: whoever has extended it is told nothing.
 */
async function whose({ pool, config }: Host, { due, since }: Morning, document: DocumentKind, days: readonly number[]) {
  const { rows } = await pool.query<{ account: string; valid_until: string }>(
    `select p.student as account, p.valid_until from (
         select student, max(valid_until) as valid_until from records.migration_registrations_public
         where document = $1 and state <> 'RETURNED' group by student) p
       join curriculum.students_public s on s.uid = p.student and s.student_status = 'studying'
     where exists (select from unnest($2::int[]) d
       where p.valid_until::date - d > $3::date and p.valid_until::date - d <= $4::date)
     order by p.student`,
    [document, days, dateIn(config.timeZone, since), dateIn(config.timeZone, due)],
  );
  return rows;
}

/** One run for each notification, kind of paper and morning: one mail for each person and paper, whatever dies meanwhile. */
function runsOf(host: Host, { uid, subject, text, documents, days_before }: Notification): DueRun[] {
  const morning = (kind: string, document: DocumentKind, days: readonly number[]): DueRun =>
    everyMorning(
      host,
      kind,
      async at =>
        (await whose(host, at, document, days)).map(({ account, valid_until }) => ({
          account,
          params: { subject, text, document: documentNames[document], valid_until },
        })),
      `${kind}.${document}.${uid}`,
    );
  return documents.flatMap(document => [
    morning(
      'paper_runs_out',
      document,
      days_before.map(({ days }) => days),
    ),
    morning('paper_ran_out', document, overdue),
  ]);
}

/** Every morning foreign students learn whose papers run out. */
export const papersRunOutJob = defineJob<object>({
  name: 'records-papers-run-out',
  schedule: { cron: '* * * * *' },
  attempts: 1,
  async run(_data, host) {
    const { rows } = await host.pool.query<Notification>(
      `select uid, subject, text, documents, days_before from records.foreign_students_notifications_public
       where is_active order by uid`,
    );
    const runs = rows.flatMap(one => runsOf(host, one));
    return { made: await makeRuns(runs, { pool: host.pool, now: host.clock.now(), logger: host.logger }) };
  },
});
