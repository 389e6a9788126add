import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { encodeUnit, type EncodedUnit } from './encoding.ts';
import { asAppendResult, type UnitResult } from './results.ts';
import type { EventLog } from './types.ts';

/** Both appends of the port, for an adapter that can `commit` a unit. */
export function appendsBy(
  catalogue: EventCatalogue,
  commit: (unit: EncodedUnit) => UnitResult | Promise<UnitResult>,
): Pick<EventLog, 'append' | 'appendBatch'> {
  const appendBatch: EventLog['appendBatch'] = async items => {
    const unit = encodeUnit(catalogue, items);
    if ('conflict' in unit) return { ok: false, conflict: 'version', streams: [unit.conflict] };
    return asAppendResult(unit, await commit(unit));
  };
  return {
    appendBatch,
    async append(item) {
      const { positions: _, ...result } = await appendBatch([item]);
      return result;
    },
  };
}
