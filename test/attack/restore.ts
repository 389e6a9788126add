import { expect, it } from 'vitest';
import { opensSystem } from '../reliability/support/faults.ts';
import { generator } from '../../bench/support/term.ts';
import { checkFacts, rebuildAll } from '../reliability/support/read-models.ts';
import { healthOf, isWhole, losable, readiness, snapshotOf } from '../reliability/support/restore.ts';
import { plan, startRush } from '../reliability/support/rush.ts';

const opens = opensSystem();

it('every table and every schema beside the log, lost in turn and together, comes back by the documented command', async () => {
  const random = generator(20_260_901);
  const { installation, university, portal } = await opens();
  await startRush(university, plan(university, 150, random), [portal.url]).done;
  let before = await snapshotOf(installation);
  const tables = (await losable(installation)).filter(name => !name.startsWith('bullmq.'));
  const schemas = [...new Set(tables.map(name => name.split('.')[0]!))].filter(
    name => name !== 'platform' && name !== 'identity',
  );
  const table = (name: string) => `drop table ${name} cascade`;
  const schema = (name: string) => `drop schema ${name} cascade`;
  const losses = [
    ...tables.map(name => [table(name)]),
    ...schemas.map(name => [schema(name)]),
    // In combinations: half of all tables by chance, all schemas, all tables of the platform.
    ...Array.from({ length: 10 }, () => tables.filter(() => random() < 0.5).map(table)),
    schemas.map(schema),
    tables.filter(name => name.startsWith('platform.')).map(table),
    ['drop schema bullmq cascade'],
  ];
  for (const loss of losses) {
    for (const statement of loss) await installation.query(statement);
    expect(await readiness(portal.url), `ready after ${loss[0]}`).toBe(503);
    await rebuildAll(installation);
    // The queues of jobs are found by the next start alone (docs/operating.md).
    if (loss[0]!.includes('bullmq')) {
      await portal.stop();
      await portal.start();
    }
    await isWhole(portal.url);
    const after = await snapshotOf(installation);
    // Schedules write of themselves: the rows of a longer log are compared from the next loss on.
    if (after.position === before.position)
      for (const name of Object.keys(before.rows))
        expect.soft(after.rows[name], `rows of ${name} after ${loss[0]}`).toEqual(before.rows[name]);
    before = after;
    await checkFacts(installation);
  }
  expect((await healthOf(portal.url)).missing).toEqual([]);
}, 7_200_000);
