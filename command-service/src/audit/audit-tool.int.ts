import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';
import { auditTool } from './audit-tool.ts';

let portal: TestPortal;
const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-audit-'));
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
}, 120_000);
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

/** Runs the tool in this process; `said` is what it printed. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(text => {
      said += String(text);
      return true;
    });
  const code = await auditTool(args, portal.host);
  vi.restoreAllMocks();
  return { code, said };
}
async function asOwner(text: string): Promise<void> {
  const owner = new pg.Client({ connectionString: portal.database.url });
  await owner.connect();
  try {
    await owner.query(text);
  } finally {
    await owner.end();
  }
}

describe('npm run audit', () => {
  it('seals, and does so again only when something has happened', async () => {
    expect(await run('seal')).toMatchObject({ code: 0, said: expect.stringMatching(/^Seal 1: \d+ events/) });
    expect((await run('seal')).said).toContain('Nothing has happened');
  });

  it('exports what an empty folder verifies by itself', async () => {
    const out = path.join(folder, 'export');
    expect(await run('export', '--out', out, '--from', '10', '--to', '99')).toMatchObject({
      code: 0,
      said: expect.stringContaining('90 events, #10 to #99'),
    });
    expect(readdirSync(out)).toContain('verify.mjs');
    expect(await run('export', '--out', out)).toMatchObject({ code: 2, said: expect.stringContaining('is not empty') });
    expect(
      await run('export', '--out', path.join(folder, 'none'), '--from', '2001-01-01', '--to', '2001-02-01'),
    ).toMatchObject({ code: 2, said: expect.stringContaining('no chained events') });
    const code = await new Promise(resolve =>
      spawn(process.execPath, ['verify.mjs'], { cwd: out, env: {}, stdio: 'ignore' }).on('close', resolve),
    );
    expect(code).toBe(0);
  });

  it('changes the key; the old one stays known and its seals hold', async () => {
    const { said } = await run('new-key');
    const [, after, before] = /key (\w{32}) seals from now on; (\w{32}) stays known/.exec(said)!;
    const keys = await run('keys');
    expect(keys.said).toContain(`${after} (seals now)`);
    expect(keys.said).toContain(before!);
    expect(await run('verify')).toMatchObject({ code: 0 });
  });

  it('verifies, from a process of its own while the portal runs, and finds the first event that was altered', async () => {
    expect((await run('verify')).said).toMatch(/Everything up to #\d+ is as it was recorded; up to #\d+ it is sealed/);
    await asOwner(
      `update log.events set data = '{}' where position in (77, 78); delete from log.events where position = 80`,
    );
    const inThisProcess = await run('verify');
    expect(inThisProcess.code).toBe(1);
    expect(inThisProcess.said.indexOf('Event #77')).toBeLessThan(inThisProcess.said.indexOf('Event #78'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'platform/src/host/tool.ts', 'audit', 'verify'], {
      cwd: projectRoot,
      env: { ...process.env, DATABASE_URL: portal.database.url, PORTAL_DATA: portal.config.data },
    });
    let said = '';
    child.stdout.on('data', text => (said += String(text)));
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(1);
    expect(said).toMatch(/Event #77 .*was altered/);
    expect(said).toContain('Event #80 is missing');
    expect(said).toContain('Everything up to #76 is.');
  }, 90_000);

  it.each([[[]], [['mend']], [['verify', 'all']], [['export']], [['export', '--out', 'x', '--from', 'yesterday']]])(
    'asked wrongly, %j, says how',
    async args => {
      expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('npm run audit -- verify') });
    },
  );
});
