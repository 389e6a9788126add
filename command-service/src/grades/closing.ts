import type { ClosingEvent } from '@portal/event-schemas/grades/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';

/** Stream `sheets_closing-<study period>`: for which last day it was said that the sheets of the term have closed. A day that is moved is told of anew. */
export interface SheetsClosing {
  ends_on: string | null;
}
export const sheetsClosing: Aggregate<SheetsClosing, ClosingEvent> = {
  name: 'sheets_closing',
  initialState: () => ({ ends_on: null }),
  evolve: (_state, { data }) => ({ ends_on: data.ends_on }),
};

type Close = ClosingEvent['data'];
export const CloseGradeSheets = defineCommand({
  type: 'CloseGradeSheets',
  aggregates: [sheetsClosing],
  ids: ({ study_period }: Close) => [study_period],
  decide: (data: Close, [{ ends_on }]) => [
    ends_on === data.ends_on ? [] : [{ type: 'GradeSheetsClosed' as const, data }],
  ],
});
