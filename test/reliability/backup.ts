import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { afterEach, expect } from 'vitest';
import { chaosTest } from './support/chaos.ts';
import { opensSystem } from './support/faults.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { caughtUp, checkFacts } from './support/read-models.ts';
import { isWhole, snapshotOf } from './support/restore.ts';
import { plan, startRush } from './support/rush.ts';

const opens = opensSystem();
const folder = mkdtempSync(path.join(tmpdir(), 'portal-backups-'));
const key = path.join(folder, 'key');
writeFileSync(key, 'a passphrase that is long enough');
let copy: Installation | undefined;
let portal: PortalProcess | undefined;
afterEach(async () => {
  await portal?.kill();
  await copy?.clear();
  copy = portal = undefined;
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  code: number;
  said: string;
}
/** `npm run backup` or `npm run restore`, as somebody types it. */
const tool = ({ environment }: Installation, ...args: string[]): Promise<Told> =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'platform/src/host/backup-tool.ts', ...args], {
    cwd: projectRoot,
    env: { ...environment, PORTAL_BACKUP_KEY: key, PORTAL_BACKUP_TO: path.join(folder, 'kept') },
    timeout: 600_000,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
const made = (): string[] => readdirSync(path.join(folder, 'kept')).map(name => path.join(folder, 'kept', name));
/** Tables that a backup holds as they are. */
async function keptRows(installation: Installation): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of ['log.events', 'log.idempotency', 'ledger.blocks', 'identity.credentials', 'platform.files'])
    rows[table] = (await installation.query<{ row: string }>(`select row_to_json(t)::text as row from ${table} t`))
      .map(({ row }) => row)
      .sort();
  return rows;
}

chaosTest(
  'a backup made while the portal runs is restored into an empty one, and everything is as it was',
  async random => {
    const { installation, university, portal: source } = await opens();
    const data = installation.environment['PORTAL_DATA']!;
    mkdirSync(path.join(data, 'files', 'ab'), { recursive: true });
    writeFileSync(path.join(data, 'files', 'ab', 'picture'), Buffer.from([0, 1, 2, 255]));
    writeFileSync(path.join(data, 'files', 'empty'), '');
    await startRush(university, plan(university, 150, random), [source.url]).done;

    for (let tries = 1; ; tries++) {
      const before = await snapshotOf(installation);
      const kept = await keptRows(installation);
      const told = await tool(installation, 'backup');
      expect(told).toMatchObject({ code: 0, said: expect.stringContaining('it was read to its end') });
      // Schedules write of themselves: where the log grew meanwhile, another backup is made.
      if ((await snapshotOf(installation)).position !== before.position && tries < 5) continue;

      copy = await sharedInstallation();
      const target = copy.environment['PORTAL_DATA']!;
      const file = made().toSorted().at(-1)!;
      expect(await tool(copy, 'restore', file)).toMatchObject({ code: 0 });
      await caughtUp(copy);
      const after = await snapshotOf(copy);
      expect(after.position).toBe(before.position);
      for (const table of Object.keys(before.rows))
        expect(after.rows[table], `rows of ${table}`).toEqual(before.rows[table]);
      expect(await keptRows(copy)).toEqual(kept);
      await checkFacts(copy);
      expect(readFileSync(path.join(target, 'files', 'ab', 'picture'))).toEqual(Buffer.from([0, 1, 2, 255]));
      expect(statSync(path.join(target, 'files', 'empty')).size).toBe(0);
      for (const name of ['device-key'])
        expect(readFileSync(path.join(target, name), 'utf8')).toBe(readFileSync(path.join(data, name), 'utf8'));
      break;
    }

    // Nothing is written over, and what is broken leaves nothing.
    const [first] = made();
    expect(await tool(copy, 'restore', first!)).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is a portal already'),
    });
    const broken = path.join(folder, 'broken.backup');
    writeFileSync(broken, readFileSync(first!).subarray(0, -100));
    expect(await tool(copy, 'backup', '--check', broken)).toMatchObject({
      code: 1,
      said: expect.stringContaining('cut off'),
    });
    const empty = await sharedInstallation();
    expect((await tool(empty, 'restore', broken)).code).toBe(1);
    expect(await empty.query('select count(*)::int as events from log.events')).toEqual([{ events: 0 }]);
    await empty.clear();

    // The restored portal goes on.
    portal = await portalProcess(copy);
    await isWhole(portal.url);
    expect(existsSync(path.join(folder, 'kept'))).toBe(true);
  },
);
