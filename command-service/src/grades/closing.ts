import type { ClosingEvent } from '@portal/event-schemas/grades/events.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { lastDayTold } from './last-day-told.ts';

/** Stream `sheets_closing-<study period>`: that the sheets of the term have closed. */
export const sheetsClosing = lastDayTold<ClosingEvent>('sheets_closing');

type Close = ClosingEvent['data'];
export const CloseGradeSheets = defineCommand({
  type: 'CloseGradeSheets',
  aggregates: [sheetsClosing],
  ids: ({ study_period }: Close) => [study_period],
  decide: (data: Close, [{ ends_on }]) => [
    ends_on === data.ends_on ? [] : [{ type: 'GradeSheetsClosed' as const, data }],
  ],
});
