import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { defaultRegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { forEachIndependently } from '@portal/platform/jobs/each.ts';
import { causationOf, type Causation } from '@portal/platform/jobs/queue.ts';
import { defineJob, defineReaction } from '@portal/platform/jobs/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** Offers whose owner has still to be reminded. `at`: the notify time of the settings before the end of the window (registration.md, waiting list). */
export const remindersTable = `create table if not exists registration.offer_reminders (
  offering uuid not null, student uuid not null, until timestamptz not null, at timestamptz not null, primary key (offering, student));
create index if not exists offer_reminders_at on registration.offer_reminders (at);`;

interface Reminder {
  offering: string;
  student: string;
}

/** Reminds once of an offer that still stands. One that was accepted, declined or has run out has no row any more, or has it no longer to be told. */
async function remind({ offering, student, ...asked }: Reminder & Causation, host: Host): Promise<void> {
  const { rows } = await host.pool.query<{ until: Date; at: Date; name: Localized | null }>(
    `select r.until, r.at, o.name from registration.offer_reminders r
      left join registration.offerings_public o on o.uid = r.offering::text
      where r.offering = $1 and r.student = $2`,
    [offering, student],
  );
  const [row] = rows;
  const now = host.clock.now();
  if (!row || row.at > now) return;
  const until = row.until.toISOString();
  if (row.until > now) {
    await callService(
      host,
      'POST /notifications/give/',
      {
        run: `offer_reminder.${offering}.${student}@${until}`,
        kind: 'offer_reminder',
        params: { course: row.name, until },
        to: [{ account: student }],
      },
      asked,
    );
  }
  await host.pool.query(
    'delete from registration.offer_reminders where offering = $1 and student = $2 and until = $3',
    [offering, student, row.until],
  );
}
export const reminderJob = defineJob<Reminder>({ name: 'registration-offer-reminder', attempts: 5, run: remind });

const atOnce = 500;
/** Repairs lost reminders, and rings those whose time has come by a clock that was moved. */
export const reminderSweepJob = defineJob<object>({
  name: 'registration-offer-reminder-sweep',
  schedule: { every: 30_000 },
  async run(_data, host) {
    const { rows } = await host.pool.query<Reminder>(
      'select offering, student from registration.offer_reminders where at < $1 order by at limit $2',
      [host.clock.iso(), atOnce],
    );
    const { results, failed } = await forEachIndependently(
      rows,
      ({ offering, student }) => `reminder of ${student} for course ${offering}`,
      reminder => remind(reminder, host),
      host.logger,
    );
    return { rung: results.length, failed };
  },
});

async function notifyMinutes(db: Sql): Promise<number> {
  const { rows } = await db.query<{ notify_minutes: number }>(
    'select notify_minutes from registration.registration_settings_public',
  );
  return rows[0]?.notify_minutes ?? defaultRegistrationSettings.notify_minutes;
}

/** Answers the reminders that were set. */
async function set(
  events: readonly RecordedEvent<any>[],
  db: Sql,
): Promise<{ event: RecordedEvent<any>; at: number }[]> {
  const early = (await notifyMinutes(db)) * 60_000;
  const reminders: { event: RecordedEvent<any>; at: number }[] = [];
  for (const event of events) {
    const {
      type,
      data: { student, until },
      meta,
    } = event;
    const offering = offeringOf(event);
    await db.query('delete from registration.offer_reminders where offering = $1 and student = $2', [
      offering,
      student,
    ]);
    const at = Date.parse(until) - early;
    if (type !== 'SeatOffered' || early === 0 || at <= Date.parse(meta.occurred_at)) continue;
    await db.query('insert into registration.offer_reminders (offering, student, until, at) values ($1, $2, $3, $4)', [
      offering,
      student,
      until,
      new Date(at),
    ]);
    reminders.push({ event, at });
  }
  return reminders;
}
const offeringOf = ({ stream }: RecordedEvent): string => stream.slice(stream.indexOf('-') + 1);

/** Sets a reminder for every offer whose window is longer than the notify time. */
export const offerReminders = defineReaction({
  name: 'registration.offer_reminders',
  handles: ['SeatOffered', 'OfferPassed', 'OfferWithdrawn', 'WaitingListLeft'],
  derived: { tables: ['registration.offer_reminders'], keep: async (events, db) => void (await set(events, db)) },
  async react(events: readonly RecordedEvent<any>[], host, db) {
    const reminders = await set(events, db);
    return async () => {
      for (const { event, at } of reminders) {
        const delay = Math.max(0, at - host.clock.now().getTime());
        await host.jobs.add(
          reminderJob,
          { offering: offeringOf(event), student: event.data.student, ...causationOf(event) },
          { id: `remind-${event.position}`, delay },
        );
      }
    };
  },
});
