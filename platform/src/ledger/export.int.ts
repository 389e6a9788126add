import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { sha256Hex } from './canonical.ts';
import { exportLedger, NotExported, positionAt } from './export.ts';
import { chainAll } from './follower.ts';
import { changeSealKey, knownKeys, openSealKey } from './keys.ts';
import { lineAt, proofUnderSeal, receiptFormat, type Receipt } from './receipts.ts';
import type { Seal } from './seals.ts';
import { filledLog, ledgerLog, type FilledLog } from './testing/filled-log.ts';

let database: TestDatabase;
let pool: Pool;
let log: FilledLog;
let seals: Seal[];
let folder: string;
const made: string[] = [];

/** Two seals, 1 to 20 and 21 to 30; then the second seal itself and three more events, chained and not sealed. */
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool(4);
  log = await filledLog(pool);
  const { rows } = await pool.query<{ data: Seal }>(`select data from log.events where type = 'LedgerSealed'`);
  seals = [rows[0]!.data, await log.seal()];
  for (let version = 30; version <= 32; version++) await log.append('box-1', version, 'Filled', { pieces: version });
  await chainAll(ledgerLog(pool), pool);
});
afterAll(async () => {
  await database.drop();
  for (const one of [...made, log.data]) rmSync(one, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-export-'));
  made.push(folder);
});

const write = (range = {}) => exportLedger(ledgerLog(pool), pool, folder, range, new Date().toISOString());
const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const change = (name: string, by: (lines: string[]) => string[]): void =>
  writeFileSync(path.join(folder, name), by(text(name).split('\n')).join('\n'));
/** As a third party runs it: in the folder, with plain Node and nothing of ours. */
const offline = (...files: string[]): Promise<{ code: number; output: string }> =>
  new Promise(resolve =>
    execFile(process.execPath, ['verify.mjs', ...files], { cwd: folder, env: {} }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
const receiptFor = async (position: number, seal: Seal | null): Promise<Receipt> => {
  const event = (await lineAt(ledgerLog(pool), position))!;
  return {
    format: receiptFormat,
    position,
    hash: sha256Hex(event),
    event,
    path: seal && (await proofUnderSeal(pool, seal, position)),
    seal,
  };
};
const keep = (receipt: unknown): string => {
  writeFileSync(path.join(folder, 'receipt.json'), JSON.stringify(receipt));
  return 'receipt.json';
};

describe('an export', () => {
  it('is verified in an empty folder by plain Node', async () => {
    expect(await write()).toEqual({ events: 34, from: 1, to: 34, seals: 2 });
    expect(readdirSync(folder).sort()).toEqual([
      'README.md',
      'events.jsonl',
      'hashes.txt',
      'keys.json',
      'ledger.json',
      'seals.jsonl',
      'verify.mjs',
    ]);
    const { code, output } = await offline();
    expect(output).toContain('Everything is as it was recorded and sealed');
    expect(output).toContain('4 of them after the last seal');
    expect(code).toBe(0);
  });

  it.each([
    [{ from: 5, to: 9 }, 5],
    [{ from: 18, to: 24 }, 7],
    [{ from: 22 }, 13],
    [{ from: 32, to: 33 }, 2],
    [{ to: 1 }, 1],
  ])('of a part, %j, is verified with the hashes of the whole seals', async (range, events) => {
    expect(await write(range)).toMatchObject({ events });
    expect(text('events.jsonl').trim().split('\n')).toHaveLength(events);
    expect(await offline()).toMatchObject({ code: 0 });
  });

  it.each<[string, string, (lines: string[]) => string[], string]>([
    [
      'an event was altered',
      'events.jsonl',
      lines => lines.with(6, lines[6]!.replace('"pieces":7', '"pieces":8')),
      'event 7 was altered',
    ],
    ['an event was taken out', 'events.jsonl', lines => lines.toSpliced(6, 1), 'event 7 is missing'],
    [
      'events were exchanged',
      'events.jsonl',
      lines => lines.with(6, lines[7]!).with(7, lines[6]!),
      'event 7 stands after event 8',
    ],
    [
      'an event was put in',
      'events.jsonl',
      lines => lines.toSpliced(6, 0, lines[6]!.replace('"position":7', '"position":99')),
      'event 99 was inserted',
    ],
    [
      'a hash was changed',
      'hashes.txt',
      lines => lines.with(6, `7 ${'0'.repeat(64)}`),
      'events 1 to 20 are not those of seal 1',
    ],
    [
      'event and hash were changed',
      'hashes.txt',
      lines => lines.toSpliced(6, 1),
      'events 1 to 20 are not those of seal 1',
    ],
    [
      'a seal was changed',
      'seals.jsonl',
      lines => lines.with(0, lines[0]!.replace('"events":20', '"events":19')),
      'seal 1: the signature does not fit',
    ],
    ['a seal was taken out', 'seals.jsonl', lines => lines.toSpliced(0, 1), 'seal 2: it does not follow'],
  ])('says so when %s', async (_what, name, by, words) => {
    await write();
    change(name, by);
    const { code, output } = await offline();
    expect(output).toContain(words);
    expect(code).toBe(1);
  });

  it('is not fooled by another key', async () => {
    await write();
    const other = mkdtempSync(path.join(os.tmpdir(), 'portal-key-'));
    made.push(other);
    const key = openSealKey({ data: other });
    writeFileSync(path.join(folder, 'keys.json'), JSON.stringify({ [seals[0]!.key]: key.public_key }));
    const { code, output } = await offline();
    expect(output).toContain('is not the id of its key');
    expect(code).toBe(1);
  });

  it('goes into an empty folder only, and not without events', async () => {
    await write();
    await expect(write()).rejects.toThrow(NotExported);
    rmSync(folder, { recursive: true });
    await expect(write({ from: 1000 })).rejects.toThrow('no chained events');
  });

  it('may be asked for by dates', async () => {
    expect(await positionAt(ledgerLog(pool), '2026-01-01', 'from')).toBe(1);
    expect(await positionAt(ledgerLog(pool), '2036-01-01', 'to')).toBe(34);
    expect(await positionAt(ledgerLog(pool), '2026-01-01', 'to')).toBe(0);
  });
});

describe('a receipt, offline,', () => {
  it('is right for every sealed event, with and without its content', async () => {
    await write({ from: 1, to: 1 });
    for (const [position, seal] of [
      [1, seals[0]!],
      [13, seals[0]!],
      [20, seals[0]!],
      [21, seals[1]!],
      [30, seals[1]!],
    ] as const) {
      const { event, ...bare } = await receiptFor(position, seal);
      expect(await offline(keep({ ...bare, event }))).toMatchObject({
        code: 0,
        output: expect.stringContaining(`event ${position} was recorded by`),
      });
      expect(await offline(keep({ receipt: bare }))).toMatchObject({ code: 0 });
    }
  });
  it('of an event that is not sealed yet is compared with the export', async () => {
    await write();
    expect(await offline(keep(await receiptFor(33, null)))).toMatchObject({
      code: 0,
      output: expect.stringContaining('it is not sealed'),
    });
  });
  it('that is forged fails', async () => {
    await write({ from: 1, to: 1 });
    const receipt = await receiptFor(13, seals[0]!);
    for (const forged of [
      { ...receipt, event: receipt.event!.replace('"pieces":13', '"pieces":31') },
      { ...receipt, event: undefined, hash: '0'.repeat(64) },
      { ...receipt, path: receipt.path!.slice(1) },
      { ...receipt, seal: seals[1]! },
      { ...receipt, seal: { ...seals[0]!, sealed_at: '2020-01-01T00:00:00.000Z' } },
      { ...receipt, event: undefined, position: 40 },
    ])
      expect(await offline(keep(forged)), JSON.stringify(forged).slice(0, 80)).toMatchObject({ code: 1 });
  });
});

describe('the key', () => {
  it('lies in a file that only its owner reads, and its public half stays known when it is changed', () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'portal-key-'));
    made.push(data);
    const { id } = openSealKey({ data });
    expect(openSealKey({ data }).id).toBe(id);
    if (process.platform !== 'win32') expect(statSync(path.join(data, 'ledger/seal-key.pem')).mode & 0o777).toBe(0o600);
    const { before, after } = changeSealKey({ data });
    expect(before).toBe(id);
    expect(openSealKey({ data }).id).toBe(after);
    expect([...knownKeys({ data }).keys()].sort()).toEqual([before, after].sort());
  });
  it('that is named has to be there and to be one', () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'portal-key-'));
    made.push(data);
    const sealKey = path.join(data, 'mine.pem');
    expect(() => openSealKey({ data, sealKey })).toThrow('which does not exist');
    writeFileSync(sealKey, 'nothing');
    expect(() => openSealKey({ data, sealKey })).toThrow('holds no private key');
  });
});
