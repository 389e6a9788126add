import { roomUid, type RoomKind, rooms } from './structure.ts';

/** The university's pairs of hours, six a day: minutes from midnight. */
const pairs = [510, 620, 730, 860, 970, 1080];
const studyDays = 6;
const slotCount = pairs.length * studyDays;

export interface Slot {
  number: number;
  days: string;
  start: number;
  length: number;
}
const slots: readonly Slot[] = Array.from({ length: slotCount }, (_, number) => {
  const day = number % studyDays;
  return {
    number,
    days: '0000000'.slice(0, day) + '1' + '0000000'.slice(day + 1),
    start: pairs[Math.floor(number / studyDays)]!,
    length: 100,
  };
});

/** What a class needs: its room, whom it keeps busy, who may teach it (the least busy first does). */
export interface Wish {
  kind: RoomKind;
  seats: number;
  groups: readonly string[];
  teachers: readonly string[];
}

/**
 * Places classes one after the other so that no room and no teacher is in two places at once, and no group either as long as its
 * week has room; students of a full week choose among the classes of a load type.
 */
export function makeTimetable() {
  const busy = new Map<string, Set<number>>();
  const taken = (who: string): Set<number> => busy.get(who) ?? busy.set(who, new Set()).get(who)!;
  let turn = 0;

  const tryPlace = (wish: Wish): { slot: Slot; room: string; teacher: string } | null => {
    const fitting = rooms.filter(room => room.kind === wish.kind && room.capacity >= wish.seats).toSorted((a, b) => a.capacity - b.capacity);
    const teachers = wish.teachers.toSorted((a, b) => taken(a).size - taken(b).size);
    for (let tries = 0; tries < slotCount; tries++) {
      const slot = slots[(turn + tries * 7) % slotCount]!;
      const room = fitting.find(one => !taken(one.code).has(slot.number));
      const teacher = teachers.find(one => !taken(one).has(slot.number));
      if (!room || !teacher || wish.groups.some(group => taken(group).has(slot.number))) continue;
      turn = slot.number + 1;
      for (const who of [room.code, teacher, ...wish.groups]) taken(who).add(slot.number);
      return { slot, room: roomUid(room.code), teacher };
    }
    return null;
  };
  return (wish: Wish): { slot: Slot; room: string; teacher: string } => {
    const placed = tryPlace(wish) ?? tryPlace({ ...wish, groups: [] });
    if (!placed) throw new Error(`the demo timetable has no place for a ${wish.kind} of ${wish.seats}`);
    return placed;
  };
}
