import { z } from 'zod';
import { moment } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';
import { boardOrders } from '../registration/codes.ts';
import { cardStatus, uid } from '../registration/values.ts';

/** The board of a registration day, live and replayed: the same view as of any second. */
const iso = z.iso.datetime();
const count = z.int();

/** GET /registration/board/?study_period=&at=&order=&show=&q=. Without `at`: now. */
export const boardQuery = z.object({
  study_period: uid.optional(),
  at: moment.optional(),
  order: z.enum(boardOrders).default('hot'),
  show: z.coerce.number().int().min(1).max(200).default(20),
  q: z.string().max(100).default(''),
});

/** Seats in students: who has, holds, is offered and waits for seats. `left`: of the capacity. */
const seats = { capacity: count, taken: count, held: count, offered: count, waiting: count, left: count };
/** `heat`: registrations, refusals and new places in the waiting list within the last five minutes. */
export const boardCourse = z.object({
  uid,
  code: z.string(),
  name: localized,
  ...seats,
  fill: z.number(),
  registered: count,
  refused: count,
  heat: count,
});
export type BoardCourse = z.infer<typeof boardCourse>;

/**
 * The board as of the end of the second `at`. `today`: since midnight of the university's day. `seconds`: the last sixty, the newest last;
 * `per_second`: the mean of the last ten; `peak`: the best second of the day so far.
 */
export const board = z.object({
  study_period: z.object({ uid, code: z.string(), name: localized }),
  at: iso,
  day: z.iso.date(),
  live: z.boolean(),
  seats: z.object({ ...seats, courses: count, full: count, fill: z.number() }),
  today: z.object({ registered: count, dropped: count, joined: count, refused: count, students: count }),
  rate: z.object({
    per_second: z.number(),
    peak: z.object({ at: iso, registered: count }).nullable(),
    seconds: z.array(z.object({ at: iso, registered: count, refused: count })),
  }),
  refusals: z.array(z.object({ code: z.string(), name: localized, count })),
  statuses: z.array(z.object({ status: cardStatus, count })),
  courses: z.array(boardCourse),
  courses_found: count,
});
export type Board = z.infer<typeof board>;

/** GET /registration/board/days/?study_period=: days on which anything happened, the newest first. `first`, `last`: the day's first and last second. */
export const boardDays = z.object({
  study_period: z.object({ uid, code: z.string(), name: localized }).nullable(),
  results: z.array(
    z.object({
      day: z.iso.date(),
      first: iso,
      last: iso,
      registered: count,
      dropped: count,
      refused: count,
      joined: count,
    }),
  ),
});
export type BoardDays = z.infer<typeof boardDays>;

/** GET /registration/board/curve/?study_period=&day=: what happened in each minute of a day; minutes in which nothing did are left out. */
export const boardCurve = z.object({
  study_period: uid,
  day: z.iso.date(),
  start: iso,
  end: iso,
  minutes: z.array(
    z.object({
      at: iso,
      registered: count,
      dropped: count,
      refused: count,
      joined: count,
      taken: count,
      waiting: count,
    }),
  ),
});
export type BoardCurve = z.infer<typeof boardCurve>;
