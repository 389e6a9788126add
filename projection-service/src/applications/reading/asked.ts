import type { ListCall } from '@portal/platform/http/types.ts';

export const isSet = (value: unknown): boolean | undefined =>
  value === undefined ? undefined : value === true || value === 'true' || value === '1';
export const valuesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(',');

/** Which of a reviewer's applications: named personally and not by a role, as this alone, waiting at these waypoints. */
export interface Which {
  personally: boolean;
  as: string | undefined;
  waypoints: string[] | undefined;
}
export const whichOf = ({ mine, as, waypoint }: Record<string, unknown>): Which => ({
  personally: isSet(mine) ?? false,
  as: as as string | undefined,
  waypoints: waypoint === undefined ? undefined : valuesOf(waypoint),
});
/** What a list is asked to count. */
export type Counting = Parameters<NonNullable<ListCall['count']>>[1];
