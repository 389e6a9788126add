import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { notSent, ofPeriod } from '@portal/event-schemas/notifications/reach.ts';
import { addDays, dateIn, wallTime } from '@portal/platform/clock/occurrences.ts';
import { forEachIndependently, type EachResult } from '@portal/platform/jobs/each.ts';
import type { DueRun } from '@portal/platform/jobs/runs.ts';
import type { Host } from '@portal/platform/service.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';

interface Period {
  uid: string;
  name: Localized;
  start_date: string;
  end_date: string;
}
/** On the university's clock; so many days before a period opens, and before it ends. */
const at = '09:00';
const daysBeforeStart = 1;
const daysBeforeEnd = 3;

/** Reminders of one period: each moment with its text and those whom it is for; null = all for whom the period is. */
export function remindersOf({ start_date, end_date }: Pick<Period, 'start_date' | 'end_date'>, timeZone: string) {
  const [start, end] = [new Date(start_date), new Date(end_date)];
  const morning = (date: string, days: number): Date => wallTime(timeZone, addDays(date, days), at);
  const lastDate = dateIn(timeZone, new Date(end.getTime() - 60_000));
  // A period that ends in the morning has its last whole day before.
  const lastMorning = morning(lastDate, 0) < end ? morning(lastDate, 0) : morning(lastDate, -1);
  return [
    { kind: 'period_opens', due: morning(dateIn(timeZone, start), -daysBeforeStart), until: start, statuses: null },
    {
      kind: 'period_ends',
      due: morning(dateIn(timeZone, lastMorning), -daysBeforeEnd),
      until: lastMorning,
      statuses: notSent,
    },
    { kind: 'period_last_day', due: lastMorning, until: end, statuses: notSent },
  ].filter(({ kind, due }) => kind === 'period_opens' || due >= start) as {
    kind: string;
    due: Date;
    until: Date;
    statuses: readonly string[] | null;
  }[];
}

/** A registration period opens or ends soon. A moved period is reminded of anew; what is over is told to nobody. */
export async function periods(host: Host): Promise<EachResult<DueRun[]>> {
  const now = host.clock.now();
  const { rows } = await host.pool.query<Period>(
    'select uid, name, start_date, end_date from registration.registration_periods_public',
  );
  const open = rows.filter(({ end_date }) => !(Date.parse(end_date) <= now.getTime()));
  return forEachIndependently(
    open,
    ({ uid }) => `registration period ${uid}`,
    period =>
      remindersOf(period, host.config.timeZone)
        .filter(({ due, until }) => due <= now && now < until)
        .map(({ kind, due, statuses }): DueRun => ({
          schedule: `${kind}.${period.uid}`,
          due,
          work: run => remind(host, run, kind, period, statuses),
        })),
    host.logger,
  );
}

async function remind(
  host: Host,
  run: string,
  kind: string,
  { uid, name, start_date, end_date }: Period,
  statuses: readonly string[] | null,
): Promise<number> {
  await host.waitForReadModels(await host.log.head(), 5000);
  const values: unknown[] = [];
  const { rows } = await host.pool.query<{ student: string }>(
    ofPeriod(uid, statuses, value => `$${values.push(value)}`),
    values,
  );
  await give(
    host,
    run,
    kind,
    { period: name, start: start_date, end: end_date },
    rows.map(({ student }) => ({ account: student })),
  );
  return rows.length;
}
