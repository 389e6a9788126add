import { expect } from 'vitest';
import { chaosTest } from './support/chaos.ts';
import { opensStruck } from './support/blows.ts';
import { caughtUp, checkFacts } from './support/read-models.ts';
import { healthOf, isWhole, losable, readiness, rebuildAll, rowsOf } from './support/restore.ts';
import { plan, startRush } from './support/rush.ts';

const opens = opensStruck();

chaosTest(
  'whatever is lost beside the log comes back by the documented command, while the portal runs',
  async random => {
    const { ground, university, portal } = await opens();
    await startRush(university, plan(university, 150, random), [portal.url]).done;
    await caughtUp(ground);
    const before = await rowsOf(ground);
    expect(before['registration.deadlines']!.length + before['registration.places']!.length).toBeGreaterThan(0);
    const tables = (await losable(ground)).filter(name => !name.startsWith('bullmq.'));
    const schemas = [...new Set(tables.map(name => name.split('.')[0]!))].filter(
      name => name !== 'platform' && name !== 'identity',
    );

    // One after the other and in other combinations: test/attack/restore.ts.
    for (const schema of schemas) await ground.query(`drop schema ${schema} cascade`);
    for (const table of tables.filter(name => /^(identity|platform)\./.test(name)))
      await ground.query(`drop table ${table} cascade`);
    expect(await readiness(portal.url)).toBe(503);
    expect((await healthOf(portal.url)).missing).toEqual(
      expect.arrayContaining([
        'registration.cards',
        'registration.deadlines',
        'platform.checkpoints',
        'platform.facts',
      ]),
    );
    await rebuildAll(ground);
    await isWhole(portal.url);
    await caughtUp(ground);
    const after = await rowsOf(ground);
    for (const table of Object.keys(before)) expect(after[table], `rows of ${table}`).toEqual(before[table]);
    await checkFacts(ground);
    // The portal goes on with what it found: decisions, read models and reactions.
    await startRush(university, plan(university, 60, random), [portal.url]).done;
    await caughtUp(ground);
    await isWhole(portal.url);
  },
);
