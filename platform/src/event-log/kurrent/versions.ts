import type { Commit } from './format.ts';
import type { StoreWrite } from './types.ts';

/**
 * Versions of streams as of the last commit that this process knows. Who appends on top of that commit need not ask for them: had somebody
 * come between, the append would fail by that alone. A commit of another process, which does not say what it touched, ends all that was known.
 */
export interface Versions {
  /** By the stream's name in the database. */
  of(stream: string): number | undefined;
  /** A stream was read while no commit came in. */
  saw(stream: string, version: number): void;
  /** This process is about to commit. */
  sends(id: string, writes: readonly StoreWrite[]): void;
  forget(): void;
  /** Each commit in its turn. */
  learned(commit: Pick<Commit, 'id'>): void;
}

/** So many streams are known at most. */
const most = 100_000;
/** Commits that were sent and are not known to have got through. */
const unanswered = 8;

export function createVersions(): Versions {
  const known = new Map<string, number>();
  const sent = new Map<string, readonly StoreWrite[]>();
  const saw = (stream: string, version: number): void => {
    if (known.size >= most) known.clear();
    known.set(stream, version);
  };
  return {
    of: stream => known.get(stream),
    saw,
    forget: () => known.clear(),
    sends(id, writes) {
      if (sent.size >= unanswered) sent.delete(sent.keys().next().value!);
      sent.set(id, writes);
    },
    learned({ id }) {
      const writes = sent.get(id);
      sent.delete(id);
      if (!writes) return known.clear();
      for (const { stream, expected, records } of writes) saw(stream, expected + records.length);
    },
  };
}
