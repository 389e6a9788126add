import type { Difference } from '@portal/event-schemas/audit/views.ts';

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** The same object or array with other objects inside of it; spreading keeps the shape, which is what makes it quick. */
function withInside(value: object, change: (inside: object) => unknown): unknown {
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
  for (const key in copy) if (isObject(copy[key])) copy[key] = change(copy[key]);
  return copy;
}

/** A folded state as JSON has it: maps become objects, sets lists. */
export function plain(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, entry]) => [String(key), plain(entry)]));
  if (value instanceof Set) return [...value].map(plain);
  return withInside(value, plain);
}

/** A state of its own, which may be folded on while the other one stays as it is. */
export function copyOf<T>(value: T): T;
export function copyOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (value instanceof Map) {
    const copy = new Map<unknown, unknown>();
    for (const [key, entry] of value) copy.set(key, copyOf(entry));
    return copy;
  }
  if (value instanceof Set) return new Set(value);
  return withInside(value, copyOf);
}

/** Where two plain states differ, deepest first that can be named: `credits`, `courses.<uid>`, `courses.<uid>.audit`. An absent side is null. */
export function differencesOf(then: unknown, now: unknown, path = ''): Difference[] {
  if (Object.is(then, now)) return [];
  if (!isObject(then) || !isObject(now) || Array.isArray(then) !== Array.isArray(now))
    return [{ path, then: then ?? null, now: now ?? null }];
  const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return keys.flatMap(key => differencesOf(then[key], now[key], path ? `${path}.${key}` : key));
}
