import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { GuardedCall } from './access.ts';
import type { AnyCall } from './types.ts';

const segments = (call: string): string[] => call.replace(/\/$/, '').split('/');
const isName = (segment: string): boolean => segment.startsWith('{');

/** Could one address belong to both? Only where each names something in another place than the other. */
function clash(one: string, other: string): boolean {
  const [first, second] = [segments(one.slice(one.indexOf(' '))), segments(other.slice(other.indexOf(' ')))];
  if (first.length !== second.length) return false;
  const pairs = first.map((segment, index) => [segment, second[index]!] as const);
  return (
    pairs.every(([a, b]) => a === b || isName(a) || isName(b)) &&
    pairs.some(([a, b]) => isName(a) && !isName(b)) &&
    pairs.some(([a, b]) => !isName(a) && isName(b))
  );
}
const isSame = (one: string, other: string): boolean =>
  one.replace(/\{\w+\}/g, '{}').replace(/\/$/, '') === other.replace(/\{\w+\}/g, '{}').replace(/\/$/, '');

/**
 * `GET <list>/{id}/`, where one row of a list is read; null for what is no list, where another call is declared there, and where the address could be taken
 * for another call's: `filter={"id":["…"]}` finds the row there.
 */
export function rowPathOf({ call, kind }: AnyCall, calls: readonly GuardedCall[]): Call | null {
  if (kind !== 'list') return null;
  const one = `${call.replace(/\/$/, '')}/{id}/` as Call;
  return calls.some(({ call: { call: other } }) => isSame(one, other) || clash(one, other)) ? null : one;
}
