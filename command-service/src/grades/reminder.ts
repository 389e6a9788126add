import type { ReminderEvent } from '@portal/event-schemas/grades/events.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { lastDayTold } from './last-day-told.ts';

/** Stream `grade_period_reminder-<period>`: that teachers were told that it ends. */
export const gradePeriodReminder = lastDayTold<ReminderEvent>('grade_period_reminder');

type Remind = ReminderEvent['data'];
export const RemindOfGradePeriod = defineCommand({
  type: 'RemindOfGradePeriod',
  aggregates: [gradePeriodReminder],
  ids: ({ period }: Remind) => [period],
  decide: (data: Remind, [{ ends_on }]) => [
    ends_on === data.ends_on || data.teachers.length === 0 ? [] : [{ type: 'GradePeriodEnding' as const, data }],
  ],
});
