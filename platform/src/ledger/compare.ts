import type { StoredLine as Line } from '../event-log/types.ts';
import { atPosition, eventHash } from './canonical.ts';
import type { Entry } from './entries.ts';
import type { Fault } from './faults.ts';

/** Collects faults, and finds where events that were moved stand now. */
export interface Findings {
  found(fault: Fault): void;
  /** An event was recorded at `position` with this hash and does not stand there. */
  absent(position: number, hash: Buffer): void;
  /** An event stands at its position that was not recorded there. */
  stray(line: Line): void;
  end(): Fault[];
  /** How many there are, also of those that were not kept. */
  count(kept: readonly Fault[]): number;
}

/** So many faults are kept with their details; the others are counted. */
const most = 1000;
/** Among so many are moved events looked for. */
const mostPaired = 200;

export function createFindings(): Findings {
  const faults: Fault[] = [];
  const absent = new Map<number, Buffer>();
  const strays = new Map<number, Line>();
  let count = 0;
  return {
    count: kept => (kept.length < most ? kept.length : count),
    found(fault) {
      count++;
      if (faults.length < most) faults.push(fault);
    },
    absent(position, hash) {
      if (absent.size < most) absent.set(position, hash);
      count++;
    },
    stray(line) {
      if (!absent.has(line.position)) count++;
      if (strays.size < most) strays.set(line.position, line);
    },
    end() {
      const moved = pairs(absent, strays);
      for (const position of absent.keys()) {
        const stray = strays.get(position);
        const to = moved.get(position);
        if (to !== undefined) faults.push({ kind: 'moved', position, found_at: to, ...identityOf(strays.get(to)) });
        else if (stray) faults.push({ kind: 'altered', position, ...identityOf(stray) });
        else faults.push({ kind: 'missing', position });
      }
      // What stands at another place because it was moved there has been reported already.
      const explained = new Set(moved.values());
      for (const [position, line] of strays)
        if (!absent.has(position) && !explained.has(position))
          faults.push({ kind: 'inserted', position, ...identityOf(line) });
      return faults;
    },
  };
}

/** From where events are gone to where they stand: the stray that would have the hash, had it stayed. */
function pairs(absent: ReadonlyMap<number, Buffer>, strays: ReadonlyMap<number, Line>): Map<number, number> {
  const found = new Map<number, number>();
  const candidates = [...strays.values()].slice(0, mostPaired);
  for (const [position, hash] of [...absent].slice(0, mostPaired)) {
    const match = candidates.find(
      stray => stray.position !== position && eventHash(atPosition(stray.line, position)).equals(hash),
    );
    if (match) found.set(position, match.position);
  }
  return found;
}

function identityOf(line: Line | undefined): Pick<Fault, 'stream' | 'version' | 'type'> {
  try {
    const { stream, version, type } = JSON.parse(line!.line) as { stream: string; version: number; type: string };
    return { stream, version, type };
  } catch {
    return {};
  }
}

/** What was recorded beside what stands there, both in the order of positions. */
export function compare(entries: readonly Entry[], lines: readonly Line[], findings: Findings): void {
  let at = 0;
  for (const { position, hash } of entries) {
    while (at < lines.length && lines[at]!.position < position) findings.stray(lines[at++]!);
    const line = lines[at];
    if (line?.position !== position) {
      findings.absent(position, hash);
      continue;
    }
    at++;
    if (!eventHash(line.line).equals(hash)) {
      findings.absent(position, hash);
      findings.stray(line);
    }
  }
  while (at < lines.length) findings.stray(lines[at++]!);
}
