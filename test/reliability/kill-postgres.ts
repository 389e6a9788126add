import { expect } from 'vitest';
import { period } from '../../command-service/src/registration/testing/world.ts';
import { opensStruck, rushUnder } from './support/blows.ts';
import { chaosTest, eventually, pick, rounds } from './support/chaos.ts';
import { caughtUp } from './support/read-models.ts';
import { send } from './support/rush.ts';

const open = opensStruck();

chaosTest(
  'kill -9 of PostgreSQL, now and then together with the portal, at random moments of a rush: the portal brings it back and goes on',
  async random => {
    const struck = await open();
    const rush = await rushUnder(
      async () => {
        const together = pick(random, [false, false, true]);
        struck.ground.killDatabase();
        if (together) {
          await struck.portal.kill();
          await struck.portal.start();
        }
      },
      struck,
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
    const { ground, university, portal } = await open({
      size: { students: 6, courses: 1, seats: [8, 4, 4] },
      services: ['command-service', 'projection-service'],
      async prepare({ query }) {
        // Read models do not wait for the disk. With nobody else writing, and a lazy writer, their last commits are not on it when the blow falls.
        await query("alter system set wal_writer_delay = '10s'");
        await query('select pg_reload_conf()');
      },
    });
    for (let blow = 1; blow <= rounds(2); blow++) {
      for (const student of university.students) {
        const body = { uid: `${student}.${period}`, max_credit: 20 + (blow % 10), max_credit_audit: null };
        const request = {
          actor: university.office,
          method: 'PUT',
          path: '/api/v1/organizations/online_registration/change_max_credits/',
          body,
          key: `${blow}-${student}`,
        };
        expect(await send(university, request, portal.url)).toMatchObject({ status: 200 });
      }
      await caughtUp(ground);
      ground.killDatabase();
      await eventually(async () => {
        const rows = await ground.query<{ max_credit: number }>('select max_credit from registration.cards');
        expect(rows.map(row => row.max_credit)).toEqual(university.students.map(() => 20 + (blow % 10)));
      });
    }
  },
);
