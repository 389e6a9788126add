import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { loadServices } from '@portal/platform/host/load-services.ts';
import { expect } from 'vitest';
import { eventually } from './chaos.ts';
import type { Installation } from './installation.ts';
import { readLog } from './log.ts';

const parts = async () => gather(await loadServices(['command-service', 'projection-service']));
type Tables = Record<string, string[]>;

/** All tables of all read models, each as its rows in a fixed order. */
async function readTables(installation: Installation): Promise<Tables> {
  const tables: Tables = {};
  for (const { name, tableNames } of (await parts()).projections) {
    for (const table of tableNames) {
      const full = `${name.split('.')[0]}.${table}`;
      const rows = await installation.query<{ row: string }>(`select to_jsonb(t)::text as row from ${full} t`);
      tables[full] = rows.map(({ row }) => row).sort();
    }
  }
  return tables;
}

/** Every read model stands at the log's end, and none is parked. */
export async function caughtUp(installation: Installation, milliseconds = 30_000): Promise<void> {
  await eventually(async () => {
    const head = await installation.log.head();
    const rows = await installation.query<{ name: string; status: string; behind: number }>(
      `select name, status, greatest($1 - position, 0)::int as behind
        from platform.checkpoints where stage = 'live' and name not like '%:%'`,
      [head],
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ status, behind }) => status !== 'running' || behind !== 0)).toEqual([]);
  }, milliseconds);
}

/**
 * Read models as the portal has kept them equal the same ones built anew from the log, row by row; facts equal a plain
 * fold. `root`: the checkout that builds them, where it is another than this one.
 */
export async function checkReadSide(installation: Installation, root = projectRoot): Promise<void> {
  // What the portal counts, it hands on a little later: both sides have to have seen the same events.
  for (let tries = 0; ; tries++) {
    await caughtUp(installation);
    const end = await headOf(installation);
    const kept = await readTables(installation);
    await rebuildAll(installation, root);
    const anew = await readTables(installation);
    if ((await headOf(installation)) !== end && tries < 5) continue;
    compare(kept, anew);
    break;
  }
  if (root === projectRoot) await checkFacts(installation);
}

export const headOf = ({ log }: Installation): Promise<number> => log.head();

function compare(kept: Tables, anew: Tables): void {
  for (const table of Object.keys(anew)) expect(kept[table], `rows of ${table}`).toEqual(anew[table]);
  expect(anew['registration.places']?.length, 'there is something to compare').toBeGreaterThan(0);
}

/** With the command that `docs/operating.md` names, beside whatever runs. */
export async function rebuildAll(installation: Installation, root = projectRoot): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'platform/src/host/tool.ts', 'projections', 'rebuild', 'all'],
    { cwd: root, env: installation.environment, timeout: 300_000 },
  );
}

export async function checkFacts(installation: Installation): Promise<void> {
  const { facts } = await parts();
  const expected: Record<string, unknown> = {};
  for (const { position, stream_id, version, type, data, meta } of await readLog(installation)) {
    for (const { name, fold } of facts) {
      for (const { key, change } of fold[type]?.({ position, stream: stream_id, version, type, data, meta }) ?? []) {
        const value = change(expected[`${name} ${key}`]) ?? null;
        if (value === null) delete expected[`${name} ${key}`];
        else expected[`${name} ${key}`] = JSON.parse(JSON.stringify(value));
      }
    }
  }
  await eventually(async () => {
    // Facts of the version before may stand beside today's.
    const rows = await installation.query<{ name: string; key: string; value: unknown }>(
      'select name, key, value from platform.facts where name = any($1)',
      [facts.map(({ name }) => name)],
    );
    expect(Object.fromEntries(rows.map(({ name, key, value }) => [`${name} ${key}`, value]))).toEqual(expected);
  });
}
