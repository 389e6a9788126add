import type { Sql } from '../projections/types.ts';
import { blocksAfter, type Block, type LedgerEnd } from './blocks.ts';
import { genesisHash, nextInChain } from './canonical.ts';
import type { LedgerLog } from './log.ts';
import { compare, createFindings } from './compare.ts';
import { eachEntry, type Entry } from './entries.ts';
import { byPosition, type Fault } from './faults.ts';
import { rootBuilder } from './merkle.ts';
import { sealsInLog, type Seal } from './seals.ts';
import { faultsOfSeals, type SealEvidence } from './verify-seals.ts';

/**
 * What a verification found. `verified_to`: everything up to this position is as it was recorded; `unchained`: events
 * behind the ledger's end, of which nothing can be said yet.
 */
export interface Verification {
  ok: boolean;
  verified_to: number;
  events: number;
  unchained: number;
  seals: number;
  sealed_to: number;
  /** Hex; whoever wrote an earlier one down can compare. */
  chain: string;
  /** The first hundred, in the order of the log. */
  faults: Fault[];
  fault_count: number;
  /** Were the seals' keys compared with those kept outside the database? */
  keys_compared: boolean;
}
const shown = 100;

/** Reads the whole log and the whole ledger, changes nothing, and trusts neither: every hash is made anew in this process. */
export async function verify(
  log: LedgerLog,
  db: Sql,
  outside: SealEvidence,
  onProgress: (done: number, of: number) => unknown = () => undefined,
): Promise<Verification> {
  const seals = (await sealsInLog(log)).map(({ seal }) => seal);
  const {
    rows: [chained],
  } = await db.query<{ events: number }>('select coalesce(sum(events), 0)::float8 as events from ledger.blocks');
  const findings = createFindings();
  const sealed = sealWatch(seals);
  let last: LedgerEnd = { number: 0, last_position: 0, chain_after: genesisHash };
  let from = -Number.MAX_SAFE_INTEGER;
  let events = 0;
  for await (const blocks of blocksAfter(db, 0)) {
    const entries: Entry[] = [];
    for (const block of blocks) {
      if (!continues(last, block)) findings.found({ kind: 'ledger_broken', position: block.first_position });
      entries.push(...eachEntry(block.entries));
      last = block;
    }
    const lines = await log.lines(from, last.last_position, Infinity);
    compare(entries, lines, findings);
    for (const entry of entries) for (const fault of sealed.entry(entry)) findings.found(fault);
    from = last.last_position;
    events += entries.length;
    await onProgress(events, chained!.events);
  }
  for (const fault of [...sealed.end(last.last_position), ...faultsOfSeals(seals, outside)]) findings.found(fault);
  const faults = byPosition(findings.end());
  return {
    ok: faults.length === 0,
    verified_to: faults.length ? Math.max(0, faults[0]!.position - 1) : last.last_position,
    events,
    unchained: await countBehind(log, last.last_position),
    seals: seals.length,
    sealed_to: seals.at(-1)?.last_position ?? 0,
    chain: last.chain_after.toString('hex'),
    faults: faults.slice(0, shown),
    fault_count: findings.count(faults),
    keys_compared: outside.keys.size > 0,
  };
}

/** Does the block go on where the last one ended, and does its own chain come out? */
function continues(last: LedgerEnd, block: Block): boolean {
  let chain = block.chain_before;
  let before = last.last_position;
  for (const { position, hash } of eachEntry(block.entries)) {
    if (position <= before) return false;
    before = position;
    chain = nextInChain(chain, hash);
  }
  return (
    block.number === last.number + 1 &&
    block.chain_before.equals(last.chain_after) &&
    block.chain_after.equals(chain) &&
    before === block.last_position
  );
}

/** Events behind a position: as many as were appended in the second that the ledger needs. */
async function countBehind(log: LedgerLog, position: number): Promise<number> {
  const page = 5000;
  for (let [after, count] = [position, 0]; ;) {
    const lines = await log.lines(after, Number.MAX_SAFE_INTEGER, page);
    count += lines.length;
    if (lines.length < page) return count;
    after = lines.at(-1)!.position;
  }
}

/** Compares the entries that pass by with what the seals say of them, each seal from the chain that the one before it signed. */
function sealWatch(seals: readonly Seal[]): { entry(entry: Entry): Fault[]; end(ledgerEnd: number): Fault[] } {
  let at = 0;
  let builder = rootBuilder();
  let chain: Buffer = genesisHash;
  let count = 0;
  const close = (): Fault[] => {
    const seal = seals[at++]!;
    const same =
      builder.root()?.toString('hex') === seal.root && chain.toString('hex') === seal.chain && count === seal.events;
    builder = rootBuilder();
    chain = Buffer.from(seal.chain, 'hex');
    count = 0;
    return same
      ? []
      : [{ kind: 'not_as_sealed', position: seal.first_position, to: seal.last_position, seal: seal.number }];
  };
  return {
    entry({ position, hash }) {
      const faults: Fault[] = [];
      while (at < seals.length && position > seals[at]!.last_position) faults.push(...close());
      builder.add(hash);
      chain = nextInChain(chain, hash);
      count++;
      return faults;
    },
    end(ledgerEnd) {
      const faults: Fault[] = [];
      while (at < seals.length && seals[at]!.last_position <= ledgerEnd) faults.push(...close());
      for (const seal of seals.slice(at))
        faults.push({
          kind: 'cut_off',
          position: Math.max(ledgerEnd + 1, seal.first_position),
          to: seal.last_position,
          seal: seal.number,
        });
      return faults;
    },
  };
}
