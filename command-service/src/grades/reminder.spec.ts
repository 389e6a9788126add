import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { given } from '@portal/platform/testing/given.ts';
import { expect, it } from 'vitest';
import { RemindOfGradePeriod } from './reminder.ts';

const data = {
  period: uidOf('period'),
  study_period: uidOf('term'),
  ends_on: '2027-01-10',
  teachers: [uidOf('teacher')],
};
const told = { type: 'GradePeriodEnding', data };

it('teachers are reminded of the end of a grade period once, and anew where it was moved', () => {
  expect(given().when(RemindOfGradePeriod, data)).toEqual([[told]]);
  expect(given([told]).when(RemindOfGradePeriod, data)).toEqual([[]]);
  expect(given([told]).when(RemindOfGradePeriod, { ...data, ends_on: '2027-01-12' })).toMatchObject([
    [{ type: told.type }],
  ]);
  expect(given().when(RemindOfGradePeriod, { ...data, teachers: [] })).toEqual([[]]);
});
