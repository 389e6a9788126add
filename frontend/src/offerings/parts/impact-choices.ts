import type { StudentChoice } from '@portal/event-schemas/offerings/requests.ts';
import type { Impact, TouchedStudent } from '@portal/event-schemas/offerings/views.ts';

/** By student: `keep`, `release`, or `move:<number of the alternative>`; empty while nothing is chosen. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * What is proposed: who came first stays where there is a seat, the others move to the nearest lessons that still have one; who is only touched
 * stays, and with `moveAll` moves, too, if there is room.
 */
export function proposalsFor({ students, over, free }: Impact, moveAll = false): Record<string, string> {
  const seats = new Map(over.map(({ lesson, capacity }) => [lesson, capacity]));
  const left = new Map(free.map(one => [one.lesson, one.seats]));
  const takeFrom = (from: Map<string, number>, lessons: readonly string[]): boolean => {
    if (lessons.some(uid => (from.get(uid) ?? 0) <= 0)) return false;
    for (const uid of lessons) from.set(uid, from.get(uid)! - 1);
    return true;
  };
  const moved = ({ alternatives, lessons }: TouchedStudent): string => {
    const at = alternatives.findIndex(one =>
      takeFrom(
        left,
        one.filter(uid => !lessons.includes(uid)),
      ),
    );
    return at < 0 ? '' : `move:${at}`;
  };
  const propose = (student: TouchedStudent): string => {
    const stays =
      !student.effects.includes('lesson_removed') &&
      !(moveAll && student.alternatives.length > 0) &&
      takeFrom(
        seats,
        student.lessons.filter(uid => seats.has(uid)),
      );
    if (stays) return 'keep';
    const loses = student.effects.includes('lesson_removed') || student.effects.includes('over_capacity');
    return moved(student) || (loses ? '' : 'keep');
  };
  return Object.fromEntries(students.map(student => [student.uid, propose(student)]));
}

/** The choices as they stand: one's own, and for the others what is proposed; a choice that the student no longer has is asked for anew. */
export function choicesFor(impact: Impact, own: Chosen): Record<string, string> {
  const proposals = proposalsFor(impact);
  return Object.fromEntries(
    impact.students.map(student => {
      const before = own[student.uid];
      const possible =
        before !== undefined &&
        before !== '' &&
        (!before.startsWith('move:') || student.alternatives[Number(before.slice(5))] !== undefined) &&
        (before !== 'keep' || !student.effects.includes('lesson_removed'));
      return [student.uid, possible ? before : proposals[student.uid]!];
    }),
  );
}

/** As the server is told them. */
export const asSent = (impact: Impact, chosen: Chosen): StudentChoice[] =>
  impact.students.map(({ uid, alternatives }) => {
    const choice = chosen[uid]!;
    if (choice.startsWith('move:'))
      return { student: uid, choice: 'move', lessons: alternatives[Number(choice.slice(5))]! };
    return { student: uid, choice: choice as 'keep' | 'release' };
  });
