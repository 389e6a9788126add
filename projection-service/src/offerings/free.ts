import type { freeRoomsBody, freeTimesBody } from '@portal/event-schemas/offerings/requests.ts';
import type { freeRooms, freeTimes } from '@portal/event-schemas/offerings/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { grouped, sharedWeeks, slotsOf, type Slot } from './meetings.ts';

type FreeRoom = z.infer<typeof freeRooms>[number];
const largeEnough = `
  SELECT uid, code, building, capacity FROM curriculum.rooms_public
  WHERE capacity >= $1 AND NOT coalesce(is_closed, false) ORDER BY capacity, code`;

/** Rooms that are open and that nobody uses at any of these times, the smallest first that are large enough. */
export async function roomsFreeAt(
  db: Sql,
  { study_period, meetings, capacity, lesson }: z.infer<typeof freeRoomsBody>,
): Promise<FreeRoom[]> {
  const slots = slotsOf(meetings);
  const { rows: rooms } = await db.query<FreeRoom>(largeEnough, [capacity]);
  if (slots.length === 0) return rooms;
  const { rows: used } = await db.query<Slot & { room: string }>(
    `SELECT room, day, starts, ends, weeks FROM registration.planned_meetings
     WHERE study_period = $1 AND day = ANY($2) AND starts < $3 AND ends > $4 AND room IS NOT NULL AND lesson IS DISTINCT FROM $5`,
    [
      study_period,
      [...new Set(slots.map(({ day }) => day))],
      Math.max(...slots.map(({ ends }) => ends)),
      Math.min(...slots.map(({ starts }) => starts)),
      lesson,
    ],
  );
  const taken = new Set(
    used.filter(one => slots.some(slot => sharedWeeks(slot, one) !== null)).map(({ room }) => room),
  );
  return rooms.filter(({ uid }) => !taken.has(uid));
}

/** Hours at which a lesson may begin where the term has no lessons yet, in minutes. */
const firstStart = 8 * 60;
const lastEnd = 22 * 60;
/** Monday to Saturday. */
const days = [0, 1, 2, 3, 4, 5];

/** Times at which nobody and nothing asked for is used, at the starts that the term's lessons have and at full hours; with how many rooms are free. */
export async function timesFreeFor(
  db: Sql,
  { study_period, length, weeks, teacher, room, groups, capacity, lesson }: z.infer<typeof freeTimesBody>,
): Promise<z.infer<typeof freeTimes>> {
  const { rows: used } = await db.query<Slot & { room: string | null; wanted: boolean }>(
    `SELECT room, day, starts, ends, weeks, coalesce(teacher = $2, false) OR coalesce(room = $3, false) OR groups && $4::text[] AS wanted
     FROM registration.planned_meetings WHERE study_period = $1 AND lesson IS DISTINCT FROM $5`,
    [study_period, teacher, room, groups, lesson],
  );
  const rooms = (await db.query<FreeRoom>(largeEnough, [capacity])).rows.map(({ uid }) => uid);
  const hours = Array.from({ length: (lastEnd - firstStart) / 60 }, (_, hour) => firstStart + hour * 60);
  const starts = [...new Set([...hours, ...used.map(one => one.starts)])].sort((a, b) => a - b);
  const byDay = grouped(used, ({ day }) => day);
  return days.flatMap(day =>
    starts.flatMap(start => {
      const slot = { day, starts: start, ends: start + length, weeks };
      if (slot.ends > lastEnd) return [];
      const then = (byDay.get(day) ?? []).filter(one => sharedWeeks(slot, one) !== null);
      if (then.some(({ wanted }) => wanted)) return [];
      const busy = new Set(then.map(one => one.room));
      return [{ day, start, end: slot.ends, rooms: room === null ? rooms.filter(uid => !busy.has(uid)).length : 1 }];
    }),
  );
}
