import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { adoptOrStart } from './embedded.ts';

it.each(['', '{ "password": "cut o', 'null', '[]', '{ "port": 5432 }', '{ "password": "" }'])(
  'a broken postgres.json (%j) says which file and what to do, and stays as it is',
  async text => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-embedded-'));
    const file = path.join(folder, 'postgres.json');
    writeFileSync(file, text);
    await expect(adoptOrStart(folder)).rejects.toThrow(
      new RegExp(`^${file} can't be used \\(.+\\).*put it back from a backup.*docs/operating.md`),
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

it('a database whose postgres.json is gone says what happened and what to do, and gets no new password', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-embedded-'));
  chmodSync(folder, 0o755);
  const [database, file] = [path.join(folder, 'postgres'), path.join(folder, 'postgres.json')];
  mkdirSync(database);
  writeFileSync(path.join(database, 'PG_VERSION'), '18');
  await expect(adoptOrStart(folder)).rejects.toThrow(
    new RegExp(`^${database} holds the database of an earlier start.*${file}.*rm -r ${database}.*docs/operating.md`),
  );
  expect(existsSync(file)).toBe(false);
});
