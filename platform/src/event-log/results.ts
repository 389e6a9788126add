import type { EncodedUnit } from './encoding.ts';
import type { AppendResult } from './types.ts';

/** How one unit fared in storage: its first position (0 where it has no events), or what kept it out. */
export type UnitResult = { first: number } | { stale: string[] } | { taken: string };

/** A unit's fate as the port tells it. `positions`: of each item's last event, or of the last event before it. */
export function asAppendResult(unit: EncodedUnit, result: UnitResult): AppendResult & { positions?: number[] } {
  if ('taken' in result) return { ok: false, conflict: 'key', key: result.taken };
  if ('stale' in result) return { ok: false, conflict: 'version', streams: result.stale };
  const versions: Record<string, number> = {};
  for (const step of unit.steps) versions[step.stream] = step.next;
  const positions = unit.ends.map(end => (end === 0 ? 0 : result.first + end - 1));
  return { ok: true, position: positions.at(-1) ?? 0, versions, positions };
}
