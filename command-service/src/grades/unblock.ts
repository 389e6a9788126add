import type { GradeUnblockEvent } from '@portal/event-schemas/grades/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import { defineFact } from '@portal/platform/facts/types.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

/** Stream `grade_unblock-<uid>`: sheets that are open to their teachers beyond their period. `until`: the first moment after it. */
export type GradeUnblock =
  | { status: 'none' }
  | ({ status: 'made' | 'ended' } & Extract<GradeUnblockEvent, { type: 'UnblockChanged' }>['data']);

export const gradeUnblock: Aggregate<GradeUnblock, GradeUnblockEvent> = {
  name: 'grade_unblock',
  initialState: () => ({ status: 'none' }),
  evolve: (state, { type, data }): GradeUnblock => {
    if (type === 'FinalGradesUnblocked') {
      const { reason: _reason, ...made } = data;
      return { status: 'made', ...made };
    }
    if (state.status === 'none') return state;
    return type === 'UnblockChanged' ? { ...state, ...data, status: 'made' } : { ...state, status: 'ended' };
  },
};

/** `rows`: those of the sheet that it opens; null: all. */
export interface Opening {
  uid: string;
  until: string;
  rows: readonly string[] | null;
}
export const everySheet = 'common';
type Scope = Extract<GradeUnblockEvent, { type: 'UnblockChanged' }>['data'];
const openings =
  (change: (data: Scope) => Opening | null) =>
  ({ data }: RecordedEvent<any>) =>
    (data.common ? [everySheet] : (data.sheets as string[])).map(key => ({
      key,
      change: (known: readonly Opening[] | null) => {
        const others = (known ?? []).filter(({ uid }) => uid !== data.uid);
        const opening = change(data);
        const of = opening && { ...opening, rows: opening.rows?.filter(row => row.startsWith(`${key}.`)) ?? null };
        return of ? [...others, of] : others;
      },
    }));
const opened = openings(({ uid, until, rows }) => ({ uid, until, rows: rows.length > 0 ? rows : null }));
/** By sheet, and of those that open all. */
export const openingsFact = defineFact<readonly Opening[]>({
  name: 'grades.openings',
  fold: { FinalGradesUnblocked: opened, UnblockChanged: opened, UnblockEnded: openings(() => null) },
});
