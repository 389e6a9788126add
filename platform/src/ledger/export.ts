import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { positionAt as lastPositionAt } from '../as-of/position-at.ts';
import type { EventLog } from '../event-log/types.ts';
import type { Sql } from '../projections/types.ts';
import { blockBefore, blocksAfter, ledgerEnd } from './blocks.ts';
import { genesisHash } from './canonical.ts';
import type { LedgerLog } from './log.ts';
import { eachEntry } from './entries.ts';
import { sealsInLog, type Seal } from './seals.ts';

/** The folder is not empty, or the range is. */
export class NotExported extends Error {}

export interface Exported {
  events: number;
  from: number;
  to: number;
  seals: number;
}
const offline = (name: string): string => fileURLToPath(new URL(`offline/${name}`, import.meta.url));
const page = 2000;

/**
 * Writes the events from one position to the other (all by default, as far as they are chained) with their hashes, the seals and keys into an empty folder,
 * with the script that verifies them offline. Of each seal that covers one of the events all hashes are there. Throws `NotExported`.
 */
export async function exportLedger(
  log: LedgerLog,
  db: Sql,
  folder: string,
  range: { from?: number; to?: number },
  now: string,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Exported> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new NotExported(`${folder} is not empty. Name a folder that is, or that is not there yet.`);
  const seals = (await sealsInLog(log)).map(({ seal }) => seal);
  const end = (await ledgerEnd(db)).last_position;
  const [from, to] = [Math.max(1, range.from ?? 1), Math.min(end, range.to ?? end)];
  if (to < from) throw new NotExported('There are no chained events in this range.');
  const into = (name: string) => path.join(folder, name);

  const listed = stretch(seals, from, to, end);
  await pipeline(Readable.from(hashLines(db, listed)), createWriteStream(into('hashes.txt')));
  let events = 0;
  await pipeline(
    Readable.from(eventLines(log, from, to, done => onProgress((events = done), to - from + 1))),
    createWriteStream(into('events.jsonl')),
  );
  const keys = Object.fromEntries(seals.map(({ key, public_key }) => [key, public_key]));
  const chain_before = seals.findLast(seal => seal.last_position < listed.first)?.chain ?? genesisHash.toString('hex');
  await writeFile(into('seals.jsonl'), seals.map(seal => `${JSON.stringify(seal)}\n`).join(''));
  await writeFile(into('keys.json'), `${JSON.stringify(keys, null, 2)}\n`);
  await writeFile(
    into('ledger.json'),
    `${JSON.stringify({ format: 'portal-ledger-1', from, to, events, chain_before, exported_at: now }, null, 2)}\n`,
  );
  for (const name of ['verify.mjs', 'README.md']) await copyFile(offline(name), into(name));
  return { events, from, to, seals: seals.length };
}

/** From the beginning of the seal that covers the first event to the end of the one that covers the last. */
function stretch(seals: readonly Seal[], from: number, to: number, end: number): { first: number; last: number } {
  const covering = (position: number): Seal | undefined => seals.find(seal => seal.last_position >= position);
  const unsealed = (seals.at(-1)?.last_position ?? 0) + 1;
  return {
    first: covering(from)?.first_position ?? Math.min(from, unsealed),
    last: Math.min(end, covering(to)?.last_position ?? end),
  };
}

async function* hashLines(db: Sql, { first, last }: { first: number; last: number }): AsyncGenerator<string> {
  for await (const blocks of blocksAfter(db, await blockBefore(db, first))) {
    if (blocks[0]!.first_position > last) return;
    const entries = blocks
      .flatMap(block => [...eachEntry(block.entries)])
      .filter(({ position }) => position >= first && position <= last);
    yield entries.map(({ position, hash }) => `${position} ${hash.toString('hex')}\n`).join('');
  }
}

async function* eventLines(
  log: LedgerLog,
  from: number,
  to: number,
  onProgress: (done: number) => void,
): AsyncGenerator<string> {
  for (let [after, done] = [from - 1, 0]; ;) {
    const rows = await log.lines(after, to, page);
    if (rows.length === 0) return;
    yield rows.map(({ line }) => `${line}\n`).join('');
    onProgress((done += rows.length));
    after = rows.at(-1)!.position;
  }
}

/** The first position at or after a moment (ISO), or the last before it; for ranges that are given as dates. */
export async function positionAt(
  log: Pick<EventLog, 'readAll' | 'head'>,
  moment: string,
  side: 'from' | 'to',
): Promise<number> {
  const before = await lastPositionAt(log, new Date(Date.parse(moment) - 1).toISOString());
  return side === 'from' ? before + 1 : before;
}
