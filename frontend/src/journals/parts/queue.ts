import { createStore, type KeptCell } from './kept.ts';
import { ApiFailure, ApiRefusal } from '../../http/refusal.ts';
import type { CellInput } from './typing.ts';

export type { KeptCell };
/** How a cell stands on its way to the server. `theirs`: what somebody else has written meanwhile, beside what was typed here. */
export interface OnTheWay {
  typed: string;
  state: 'saving' | 'waiting' | 'refused' | 'conflict';
  message: string;
  theirs?: { mark: string | null; attendance: 'present' | 'missed' | null; reason: string | null; version: number };
}
interface Sending {
  send(uid: string, input: CellInput & { version?: number }): Promise<{ version: number }>;
  changed(cells: ReadonlyMap<string, OnTheWay>): void;
  saved(uid: string): void;
}

/**
 * Cells on their way to the server, in the order in which they were typed: one at a time for each cell. Without a connection they are kept on the device and
 * sent when it is back; what another has changed meanwhile stands beside what was typed, and neither is lost.
 */
export function cellQueue(account: string, journal: string, { send, changed, saved }: Sending) {
  const store = createStore(account, journal);
  const cells = new Map<string, OnTheWay>();
  const waiting = new Map<string, KeptCell>(store.read().map(cell => [cell.uid, cell]));
  let busy = false;
  const tell = () => {
    store.write([...waiting.values()]);
    changed(new Map(cells));
  };
  for (const { uid, typed } of waiting.values()) cells.set(uid, { typed, state: 'waiting', message: '' });

  async function run(): Promise<void> {
    if (busy) return;
    busy = true;
    for (;;) {
      const next = [...waiting.values()].find(({ uid }) => {
        const state = cells.get(uid)?.state;
        return state === 'saving' || state === 'waiting';
      });
      if (!next) break;
      cells.set(next.uid, { typed: next.typed, state: 'saving', message: '' });
      changed(new Map(cells));
      try {
        const { version } = await send(next.uid, { ...next.input, version: next.version });
        const later = waiting.get(next.uid);
        if (later && later !== next) waiting.set(next.uid, { ...later, version });
        else {
          waiting.delete(next.uid);
          cells.delete(next.uid);
        }
        saved(next.uid);
      } catch (error) {
        if (error instanceof ApiRefusal) refused(next, error);
        else {
          cells.set(next.uid, { typed: next.typed, state: 'waiting', message: '' });
          tell();
          if (error instanceof ApiFailure) break;
          throw error;
        }
      }
      tell();
    }
    busy = false;
  }
  function refused({ uid, typed }: KeptCell, { code, message, params }: ApiRefusal): void {
    const theirs = params['now'] as OnTheWay['theirs'];
    const conflict = code === 'journals.cell_changed' && theirs !== undefined;
    cells.set(uid, { typed, state: conflict ? 'conflict' : 'refused', message, ...(conflict ? { theirs } : {}) });
  }
  return {
    /** Takes a cell on its way; what is still waiting of it is replaced, and the version that was seen first stays. */
    enter(cell: KeptCell): void {
      const before = waiting.get(cell.uid);
      const unsent = before && cells.get(cell.uid)?.state !== 'conflict';
      waiting.set(
        cell.uid,
        unsent ? { ...cell, input: { ...before.input, ...cell.input }, version: before.version } : cell,
      );
      cells.set(cell.uid, { typed: cell.typed, state: 'saving', message: '' });
      tell();
      void run();
    },
    /** Gives up what was typed here. */
    drop(uid: string): void {
      waiting.delete(uid);
      cells.delete(uid);
      tell();
    },
    /** Writes what was typed here over what stands there now. */
    insist(uid: string): void {
      const [cell, kept] = [cells.get(uid), waiting.get(uid)];
      if (!cell || !kept) return;
      waiting.set(uid, { ...kept, version: cell.theirs?.version ?? kept.version });
      cells.set(uid, { typed: kept.typed, state: 'saving', message: '' });
      tell();
      void run();
    },
    again: () => void run(),
    now: (): ReadonlyMap<string, OnTheWay> => new Map(cells),
  };
}
export type CellQueue = ReturnType<typeof cellQueue>;
