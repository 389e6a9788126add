import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { queryClient } from '../app/query-client.ts';
import { toast } from '../shell/toast.ts';
import { newKey, request, type CallInput } from './client.ts';
import { ApiRefusal } from './refusal.ts';

/**
 * An act that waits some seconds before it is sent, so that it can be taken back before anybody is told of it (docs/decisions/0065). Until the server has
 * answered it is kept in this browser: it is sent when its time is up or the page is left, and again when the portal is opened after the page broke off.
 * Its key makes a repeated one do it once.
 */
export interface HeldAct {
  key: string;
  person: string;
  /** What it is about; there is one act about a thing at a time. */
  about: string;
  call: Call;
  input: CallInput;
  /** What it does, and the words around: «отправится через {time}», «Отменить». */
  says: string;
  words: { sends: string; undo: string };
  /** The address at which it was decided; taking it back leads there. */
  at: string;
  until: number;
}

/** "undo within 10 s" */
export const holdFor = 10_000;
const prefix = 'portal.held.';
/** What another page of this browser holds is left to it for so long; and what is older than a day is decided anew. */
const grace = 30_000;
const stale = 86_400_000;

let acts: readonly HeldAct[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const publish = (next: readonly HeldAct[]): void => {
  acts = next;
  for (const listener of listeners) listener();
};
export const heldStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly HeldAct[] => acts,
};

/** Acts that this browser could not store: they are held in this page alone. */
const inPage = new Set<string>();
function keep(act: HeldAct): void {
  try {
    localStorage.setItem(prefix + act.key, JSON.stringify(act));
  } catch {
    inPage.add(act.key);
  }
}

const forget = ({ key }: HeldAct): void => {
  clearTimeout(timers.get(key));
  timers.delete(key);
  localStorage.removeItem(prefix + key);
  publish(acts.filter(act => act.key !== key));
};
const sendAt = (act: HeldAct, at: number): void => {
  clearTimeout(timers.get(act.key));
  timers.set(
    act.key,
    setTimeout(() => void deliver(act), Math.max(0, at - Date.now())),
  );
};

/** Holds an act; one that was held about the same is sent first. */
export function hold(act: Omit<HeldAct, 'key' | 'until'>): void {
  const before = acts.find(one => one.about === act.about);
  if (before) void deliver(before);
  const held = { ...act, key: newKey(), until: Date.now() + holdFor };
  keep(held);
  publish([...acts, held]);
  sendAt(held, held.until);
}

/** Takes an act back: it never happened. */
export const takeBack = (act: HeldAct): void => forget(act);

const sending = new Map<string, Promise<void>>();
/** Sends an act, once however often it is asked for. One that gets no answer is tried again. */
export function deliver(act: HeldAct): Promise<void> {
  const under = sending.get(act.key) ?? attempt(act).finally(() => sending.delete(act.key));
  sending.set(act.key, under);
  return under;
}
async function attempt(act: HeldAct): Promise<void> {
  // Another page of this browser may have taken it back, or sent it.
  if (!inPage.has(act.key) && localStorage.getItem(prefix + act.key) === null) return forget(act);
  try {
    const answer = await request(act.call, act.input, { idempotencyKey: act.key, keepalive: true, quiet: true });
    forget(act);
    const refused = refusedIn(answer);
    if (refused) toast.error(`${act.says}: ${refused}`);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) return sendAt(act, Date.now() + holdFor);
    forget(act);
    toast.error(`${act.says}: ${error.message}`);
  }
  await queryClient.invalidateQueries();
}

/** What a report on several things says of the first that was refused (`bulkReport`). */
const refusedIn = (answer: unknown): string | undefined =>
  (answer as { results?: { error: { message: string } | null }[] } | undefined)?.results?.find(({ error }) => error)
    ?.error?.message;

/** Sends all that is held: before somebody signs out, and when the page is left. */
export const deliverAll = (): Promise<unknown> => Promise.all(acts.map(deliver));

/** Acts of this person that a page held which broke off. */
export function takeUp(person: string): void {
  const now = Date.now();
  for (const name of Object.keys(localStorage).filter(one => one.startsWith(prefix))) {
    const act = readHeld(name);
    if (!act || act.until < now - stale) localStorage.removeItem(name);
    else if (act.person === person && !acts.some(({ key }) => key === act.key)) sendAt(act, act.until + grace);
  }
}
function readHeld(name: string): HeldAct | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as HeldAct | null;
  } catch {
    return null;
  }
}

addEventListener('pagehide', () => void deliverAll());
