import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { evolveSheet, noSheet, type GradeSheet, type OpenedSheet } from '@portal/event-schemas/grades/sheet.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

export type { GradeSheet, OpenedSheet };

/** Stream `final_grades-<offering>.<flux>`. */
export const gradeSheet: Aggregate<GradeSheet, FinalGradesEvent> = {
  name: 'final_grades',
  initialState: () => noSheet,
  evolve: evolveSheet,
};
