import { z } from 'zod';

/** Limits that no real term comes near; they keep a hostile file from filling the memory or the portal. */
export const limits = {
  bytes: 64 * 1024 * 1024,
  attribute: 400,
  seats: 10_000,
  penalty: 1_000_000,
  perKind: 200_000,
} as const;

const missing = { error: 'is missing' };
const id = z.string(missing).regex(/^[A-Za-z0-9_.-]{1,20}$/, 'must be 1 to 20 letters, digits, "_", "." or "-"');
const count = (least: number, most: number) =>
  z
    .string(missing)
    .regex(/^-?\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine(value => value >= least && value <= most, `must be from ${least} to ${most}`);
const bits = z
  .string(missing)
  .regex(/^[01]+$/, 'must be a string of 0 and 1')
  .regex(/1/, 'has no 1 in it');
const slots = z.object({ days: bits, weeks: bits, start: count(0, 1439), length: count(1, 1440) });
const penalty = count(0, limits.penalty).default(0);
const nothing = z.object({});

/** Every element that the format has, by its path, with its attributes. Whatever is not here is refused. */
export const grammar = {
  problem: z.object({
    name: z.string(missing).regex(/^[A-Za-z0-9_.-]{1,30}$/, 'must be 1 to 30 letters, digits, "_", "." or "-"'),
    nrDays: count(1, 7),
    nrWeeks: count(1, 60),
    slotsPerDay: count(1, 1440).refine(value => 1440 % value === 0, 'must divide the 1440 minutes of a day'),
  }),
  'problem/optimization': z.object({ time: count(0, 1_000).default(1), room: count(0, 1_000).default(1) }),
  'problem/rooms': nothing,
  'problem/rooms/room': z.object({ id, capacity: count(0, limits.seats) }),
  'problem/rooms/room/travel': z.object({ room: id, value: count(0, 1440) }),
  'problem/rooms/room/unavailable': slots,
  'problem/courses': nothing,
  'problem/courses/course': z.object({ id }),
  'problem/courses/course/config': z.object({ id }),
  'problem/courses/course/config/subpart': z.object({ id }),
  'problem/courses/course/config/subpart/class': z.object({
    id,
    limit: count(0, limits.seats),
    parent: id.nullable().default(null),
  }),
  'problem/courses/course/config/subpart/class/room': z.object({ id, penalty }),
  'problem/courses/course/config/subpart/class/time': slots.extend({ penalty }),
  'problem/distributions': nothing,
  'problem/distributions/distribution': nothing,
  'problem/distributions/distribution/class': z.object({ id }),
  'problem/students': nothing,
  'problem/students/student': z.object({ id }),
  'problem/students/student/course': z.object({ id }),
} as const;

export type Path = keyof typeof grammar;
export type Attributes<P extends Path> = z.infer<(typeof grammar)[P]>;
export const isPath = (path: string): path is Path => Object.hasOwn(grammar, path);

/** Parts that a term has once. */
export const single: readonly Path[] = [
  'problem/optimization',
  'problem/rooms',
  'problem/courses',
  'problem/distributions',
  'problem/students',
];
