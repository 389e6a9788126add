import { describe, expect, it } from 'vitest';
import { remindersOf } from './periods.ts';

const reminders = (start_date: string, end_date: string) =>
  remindersOf({ start_date, end_date }, 'Asia/Bishkek').map(
    ({ kind, due, until }) => `${kind} ${due.toISOString().slice(0, 16)} until ${until.toISOString().slice(0, 16)}`,
  );

describe('reminders of a registration period come at nine in the morning', () => {
  it('the day before it opens, three days before its last day, and on the last day', () => {
    expect(reminders('2026-09-01T03:00:00.000Z', '2026-09-15T12:00:00.000Z')).toEqual([
      'period_opens 2026-08-31T03:00 until 2026-09-01T03:00',
      'period_ends 2026-09-12T03:00 until 2026-09-15T03:00',
      'period_last_day 2026-09-15T03:00 until 2026-09-15T12:00',
    ]);
  });
  it('the last day of a period that ends at midnight or early in the morning is the day before', () => {
    expect(reminders('2026-09-01T03:00:00.000Z', '2026-09-14T18:00:00.000Z')[2]).toContain('2026-09-14T03:00');
    expect(reminders('2026-09-01T03:00:00.000Z', '2026-09-15T02:00:00.000Z')[2]).toContain('2026-09-14T03:00');
  });
  it('a period shorter than that is reminded of when it has begun, or only of its opening', () => {
    expect(reminders('2026-09-01T06:00:00.000Z', '2026-09-03T06:00:00.000Z').map(text => text.split(' ')[0])).toEqual([
      'period_opens',
      'period_last_day',
    ]);
    expect(reminders('2026-09-01T06:00:00.000Z', '2026-09-01T09:00:00.000Z').map(text => text.split(' ')[0])).toEqual([
      'period_opens',
    ]);
  });
});
