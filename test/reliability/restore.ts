import { expect } from 'vitest';
import { chaosTestOnEachLog } from './support/chaos.ts';
import { opensSystem } from './support/faults.ts';
import { caughtUp, checkFacts, rebuildAll } from './support/read-models.ts';
import { healthOf, isWhole, losable, readiness, snapshotOf } from './support/restore.ts';
import { plan, startRush } from './support/rush.ts';

const opens = opensSystem();

chaosTestOnEachLog(
  'whatever is lost beside the log comes back by the documented command, while the portal runs',
  async (random, place) => {
    const { installation, university, portal } = await opens({ place });
    await startRush(university, plan(university, 150, random), [portal.url]).done;
    const tables = (await losable(installation)).filter(name => !name.startsWith('bullmq.'));
    const schemas = [...new Set(tables.map(name => name.split('.')[0]!))].filter(
      name => name !== 'platform' && name !== 'identity',
    );
    // One after the other and in other combinations: test/attack/restore.ts.
    const loseAll = async (): Promise<void> => {
      for (const schema of schemas) await installation.query(`drop schema ${schema} cascade`);
      for (const table of tables.filter(name => /^(identity|platform)\./.test(name)))
        await installation.query(`drop table ${table} cascade`);
    };

    for (let tries = 1; ; tries++) {
      const before = await snapshotOf(installation);
      expect(
        before.rows['registration.deadlines']!.length + before.rows['registration.places']!.length,
      ).toBeGreaterThan(0);
      await loseAll();
      expect(await readiness(portal.url)).toBe(503);
      expect((await healthOf(portal.url)).missing).toEqual(
        expect.arrayContaining([
          'registration.cards',
          'registration.deadlines',
          'platform.checkpoints',
          'platform.facts',
        ]),
      );
      await rebuildAll(installation);
      await isWhole(portal.url);
      const after = await snapshotOf(installation);
      // Schedules write of themselves: where the log grew meanwhile, all is lost once more.
      if (after.position !== before.position && tries < 4) continue;
      for (const table of Object.keys(before.rows))
        expect(after.rows[table], `rows of ${table}`).toEqual(before.rows[table]);
      break;
    }
    await checkFacts(installation);
    // The portal goes on with what it found: decisions, read models and reactions.
    await startRush(university, plan(university, 60, random), [portal.url]).done;
    await caughtUp(installation);
    await isWhole(portal.url);
  },
);
