import { WrongExpectedVersionError } from '@kurrent/kurrentdb-client';
import { mapped } from './mapped.ts';
import type { NewRecord } from './format.ts';
import type { Store, StoreWrite } from './types.ts';

const journalType = 'PortalJournalled';

/**
 * Appends to several streams for servers that know appends to one stream alone (before 25.1). All that is to be written stands in one
 * record of a journal first: that record is the commit, and the streams follow. The last write of an append goes to the stream of
 * commits, which stays in step with the journal; where it is one behind, somebody stopped half way, and whoever comes next finishes
 * his work before all else. Records have ids, so that writing one twice changes nothing.
 */
export function journalled(store: Store): Pick<Store, 'append' | 'finish'> {
  const { journal, commits, answers } = store.names;

  const apply = async (writes: readonly StoreWrite[]): Promise<bigint | null> => {
    await mapped(writes.slice(0, -1), store.appendOne);
    return store.appendOne(writes.at(-1)!);
  };
  const finish = async (commit: number): Promise<boolean> => {
    for (let at = commit; ; at++) {
      const [record] = await store.readStream(journal, BigInt(at), 1);
      if (!record) return at > commit;
      await apply((record.data as unknown as { writes: StoreWrite[] }).writes);
    }
  };
  const overtaken = async (streamName: string): Promise<WrongExpectedVersionError> => {
    await finish(await store.version(commits));
    return new WrongExpectedVersionError(undefined, { streamName, expected: 'any', current: 'no_stream' });
  };

  const append: Store['append'] = async (writes, known = () => undefined) => {
    const commit = writes.at(-1)!;
    // Kept answers follow the commits, and old ones are gone from their stream. The journal's own version proves that of the commits.
    const checked = writes.filter(({ stream }) => stream !== answers && stream !== commits);
    const versions = await mapped(checked, async ({ stream }) => known(stream) ?? store.version(stream));
    const stale = checked.find(({ expected }, index) => expected !== versions[index]);
    if (stale) throw await overtaken(stale.stream);
    const record: NewRecord = {
      id: commit.records[0]!.id,
      type: journalType,
      contentType: 'application/json',
      data: { writes },
      metadata: {},
    };
    try {
      await store.appendOne({ stream: journal, expected: commit.expected, records: [record] });
    } catch (error) {
      throw error instanceof WrongExpectedVersionError ? await overtaken(commit.stream) : error;
    }
    const at = await apply(writes);
    if (at === null) throw await overtaken(commit.stream);
    return at;
  };
  return { append, finish };
}
