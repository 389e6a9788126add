import type { ReadPosition } from '@kurrent/kurrentdb-client';
import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { lineOf, packHashes } from '../stored.ts';
import type { PackedHashes, RecordedEvent, StoredLine, StreamPart } from '../types.ts';
import type { Commits } from './commits.ts';
import { readEvent, readRecorded, type StoredRecord } from './format.ts';
import { mapped } from './mapped.ts';
import type { Store } from './types.ts';
import type { Versions } from './versions.ts';

export interface Reader {
  /** Events behind a position, as they are stored. */
  records(after: number, limit: number): Promise<StoredRecord[]>;
  readAll(after: number, limit: number): Promise<RecordedEvent[]>;
  readAt(positions: readonly number[]): Promise<RecordedEvent[]>;
  lines(after: number, to: number, limit: number): Promise<StoredLine[]>;
  hashes(after: number, limit: number): Promise<PackedHashes>;
  read(stream: string, part?: StreamPart): Promise<RecordedEvent[]>;
  readStreams(streams: readonly string[]): Promise<Map<string, RecordedEvent[]>>;
}

/** Records of a page that are not events asked for: commits, kept answers, others of the same append. */
const spare = 64;
/** So many readers of the whole log find their place without looking for it. */
const places = 32;
/** Events of one read, where many are asked for. */
const page = 2000;
/** Positions that lie closer are read together. */
const together = 100;

const positionOf = (record: StoredRecord): number =>
  Number((record.metadata as { position?: string } | undefined)?.position);

export function createReader(store: Store, commits: Commits, catalogue: EventCatalogue, versions?: Versions): Reader {
  const { names } = store;
  /** Where the readers of the last pages go on. */
  const ends = new Map<number, ReadPosition>();
  const remember = (position: number, place: ReadPosition): void => {
    ends.delete(position);
    ends.set(position, place);
    if (ends.size > places) ends.delete(ends.keys().next().value!);
  };
  const shaped = (records: readonly StoredRecord[]): RecordedEvent[] =>
    records.flatMap(record => readRecorded(catalogue, names, record) ?? []);

  const reader: Reader = {
    async records(after, limit) {
      const found: StoredRecord[] = [];
      let open: StoredRecord[] = [];
      let place = ends.get(after) ?? (await commits.placeBefore(after));
      for (let extra = spare; ;) {
        const count = limit - found.length + extra;
        const records = await store.readAll(place, count);
        let progress = false;
        for (const record of records) {
          if (record.streamId !== names.commits) {
            if (positionOf(record) > after) open.push(record);
            continue;
          }
          // The record of a commit stands behind its events, which may stand by stream.
          open.sort((a, b) => positionOf(a) - positionOf(b));
          found.push(...open.splice(0));
          if (found.length > limit) {
            const cut = found.slice(0, limit);
            remember(positionOf(cut.at(-1)!), place);
            return cut;
          }
          progress ||= place === 'start' || place === 'end' || record.position!.commit > place.commit;
          place = record.position!;
        }
        if (found.length === limit || records.length < count) {
          if (found.length) remember(positionOf(found.at(-1)!), place);
          return found;
        }
        if (!progress) extra *= 2;
        open = [];
      }
    },
    readAll: async (after, limit) => (limit > 0 ? shaped(await reader.records(after, limit)) : []),
    async lines(after, to, limit) {
      const from = Math.max(0, after);
      const most = Math.min(limit, to - from);
      if (most <= 0) return [];
      const found: StoredLine[] = [];
      for (let last = from; found.length < most; last = found.at(-1)!.position) {
        const asked = Math.min(page, most - found.length);
        const records = await reader.records(last, asked);
        for (const record of records) {
          const event = readEvent(names, record)!;
          if (event.position > to) return found;
          found.push({ position: event.position, line: lineOf(event, event.position) });
        }
        if (records.length < asked) break;
      }
      return found;
    },
    hashes: async (after, limit) => packHashes(await reader.lines(after, Infinity, limit)),
    async readAt(positions) {
      const wanted = [...new Set(positions)].filter(position => position > 0).sort((a, b) => a - b);
      const runs: number[][] = [];
      for (const position of wanted) {
        const run = runs.at(-1);
        if (run && position - run[0]! < together) run.push(position);
        else runs.push([position]);
      }
      const read = await mapped(runs, run => reader.records(run[0]! - 1, run.at(-1)! - run[0]! + 1));
      const asked = new Set(wanted);
      return shaped(read.flat().filter(record => asked.has(positionOf(record))));
    },
    async read(stream, { after = 0, version = Infinity, as_of } = {}) {
      const count = Math.min(version - after, Number.MAX_SAFE_INTEGER);
      if (count <= 0) return [];
      const { revision } = commits.head();
      const records = await store.readStream(names.prefix + stream, BigInt(after), count);
      if (after === 0 && version === Infinity && commits.head().revision === revision)
        versions?.saw(names.prefix + stream, Number(records.at(-1)?.revision ?? -1) + 1);
      const events = shaped(records);
      if (as_of === undefined) return events;
      const until = Date.parse(as_of);
      return events.filter(event => Date.parse(event.meta.occurred_at) <= until);
    },
    async readStreams(streams) {
      const wanted = [...new Set(streams)];
      const read = await mapped(wanted, stream => reader.read(stream));
      return new Map(wanted.map((stream, index) => [stream, read[index]!]));
    },
  };
  return reader;
}
