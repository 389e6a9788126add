import { useSyncExternalStore } from 'react';

/** How a person wants the portal to look; kept in this browser, per person. */
export interface Preferences {
  /** portal.md §2: "Themes are dark, semi-dark and default", "a light default theme"; `system`: as the device has it. */
  theme: 'system' | 'default' | 'dark' | 'semi-dark';
  /** "The layout is vertical or horizontal". */
  layout: 'vertical' | 'horizontal';
  /** `auto`: comfortable in the portal, compact in the office. */
  density: 'auto' | 'comfortable' | 'compact';
  sidebarCollapsed: boolean;
}
const defaults: Preferences = { theme: 'system', layout: 'vertical', density: 'auto', sidebarCollapsed: false };

/** The theme of the last visit, read by index.html before anything is drawn. */
const paintKey = 'portal.theme';
const keyOf = (person: string): string => `portal.preferences.${person}`;

let person = 'nobody';
let current = read();
const listeners = new Set<() => void>();

function read(): Preferences {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(keyOf(person)) ?? '{}') as Partial<Preferences>) };
  } catch {
    return defaults;
  }
}

function publish(next: Preferences): void {
  current = next;
  localStorage.setItem(paintKey, next.theme);
  for (const listener of listeners) listener();
}

/** Whose preferences hold from now on; `undefined` on the pages before the log-in keeps what the browser showed last. */
export function setPreferencesOf(uid: string | undefined): void {
  const next = uid ?? 'nobody';
  if (next === person) return;
  person = next;
  publish(read());
}

export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...current, ...change };
  localStorage.setItem(keyOf(person), JSON.stringify(next));
  publish(next);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Whether the device is set to dark colours. */
const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
const subscribeDark = (listener: () => void): (() => void) => {
  dark?.addEventListener?.('change', listener);
  return () => dark?.removeEventListener?.('change', listener);
};
/** Whether the page is dark: chosen so, or as the device is. */
export function useIsDark(): boolean {
  const { theme } = usePreferences();
  const device = useSyncExternalStore(
    subscribeDark,
    () => dark?.matches ?? false,
    () => false,
  );
  return theme === 'dark' || (theme === 'system' && device);
}
export const usePreferences = (): Preferences =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => defaults,
  );
