import type { FaultCode } from './texts.ts';

/** What does not fit in a definition: the place as a dotted path (`route.steps.0.waypoints.1.acts`), and why. */
export interface Fault {
  path: string;
  code: FaultCode;
  params: Record<string, unknown>;
}
export const fault = (path: string, code: FaultCode, params: Record<string, unknown> = {}): Fault => ({
  path,
  code,
  params,
});

/** Values that stand more than once, with the places after the first. */
export function repeated(values: readonly string[]): { value: string; index: number }[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [{ value, index }];
    seen.add(value);
    return [];
  });
}
