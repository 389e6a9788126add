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
  /**
   * All or nothing; answers where the last record stands. The last write is to the stream of commits, on top of one that is known to be there;
   * `known`: versions of streams as of that one. Throws `WrongExpectedVersionError` where a stream has another version.
   */
  append(writes: readonly StoreWrite[], known?: (stream: string) => number | undefined): Promise<bigint>;
  /** Finishes what somebody began behind so many commits and did not end; true where there was such an append. */
  finish(commits: number): Promise<boolean>;
  /** An append by the server itself, which only newer ones can. */
  appendSeveral(writes: readonly StoreWrite[]): Promise<bigint>;
  /** An append to one stream; null where it had got through before. */
  appendOne(write: StoreWrite): Promise<bigint | null>;
  readStream(stream: string, from: ReadRevision, count: number, backwards?: boolean): Promise<StoredRecord[]>;
  /** Records of all streams behind the prefix, from a place in the database on. */
  readAll(from: ReadPosition, count: number): Promise<StoredRecord[]>;
  version(stream: string): Promise<number>;
  /** Calls `hear` for each record behind `from` in the stream, and without one where some may have been missed on a lost connection. */
  subscribe(stream: string, from: () => number, hear: (record?: StoredRecord) => void): () => Promise<void>;
  /** Says how long records of a stream are kept. */
  keepFor(stream: string, days: number): Promise<void>;
  close(): Promise<void>;
}
