import { problemCodes, type ProblemCode } from '@portal/event-schemas/operating/problems.ts';
import type { Operating } from '@portal/event-schemas/operating/calls.ts';
import type { Health } from '@portal/platform/host/health.ts';

export interface Seen {
  health: Health;
  backup: Operating['backup'];
  /** Connections with other systems that do not answer, by name. */
  failing: readonly string[];
  now: Date;
}

/** Events that a feed may be behind for a moment; more is more than a rush. */
const mostBehind = 5000;
/** A night's backup and half a day. */
const oldestBackup = 36 * 3_600_000;
const mostDetails = 10;

/** What needs a person, the most pressing first. Pure. */
export function problemsOf({ health, backup, failing, now }: Seen): Operating['problems'] {
  const { last, place } = backup;
  const good = last !== null && last.error === null;
  const failed = Object.entries(health.jobs).filter(([, counts]) => (counts['failed'] ?? 0) > 0);
  const found: Readonly<Record<ProblemCode, readonly string[]>> = {
    tables_missing: health.missing,
    reader_parked: health.readers
      .filter(({ status }) => status === 'parked')
      .map(({ name, error }) => `${name}: ${error ?? ''}`),
    events_set_aside: health.set_aside.map(({ reader, position, error }) => `${reader}, #${position}: ${error}`),
    disk_low: health.disk.low ? [''] : [],
    feed_behind: Math.max(health.lag, health.unhurried_lag) > mostBehind ? [''] : [],
    ledger_behind: health.ledger.lag > mostBehind ? [''] : [],
    relay_stopped: health.relay?.error ? [health.relay.error] : [],
    redis_away: health.redis === 'away' ? [''] : [],
    job_fault: health.faults.map(({ job, item, error }) => `${job}, ${item}: ${error}`),
    jobs_failed: failed.map(([queue, counts]) => `${queue}: ${counts['failed']}`),
    mails_failed: health.mails.failed > 0 ? [''] : [],
    systems_failing: failing,
    backup_failed: last?.error ? [last.error] : [],
    backup_old: good && now.getTime() - Date.parse(last.began_at) > oldestBackup ? [last.began_at] : [],
    no_backup: place === null ? [''] : [],
  };
  return problemCodes.flatMap(code => {
    const all = found[code];
    if (all.length === 0) return [];
    const count = code === 'mails_failed' ? health.mails.failed : all.length;
    return [{ code, count, details: all.filter(Boolean).slice(0, mostDetails) }];
  });
}
