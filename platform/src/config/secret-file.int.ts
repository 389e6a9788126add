import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'portal-kept-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for 200 files at the moment `at`, together with the other processes, and prints what each holds. */
const program = (at: number): string => `
  import { readOrCreateSecretFile } from './platform/src/config/secret-file.ts';
  while (Date.now() < ${at});
  const held = Array.from({ length: 200 }, (_, index) => readOrCreateSecretFile(${JSON.stringify(folder)} + '/' + index, () => process.pid + ' whole'));
  console.log(JSON.stringify(held));
`;

it('processes that start together all get what the first of them made, whole', async () => {
  const at = Date.now() + 3_000;
  const processes = await Promise.all(
    Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program(at)], {
        cwd: projectRoot,
      }),
    ),
  );
  const [first, ...others] = processes.map(({ stdout }) => JSON.parse(stdout) as string[]);
  expect(first!.filter(text => !/^\d+ whole$/.test(text))).toEqual([]);
  for (const other of others) expect(other).toEqual(first);

  const files = readdirSync(folder);
  expect(files).toHaveLength(200);
  if (process.platform !== 'win32')
    expect(new Set(files.map(file => statSync(path.join(folder, file)).mode & 0o777))).toEqual(new Set([0o600]));
});
