import { expect } from 'vitest';
import { period } from '../../command-service/src/registration/testing/world.ts';
import { opensSystem, rushUnderFaults } from './support/faults.ts';
import { chaosTest, eventually, pick, rounds } from './support/chaos.ts';
import { caughtUp } from './support/read-models.ts';
import { send } from './support/rush.ts';

const open = opensSystem();

chaosTest(
  'kill -9 of PostgreSQL, now and then together with the portal, at random moments of a rush: the portal brings it back and goes on',
  async random => {
    const system = await open();
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
  'what the read models had not yet on disk when PostgreSQL was killed is read again from the log',
  async () => {
    const { installation, university, portal } = await open({
      size: { students: 6, courses: 1, seats: [8, 4, 4] },
      services: ['command-service', 'projection-service'],
      async prepare({ query }) {
        // Read models do not wait for the disk. With nobody else writing, and a lazy writer, their last commits are not on it when the fault falls.
        await query("alter system set wal_writer_delay = '10s'");
        await query('select pg_reload_conf()');
      },
    });
    for (let fault = 1; fault <= rounds(2); fault++) {
      for (const student of university.students) {
        const body = { uid: `${student}.${period}`, max_credit: 20 + (fault % 10), max_credit_audit: null };
        const request = {
          actor: university.office,
          method: 'PUT',
          path: '/api/v1/organizations/online_registration/change_max_credits/',
          body,
          key: `${fault}-${student}`,
        };
        expect(await send(university, request, portal.url)).toMatchObject({ status: 200 });
      }
      await caughtUp(installation);
      installation.killDatabase();
      await eventually(async () => {
        const rows = await installation.query<{ max_credit: number }>('select max_credit from registration.cards');
        expect(rows.map(row => row.max_credit)).toEqual(university.students.map(() => 20 + (fault % 10)));
      });
    }
  },
);
