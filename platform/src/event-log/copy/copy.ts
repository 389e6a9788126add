import { chainThrough, genesisHash } from '../../ledger/canonical.ts';
import { entryLength } from '../../ledger/entries.ts';
import { packHashes } from '../stored.ts';
import { NotCopied, type CopyPlace } from './types.ts';

export interface Copied {
  events: number;
  /** Those that a copy before had left there. */
  found: number;
  head: number;
  /** The chain over all of them (hex), the same at both places. */
  chain: string;
}
const page = 2000;

/**
 * Copies a log with its ids, order, positions, times and texts. What an interrupted copy left is gone on from. At the end both places
 * are read again and compared line by line.
 */
export async function copyLog(
  from: CopyPlace,
  to: CopyPlace,
  onProgress: (what: 'copied' | 'compared', done: number, of: number) => void = () => undefined,
): Promise<Copied> {
  const head = await from.head();
  const begun = await to.head();
  if (begun > head) throw new NotCopied(`${to.name} has events behind the end of ${from.name}: it is no copy of it.`);
  const found = await compareLogs(from, to, begun, () => undefined);
  let events = 0;
  for (let after = begun; ;) {
    const next = await from.next(after);
    if (!next) break;
    await to.write(next);
    events += next.events.length;
    after = next.events.at(-1)!.position;
    onProgress('copied', after, head);
  }
  await to.write({ events: [], answers: await from.otherAnswers() });
  const compared = await compareLogs(from, to, head, done => onProgress('compared', done, head));
  if ((await to.head()) !== (await from.head()))
    throw new NotCopied('Something was appended while the log was copied.');
  return { events: found.events + events, found: found.events, head, chain: compared.chain };
}

/** Compares everything up to a position; throws `NotCopied` at the first event that is not the same. */
export async function compareLogs(
  one: CopyPlace,
  other: CopyPlace,
  to: number,
  onProgress: (done: number) => void,
): Promise<{ events: number; chain: string }> {
  let chain: Buffer = genesisHash;
  let events = 0;
  for (let after = 0; after < to;) {
    const [mine, theirs] = await Promise.all([one.lines(after, to, page), other.lines(after, to, page)]);
    const at = mine.findIndex(({ line }, index) => theirs[index]?.line !== line);
    if (at >= 0 || mine.length !== theirs.length) {
      const position = (mine[at] ?? theirs[mine.length] ?? mine.at(-1))!.position;
      throw new NotCopied(`${one.name} and ${other.name} differ at #${position}.`);
    }
    if (mine.length === 0) break;
    chain = chainThrough(chain, packHashes(mine).entries, entryLength);
    events += mine.length;
    after = mine.at(-1)!.position;
    onProgress(after);
  }
  return { events, chain: chain.toString('hex') };
}
