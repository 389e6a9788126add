import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { byStatus, withoutCourses } from '@portal/event-schemas/notifications/reach.ts';
import type { GeneralSchedule, NotRegisteredSchedule } from '@portal/event-schemas/notifications/records.ts';
import { inEveryLanguage } from '@portal/event-schemas/notifications/texts-in-languages.ts';
import { recurrenceOf, type Timing } from '@portal/event-schemas/notifications/values.ts';
import { lastOccurrence } from '@portal/platform/clock/occurrences.ts';
import { forEachIndependently, throwIfFailed, type EachResult } from '@portal/platform/jobs/each.ts';
import type { DueRun } from '@portal/platform/jobs/runs.ts';
import type { Host } from '@portal/platform/service.ts';
import { give } from '@portal/platform/jobs/give-notices.ts';

type NotRegistered = NotRegisteredSchedule & { uid: string };
type General = GeneralSchedule & { uid: string };
interface Reached {
  student: string;
  period: string;
  period_name: Localized;
  end_at: Date;
}

/** The schedule's last run up to now; none when it was due before the schedule was made or changed. */
function dueOf(name: string, schedule: Timing & { since: string }, host: Host, work: DueRun['work']): DueRun[] {
  const due = lastOccurrence(recurrenceOf(schedule), host.config.timeZone, host.clock.now());
  return due.getTime() > Date.parse(schedule.since) ? [{ schedule: name, due, work }] : [];
}
async function reached(host: Host, sql: (bind: (value: unknown) => string) => string): Promise<Reached[]> {
  await host.waitForReadModels(await host.log.head(), 5000);
  const values: unknown[] = [];
  return (
    await host.pool.query<Reached>(
      sql(value => `$${values.push(value)}`),
      values,
    )
  ).rows;
}

/** Mail to students without courses, a text for each registration period. */
async function tellWithoutCourses(host: Host, run: string): Promise<number> {
  const students = await reached(host, bind => withoutCourses({ now: host.clock.iso() }, bind));
  throwIfFailed(
    await forEachIndependently(
      [...new Set(students.map(one => one.period))],
      period => `registration period ${period}`,
      period => {
        const some = students.filter(one => one.period === period);
        return give(
          host,
          run,
          'no_courses',
          { period: some[0]!.period_name, end: some[0]!.end_at.toISOString() },
          some.map(({ student }) => ({ account: student })),
        );
      },
      host.logger,
    ),
  );
  return students.length;
}
async function tellByStatus(
  host: Host,
  run: string,
  { study_card_statuses: statuses, advisor, subject, text }: General,
): Promise<number> {
  const students = await reached(host, bind => byStatus({ now: host.clock.iso(), statuses, advisor }, bind));
  await give(
    host,
    run,
    'general',
    { subject: inEveryLanguage(subject), text: inEveryLanguage(text) },
    students.map(({ student }) => ({ account: student })),
  );
  return students.length;
}

/** The mails that office and advisors have scheduled (portal-calls.md §7.3). */
export async function recurring(host: Host): Promise<EachResult<DueRun[]>> {
  const { rows: notRegistered } = await host.pool.query<NotRegistered>(
    'select * from notifications.not_registered_schedules_public where is_active',
  );
  const { rows: general } = await host.pool.query<General>(
    'select * from notifications.general_mail_schedules_public where is_active',
  );
  const schedules = [
    ...notRegistered.map(schedule => ({
      name: `no_courses.${schedule.uid}`,
      schedule,
      work: (run: string) => tellWithoutCourses(host, run),
    })),
    ...general.map(schedule => ({
      name: `general.${schedule.uid}`,
      schedule,
      work: (run: string) => tellByStatus(host, run, schedule),
    })),
  ];
  return forEachIndependently(
    schedules,
    ({ name }) => `schedule ${name}`,
    ({ name, schedule, work }) => dueOf(name, schedule, host, work),
    host.logger,
  );
}
