import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { inBrowser } from '../app/in-browser.ts';

/** The moment that this browser tab looks at instead of the present, and as which student. Other tabs show the present. */
export interface AsOfMoment {
  /** Of `GET /audit/as_of/`. */
  view: string;
  moment: string;
  position: number;
  subject?: { uid: string; name: string };
}
const kept = 'portal.past';
const listeners = new Set<() => void>();
let known: AsOfMoment | null | undefined;

/** What is looked at; null: the present. */
export function currentAsOf(): AsOfMoment | null {
  if (!inBrowser) return null;
  if (known === undefined) {
    const text = sessionStorage.getItem(kept);
    known = text ? (JSON.parse(text) as AsOfMoment) : null;
  }
  return known;
}

/** Looks at another moment, or (null) at the present again. Whose menu and roles these are is loaded with the page: load it anew where they change. */
export function setAsOf(past: AsOfMoment | null): void {
  known = past;
  if (past) sessionStorage.setItem(kept, JSON.stringify(past));
  else sessionStorage.removeItem(kept);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeAsOf(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes of the person's own session, which are made in the present whatever is looked at. */
const ofThePresent: ReadonlySet<Call> = new Set<Call>([
  'POST /user/logout/',
  'POST /user/language/',
  'POST /user/login_as/end/',
]);

/** Headers that have a call answered from the moment that is looked at. */
export function asOfHeaders(call?: Call): Record<string, string> {
  const past = currentAsOf();
  if (!past || (call && ofThePresent.has(call))) return {};
  return { 'X-As-Of': past.view, ...(past.subject ? { 'X-As-Of-Subject': past.subject.uid } : {}) };
}
