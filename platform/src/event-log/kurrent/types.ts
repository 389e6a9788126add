import type { ReadPosition, ReadRevision } from '@kurrent/kurrentdb-client';
import type { Names, NewRecord, StoredRecord } from './format.ts';

/** The records of one stream in an append; `expected`: its version, counted as the port counts (0: there is none). */
export interface StoreWrite {
  stream: string;
  expected: number;
  records: NewRecord[];
}

/** The few things that the log needs of the database, always asked of its leader. */
export interface Store {
  names: Names;
  multiStream: boolean;
  /** All or nothing; answers where the last record stands. Throws `WrongExpectedVersionError` where a stream has another version. */
  append(writes: readonly StoreWrite[]): Promise<bigint>;
  /** The same by the server itself, which only newer ones can. */
  appendSeveral(writes: readonly StoreWrite[]): Promise<bigint>;
  /** An append to one stream; null where it had got through before. */
  appendOne(write: StoreWrite): Promise<bigint | null>;
  readStream(stream: string, from: ReadRevision, count: number, backwards?: boolean): Promise<StoredRecord[]>;
  /** Records of all streams behind the prefix, from a place in the database on. */
  readAll(from: ReadPosition, count: number): Promise<StoredRecord[]>;
  version(stream: string): Promise<number>;
  /** Calls `hear` when there are records behind `from` in the stream, again and again, through lost connections too. */
  subscribe(stream: string, from: () => number, hear: () => void): () => Promise<void>;
  /** Says how long records of a stream are kept. */
  keepFor(stream: string, days: number): Promise<void>;
  close(): Promise<void>;
}
