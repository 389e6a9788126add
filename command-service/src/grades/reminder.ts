import type { ReminderEvent } from '@portal/event-schemas/grades/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';

/** Stream `grade_period_reminder-<period>`: whether teachers were told that it ends. A period that is moved is told of anew. */
export interface GradePeriodReminder {
  ends_on: string | null;
}
export const gradePeriodReminder: Aggregate<GradePeriodReminder, ReminderEvent> = {
  name: 'grade_period_reminder',
  initialState: () => ({ ends_on: null }),
  evolve: (_state, { data }) => ({ ends_on: data.ends_on }),
};

type Remind = ReminderEvent['data'];
export const RemindOfGradePeriod = defineCommand({
  type: 'RemindOfGradePeriod',
  aggregates: [gradePeriodReminder],
  ids: ({ period }: Remind) => [period],
  decide: (data: Remind, [{ ends_on }]) => [
    ends_on === data.ends_on || data.teachers.length === 0 ? [] : [{ type: 'GradePeriodEnding' as const, data }],
  ],
});
