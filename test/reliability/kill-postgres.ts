import { expect } from 'vitest';
import { period } from '../../command-service/src/registration/testing/world.ts';
import { opensSystem, rushUnderFaults } from './support/faults.ts';
import { chaosTest, chaosTestOnEachLog, eventually, pick, rounds, wait, whole } from './support/chaos.ts';
import { sendAgain } from './support/log.ts';
import { caughtUp } from './support/read-models.ts';
import { send, type Answered } from './support/rush.ts';
import { withoutEventStoreProgram } from '../support/event-store.ts';

const open = opensSystem();

chaosTestOnEachLog(
  'kill -9 of PostgreSQL, now and then together with the portal, at random moments of a rush: the portal brings it back and goes on',
  async (random, place) => {
    const system = await open({ place });
    const rush = await rushUnderFaults(
      async () => {
        const together = pick(random, [false, false, true]);
        system.installation.killDatabase();
        if (together) {
          await system.portal.kill();
          await system.portal.start();
        }
      },
      system,
      random,
    );
    expect(
      rush.failures.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) >= 1)),
      'who failed was told to come again',
    ).toEqual([]);
  },
);

chaosTest(
  `kill -9 of the event store, now and then with PostgreSQL or the portal, in a rush: when it is back, all goes on${withoutEventStoreProgram}`,
  async random => {
    const system = await open({ place: 'an event store' });
    const { eventStore, killDatabase } = system.installation;
    const rush = await rushUnderFaults(
      async () => {
        const together = pick(random, ['nobody', 'nobody', 'PostgreSQL', 'portal']);
        await eventStore!.kill();
        if (together === 'PostgreSQL') killDatabase();
        if (together === 'portal') await system.portal.kill();
        await wait(whole(random, 0, 3000));
        await eventStore!.start();
        if (together === 'portal') await system.portal.start();
      },
      system,
      random,
    );
    expect(
      rush.failures.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) >= 1)),
      'who failed was told to come again',
    ).toEqual([]);
  },
  withoutEventStoreProgram !== '',
);

chaosTestOnEachLog(
  'what the read models had not yet on disk when PostgreSQL was killed is read again from the log',
  async (_random, place) => {
    const { installation, university, portal } = await open({
      place,
      size: { students: 6, courses: 1, seats: [8, 4, 4] },
      services: ['command-service', 'projection-service'],
      async prepare({ query }) {
        // Read models do not wait for the disk. With nobody else writing, and a lazy writer, their last commits are not on it when the fault falls.
        await query("alter system set wal_writer_delay = '10s'");
        await query('select pg_reload_conf()');
      },
    });
    for (let fault = 1; fault <= rounds(2); fault++) {
      const answers: Answered[] = [];
      for (const student of university.students) {
        const body = { uid: `${student}.${period}`, max_credit: 20 + (fault % 10), max_credit_audit: null };
        const request = {
          actor: university.office,
          method: 'PUT',
          path: '/api/v1/organizations/online_registration/change_max_credits/',
          body,
          key: `${fault}-${student}`,
        };
        const answer = await send(university, request, portal.url);
        expect(answer).toMatchObject({ status: 200 });
        answers.push({ ...request, ...answer, attempts: 1 });
      }
      await caughtUp(installation);
      installation.killDatabase();
      await eventually(async () => {
        const rows = await installation.query<{ max_credit: number }>('select max_credit from registration.cards');
        expect(rows.map(row => row.max_credit)).toEqual(university.students.map(() => 20 + (fault % 10)));
      });
      // The keys of their requests are known all the same.
      await sendAgain(installation, university, answers, portal.url);
    }
  },
);
