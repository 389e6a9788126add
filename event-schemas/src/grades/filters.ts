import type { Call } from '../kernel/access.ts';
import type { Audience } from '../kernel/roles.ts';

/** Lists of what sheets can be narrowed by, over all that one sees or within one sheet. */
export const sheetFilters = [
  'teacher_filter',
  'co_teachers',
  'cathedra',
  'study_year',
  'semester',
  'mark_filter',
] as const;
export type SheetFilter = (typeof sheetFilters)[number];
type FilterCall = `GET /journals/final_grades/${SheetFilter}/` | `GET /journals/final_grades/${SheetFilter}/{uid}/`;

export const filterCalls = <A extends Audience>(audience: A): Record<FilterCall, A> =>
  Object.fromEntries(
    sheetFilters.flatMap((filter): [Call, A][] => [
      [`GET /journals/final_grades/${filter}/`, audience],
      [`GET /journals/final_grades/${filter}/{uid}/`, audience],
    ]),
  ) as Record<FilterCall, A>;
