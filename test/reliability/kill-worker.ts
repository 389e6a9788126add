import { afterEach, beforeEach, describe, expect } from 'vitest';
import { defaultRegistrationSettings, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { id, lecture, period, practice } from '../../command-service/src/registration/testing/world.ts';
import { haveRedis, startRedis, withRedis, type TestRedis } from '../support/redis.ts';
import { chaosTest, eventually, long, rounds, wait, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { checkInvariants, type Row } from './support/invariants.ts';
import { appendRaw, readLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { caughtUp } from './support/read-models.ts';
import { send, type Request } from './support/rush.ts';
import { createUniversity, type University } from './support/university.ts';

let installation: Installation;
let running: PortalProcess[] = [];
/** Keeps the jobs; without it PostgreSQL does. */
let redis: TestRedis | undefined;
afterEach(async () => {
  for (const process of running) await process.kill();
  running = [];
  await installation.clear();
  await redis?.stop();
  redis = undefined;
});

/** Holds last eight seconds and offers three here: less than an office may set. */
const registration = {
  ...defaultRegistrationSettings,
  uid: registrationSettingsUid,
  timer_time: 8000,
  confirmation_minutes: 0.05,
};

async function prepare(): Promise<{ university: University; portal: PortalProcess; worker: PortalProcess }> {
  installation = await sharedInstallation();
  const university = await createUniversity(installation, { students: 12, courses: 2, seats: [4, 4, 4] });
  await appendRaw(
    installation,
    `registration_settings-${registrationSettingsUid}`,
    'RegistrationSettingsCreated',
    registration,
  );
  const settings: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const portal = await portalProcess(installation, ['command-service', 'projection-service'], settings);
  running = [portal];
  const worker = await portalProcess(installation, ['notification-worker'], {
    ...settings,
    PORTAL_COMMANDS_URL: portal.url,
  });
  running = [portal, worker];
  return { university, portal, worker };
}

const onCourse = (number: number, student: string, path: string, body: object = {}): Request => ({
  actor: student,
  method: 'POST',
  path: `/api/v1/organizations/${path}/?course=${id('0', number)}&uid=${student}.${period}`,
  body,
  key: `${path}-${number}`,
});

/** Four students hold all seats of the first course, six wait for them; one registers for the other course and sends the card, which comes back. */
async function crowd(university: University, url: string): Promise<void> {
  const lessons = [lecture(1), practice(1, 1)];
  const ask = async (request: Request): Promise<void> =>
    expect(await send(university, request, url)).toMatchObject({ code: null });
  await Promise.all(
    university.students.slice(0, 4).map(student => ask(onCourse(1, student, 'add_basket/card_save', { lessons }))),
  );
  await Promise.all(
    university.students.slice(4, 10).map(student => ask(onCourse(1, student, 'card_save', { lessons, queue: true }))),
  );
  const sender = university.students[11]!;
  await ask(onCourse(2, sender, 'card_save', { lessons: [lecture(2), practice(2, 1)] }));
  await ask({
    actor: sender,
    method: 'POST',
    path: `/api/v1/organizations/send_advaizer/?uid=${sender}.${period}`,
    body: {},
    key: 'send',
  });
  for (const action of ['start_review', 'reject']) {
    await ask({
      actor: university.advisor,
      method: 'PUT',
      path: '/api/v1/organizations/action_applications/',
      body: { action, uids: [`${sender}.${period}`], comment: 'Take another course' },
      key: action,
    });
  }
}

const of = (rows: readonly Row[], type: string): Row[] => rows.filter(row => row.type === type);
const who = ({ stream_id, data }: Row): string => `${data.student} on ${stream_id}`;

/** All that ran out was given back, each time once, in its time, and nobody waits or stands on a card any more. */
async function allSettled(): Promise<Row[]> {
  const rows = await eventually(async () => {
    const seen = await readLog(installation);
    expect(of(seen, 'HoldReleased')).toHaveLength(of(seen, 'SeatsHeld').length);
    expect(of(seen, 'OfferPassed')).toHaveLength(of(seen, 'WaitingListJoined').length);
    expect(of(seen, 'CardUnqueued')).toHaveLength(of(seen, 'CardQueued').length);
    return seen;
  }, 120_000);
  checkInvariants(rows);
  for (const [begins, ends] of [
    ['SeatsHeld', 'HoldReleased'],
    ['SeatOffered', 'OfferPassed'],
  ] as const) {
    expect(of(rows, ends).map(who).sort(), `${ends} once each`).toEqual(of(rows, begins).map(who).sort());
    for (const begun of of(rows, begins)) {
      const ended = of(rows, ends).find(row => who(row) === who(begun))!;
      expect(ended.data.reason).toBe('expired');
      expect(ended.meta.occurred_at >= begun.data.until, `${who(begun)} kept the seat to the end`).toBe(true);
    }
  }
  return rows;
}

function alarms(): void {
  chaosTest(
    'the worker is killed again and again between an event and its alarm: every hold and every offer runs out exactly once',
    async random => {
      const { university, portal, worker } = await prepare();
      await crowd(university, portal.url);
      for (let fault = 0; fault < rounds(3); fault++) {
        await wait(whole(random, 0, 4000));
        await worker.kill();
        await worker.start();
      }
      const rows = await allSettled();
      expect(of(rows, 'SeatsHeld').length).toBeGreaterThan(0);
      expect(of(rows, 'SeatOffered').length).toBeGreaterThan(0);

      await caughtUp(installation);
      const causes = rows.filter(({ type }) => ['CardSentToAdvisor', 'CardApproved', 'CardRejected'].includes(type));
      const notices = await installation.query<{ account: string; kind: string }>(
        `select account, kind from notifications.notices where kind like 'card_%'`,
      );
      expect(notices.map(({ account }) => account).sort(), 'one notification for each person and cause').toEqual(
        [university.advisor, university.students[11]!].sort(),
      );
      expect(causes).toHaveLength(2);
    },
  );

  chaosTest('alarms that are lost altogether are repaired by the sweep', async () => {
    const { university, portal, worker } = await prepare();
    await crowd(university, portal.url);
    await eventually(async () =>
      expect((await installation.query('select 1 from registration.deadlines')).length).toBeGreaterThan(0),
    );
    if (redis) {
      // The worker goes on: when Redis is back and empty, it sets its schedules again.
      await redis.lose();
    } else {
      await worker.kill();
      const tables = await installation.query<{ tablename: string }>(
        `select tablename from pg_tables where schemaname = 'bullmq' and tablename not like '%migration%' and tablename not like '%version%'`,
      );
      await installation.query(`truncate ${tables.map(({ tablename }) => `bullmq."${tablename}"`).join(', ')} cascade`);
      await worker.start();
    }
    await allSettled();
  });
}

describe('alarms on PostgreSQL', alarms);
describe.skipIf(!haveRedis)(`alarms ${withRedis}`, () => {
  beforeEach(async () => {
    redis = await startRedis();
  });
  if (long) alarms();

  chaosTest(
    'Redis is away for long: commands go on, health says so, nobody grows, and every alarm rings afterwards',
    async () => {
      const { university, portal, worker } = await prepare();
      const health = async ({ url }: PortalProcess): Promise<{ status: string; redis: string }> =>
        (await (await fetch(`${url}/health/`)).json()) as { status: string; redis: string };
      const memory = async ({ url }: PortalProcess): Promise<number> =>
        Number(/^process_resident_memory_bytes (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())![1]) /
        2 ** 20;
      expect(await health(worker)).toMatchObject({ status: 'ready', redis: 'there' });
      await redis!.kill();
      const before = await Promise.all([memory(portal), memory(worker)]);
      await crowd(university, portal.url);
      for (const process of [portal, worker])
        await eventually(async () =>
          expect(await health(process)).toMatchObject({ status: 'degraded', redis: 'away' }),
        );
      await wait(long ? 120_000 : 20_000);
      const after = await Promise.all([memory(portal), memory(worker)]);
      expect(Math.max(...after.map((now, index) => now - before[index]!)), 'MB of growth').toBeLessThan(150);
      await redis!.start();
      for (const process of [portal, worker])
        await eventually(async () => expect(await health(process)).toMatchObject({ status: 'ready', redis: 'there' }));
      await allSettled();
    },
  );
});
