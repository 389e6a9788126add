import { afterEach, expect } from 'vitest';
import { period } from '../../command-service/src/registration/testing/world.ts';
import { chaosTest, eventually, pick, rounds, wait, whole } from './support/chaos.ts';
import { ownGround, type Ground } from './support/ground.ts';
import { checkLog, sendAgain } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { caughtUp, checkReadSide } from './support/read-models.ts';
import { plan, send, startRush } from './support/rush.ts';
import { found } from './support/university.ts';

let ground: Ground;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await ground.clear();
});

const perRound = 160;

chaosTest('kill -9 of PostgreSQL, now and then together with the portal, at random moments of a rush: the portal brings it back and goes on', async random => {
  ground = await ownGround();
  const university = await found(ground, { students: 24, courses: 8, seats: [10, 4, 4] });
  portal = await portalProcess(ground);
  const blows = rounds(3);
  const rush = startRush(university, plan(university, perRound * (blows + 1), random), [portal.url]);
  for (let blow = 0; blow < blows; blow++) {
    await rush.reached(perRound * blow + whole(random, 30, perRound));
    await wait(whole(random, 0, 15));
    const together = pick(random, [false, false, true]);
    ground.killDatabase();
    if (together) {
      await portal.kill();
      await portal.start();
    }
  }
  await rush.done;
  expect(rush.failures.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) >= 1)), 'who failed was told to come again').toEqual([]);
  await checkLog(ground, university, rush.answers);
  await sendAgain(ground, university, rush.answers.filter(() => random() < 0.3), portal.url);
  await checkReadSide(ground);
});

chaosTest('what the read models had not yet on disk when PostgreSQL was killed is read again from the log', async () => {
  ground = await ownGround();
  const university = await found(ground, { students: 6, courses: 1, seats: [8, 4, 4] });
  // Read models do not wait for the disk. With nobody else writing, and a lazy writer, their last commits are not on it when the blow falls.
  await ground.query("alter system set wal_writer_delay = '10s'");
  await ground.query('select pg_reload_conf()');
  portal = await portalProcess(ground, ['command-service', 'projection-service']);
  for (let blow = 1; blow <= rounds(2); blow++) {
    for (const student of university.students) {
      const body = { uid: `${student}.${period}`, max_credit: 20 + (blow % 10), max_credit_audit: null };
      const request = { actor: university.office, method: 'PUT', path: '/api/v1/organizations/online_registration/change_max_credits/', body, key: `${blow}-${student}` };
      expect(await send(university, request, portal.url)).toMatchObject({ status: 200 });
    }
    await caughtUp(ground);
    ground.killDatabase();
    await eventually(async () => {
      const rows = await ground.query<{ max_credit: number }>('select max_credit from registration.cards');
      expect(rows.map(row => row.max_credit)).toEqual(university.students.map(() => 20 + (blow % 10)));
    });
  }
});
