import { describe, expect, it } from 'vitest';
import { timed } from './schedules.ts';

const refused = (fields: Parameters<typeof timed>[0]): unknown => {
  try {
    return timed(fields);
  } catch (error) {
    return (error as { rejection: unknown }).rejection;
  }
};

describe('notification frequency needs a weekday or a month day', () => {
  it.each([
    ['EVERY_WEEK', 'weekday', { weekday: null, month_day: 3 }],
    ['EVERY_MONTH', 'month_day', { weekday: 3, month_day: null }],
  ] as const)('%s without its day is refused at %s', (notification_frequency, field, days) => {
    expect(refused({ notification_frequency, ...days })).toMatchObject({
      code: 'notifications.frequency_needs_day',
      fields: { [field]: 'notifications.frequency_needs_day' },
    });
  });
  it.each([
    ['EVERY_DAY', { weekday: null, month_day: null }],
    ['EVERY_WEEK', { weekday: 3, month_day: null }],
    ['EVERY_MONTH', { weekday: null, month_day: 31 }],
  ] as const)('%s keeps its own day alone', (notification_frequency, kept) => {
    expect(timed({ notification_frequency, weekday: 3, month_day: 31 })).toEqual({ notification_frequency, ...kept });
  });
});
