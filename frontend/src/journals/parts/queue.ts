import { createStore, type KeptCell } from './kept.ts';
import { newKey } from '../../http/client.ts';
import { ApiFailure, ApiRefusal, refusalOf } from '../../http/refusal.ts';
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
  send(uid: string, input: CellInput & { version: number }, key: string): Promise<{ version: number }>;
  changed(cells: ReadonlyMap<string, OnTheWay>): void;
}
/** Not answered for now: signed out, too many calls, a server that is full. */
const passing: readonly number[] = [401, 429, 503];

/**
 * Cells on their way to the server, in the order in which they were typed: one at a time for each cell. Without a connection they are kept on the device and
 * sent when it is back; what another has changed meanwhile stands beside what was typed, and neither is lost.
 */
export function cellQueue(account: string, journal: string, { send, changed }: Sending) {
  const store = createStore(account, journal);
  const cells = new Map<string, OnTheWay>();
  const waiting = new Map<string, KeptCell>(store.read().map(cell => [cell.uid, cell]));
  let busy = false;
  const tell = () => changed(new Map(cells));
  const keep = (cell: KeptCell) => {
    waiting.set(cell.uid, cell);
    store.put(cell);
  };
  const forget = (uid: string) => {
    waiting.delete(uid);
    store.remove(uid);
  };
  for (const { uid, typed } of waiting.values()) cells.set(uid, { typed, state: 'waiting', message: '' });

  const toSend = (): KeptCell | undefined =>
    [...waiting.values()].find(({ uid }) => {
      const state = cells.get(uid)?.state;
      return state === 'saving' || state === 'waiting';
    });
  async function run(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      for (let next = toSend(); next; next = toSend()) {
        cells.set(next.uid, { typed: next.typed, state: 'saving', message: '' });
        tell();
        const goesOn = await sent(next);
        tell();
        if (!goesOn) break;
      }
    } finally {
      busy = false;
    }
  }
  /** Sends one; false: nothing can be sent now, and all that is left waits. */
  async function sent(next: KeptCell): Promise<boolean> {
    try {
      const { version } = await send(next.uid, { ...next.input, version: next.version }, next.key);
      const later = waiting.get(next.uid);
      if (later && later !== next) keep({ ...later, version });
      else {
        forget(next.uid);
        cells.delete(next.uid);
      }
      return true;
    } catch (error) {
      if (error instanceof ApiRefusal && !passing.includes(error.status)) {
        if (waiting.get(next.uid) === next) refused(next, error);
        return true;
      }
      for (const { uid, typed } of waiting.values())
        if (cells.get(uid)?.state === 'saving') cells.set(uid, { typed, state: 'waiting', message: '' });
      if (error instanceof ApiFailure || error instanceof ApiRefusal) return false;
      throw error;
    }
  }
  function refused({ uid, typed }: KeptCell, error: ApiRefusal): void {
    const { message, params } = error;
    const theirs = params['now'] as OnTheWay['theirs'];
    const conflict = refusalOf('PUT /journals/edit_mark/{uid}/', error)?.code === 'journals.cell_changed' && theirs;
    cells.set(uid, { typed, state: conflict ? 'conflict' : 'refused', message, ...(conflict ? { theirs } : {}) });
  }
  return {
    /** Takes a cell on its way; what is still waiting of it is replaced, and the version that was seen first stays. */
    enter(entered: Omit<KeptCell, 'key'>): void {
      const cell: KeptCell = { ...entered, key: newKey() };
      const before = waiting.get(cell.uid);
      const unsent = before && cells.get(cell.uid)?.state !== 'conflict';
      keep(unsent ? { ...cell, input: { ...before.input, ...cell.input }, version: before.version } : cell);
      cells.set(cell.uid, { typed: cell.typed, state: 'saving', message: '' });
      tell();
      void run();
    },
    /** Shows what nobody can read as refused; it is not sent. */
    unreadable(uid: string, typed: string, message: string): void {
      forget(uid);
      cells.set(uid, { typed, state: 'refused', message });
      tell();
    },
    /** Gives up what was typed here. */
    drop(uid: string): void {
      forget(uid);
      cells.delete(uid);
      tell();
    },
    /** Writes what was typed here over what stands there now. */
    insist(uid: string): void {
      const [cell, kept] = [cells.get(uid), waiting.get(uid)];
      if (!cell || !kept) return;
      keep({ ...kept, version: cell.theirs?.version ?? kept.version, key: newKey() });
      cells.set(uid, { typed: kept.typed, state: 'saving', message: '' });
      tell();
      void run();
    },
    again: () => void run(),
    now: (): ReadonlyMap<string, OnTheWay> => new Map(cells),
  };
}
export type CellQueue = ReturnType<typeof cellQueue>;
