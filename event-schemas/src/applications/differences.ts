import type { Localized } from '../kernel/localized.ts';
import type { TypeDefinition } from './definition.ts';

/** What differs between two definitions of a type, thing by thing. `parts`: names of what changed in it. */
export interface Difference {
  what: 'general' | 'field' | 'step' | 'waypoint';
  how: 'added' | 'removed' | 'changed' | 'moved';
  name: Localized | null;
  parts: readonly string[];
}
/** The same value; the order of an object's keys means nothing (a database gives them back in its own). */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every(key => same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
const changedParts = (before: object, after: object, without: readonly string[] = []): string[] =>
  Object.keys({ ...before, ...after }).filter(
    part => !without.includes(part) && !same(before[part as keyof object], after[part as keyof object]),
  );

interface Named {
  name: Localized;
}
/** Things of one kind, found again by `key`; what only stands at another place has moved. */
function compare<T extends Named>(
  what: Difference['what'],
  before: readonly T[],
  after: readonly T[],
  key: (one: T) => string,
  without: readonly string[] = [],
): Difference[] {
  const old = new Map(before.map(one => [key(one), one]));
  const now = new Map(after.map(one => [key(one), one]));
  const kept = (list: readonly T[]): string[] => list.map(key).filter(one => old.has(one) && now.has(one));
  const order = kept(before);
  const changed = kept(after).flatMap((one, place): Difference[] => {
    const parts = changedParts(old.get(one)!, now.get(one)!, without);
    const { name } = now.get(one)!;
    if (parts.length > 0) return [{ what, how: 'changed', name, parts }];
    return order[place] === one ? [] : [{ what, how: 'moved', name, parts: [] }];
  });
  return [
    ...after
      .filter(one => !old.has(key(one)))
      .map((one): Difference => ({ what, how: 'added', name: one.name, parts: [] })),
    ...before
      .filter(one => !now.has(key(one)))
      .map((one): Difference => ({ what, how: 'removed', name: one.name, parts: [] })),
    ...changed,
  ];
}

export function differencesOf(before: TypeDefinition, after: TypeDefinition): Difference[] {
  const general = changedParts(
    { ...before, after_return: before.route.after_return },
    { ...after, after_return: after.route.after_return },
    ['properties', 'route'],
  );
  const waypoints = (definition: TypeDefinition) =>
    definition.route.steps.flatMap(step => step.waypoints.map(waypoint => ({ ...waypoint, step: step.code })));
  return [
    ...(general.length > 0 ? [{ what: 'general', how: 'changed', name: null, parts: general } as const] : []),
    ...compare('field', before.properties, after.properties, field => field.uid),
    ...compare('step', before.route.steps, after.route.steps, step => step.code, ['waypoints']),
    ...compare('waypoint', waypoints(before), waypoints(after), waypoint => waypoint.code),
  ];
}
