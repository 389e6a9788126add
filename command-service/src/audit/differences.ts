import type { Difference } from '@portal/event-schemas/audit/views.ts';

/** A folded state as JSON has it: maps become objects, sets lists. */
export function plain(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, entry]) => [String(key), plain(entry)]));
  if (value instanceof Set) return [...value].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

/** A state of its own, which may be folded on while the other one stays as it is. */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, copyOf(entry)]));
  if (value instanceof Set) return new Set(value);
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)]));
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** Where two plain states differ, deepest first that can be named: `credits`, `courses.<uid>`, `courses.<uid>.audit`. An absent side is null. */
export function differencesOf(then: unknown, now: unknown, path = ''): Difference[] {
  if (Object.is(then, now)) return [];
  if (!isObject(then) || !isObject(now) || Array.isArray(then) !== Array.isArray(now)) return [{ path, then: then ?? null, now: now ?? null }];
  const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return keys.flatMap(key => differencesOf(then[key], now[key], path ? `${path}.${key}` : key));
}
