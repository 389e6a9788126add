import { z } from 'zod';
import { notificationTypes } from './codes.ts';
import { frequencies } from './frequencies.ts';

export const notificationType = z.enum(notificationTypes);
/** Page size of the list (portal.md §9). */
export const notificationPageSize = 10;

/** How often a scheduled mail goes out (portal.md §4): each day, on a weekday, or on a day of the month – the last where the month is shorter. */
export const frequency = z.enum(frequencies);
/** When a mail goes out. `weekday`: 1 is Monday. `time`: on the university's clock. */
export const timing = z.object({
  notification_frequency: frequency,
  weekday: z.int().min(1).max(7).nullable(),
  month_day: z.int().min(1).max(31).nullable(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
export type Timing = z.infer<typeof timing>;
export const defaultTime = '09:00';

/** A text in some of the languages; see texts-in-languages.ts. */
export const inSome = (max: number) =>
  z.object({
    ru: z.string().trim().max(max),
    kk: z.string().trim().max(max),
    en: z.string().trim().max(max),
    ky: z.string().trim().max(max),
  });
export const subjectMax = 200;
export const textMax = 5000;
export const mailSubject = inSome(subjectMax);
export const mailText = inSome(textMax);

/** The timing as a recurrence on the university's clock. */
export function recurrenceOf({ notification_frequency, weekday, month_day, time: at }: Timing) {
  if (notification_frequency === 'EVERY_WEEK') return { every: 'week', weekday: weekday ?? 1, at } as const;
  return notification_frequency === 'EVERY_MONTH'
    ? ({ every: 'month', month_day: month_day ?? 1, at } as const)
    : ({ every: 'day', at } as const);
}
