import type { PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import type { Flux, Lesson, Meeting } from '@portal/event-schemas/registration/values.ts';

/** What the editor holds of a course until it is saved. */
export interface Plan {
  teacher: string | null;
  credits: number;
  fluxes: readonly Flux[];
}

/** The plan without what is shown around it: seats in use, names. */
export function planOf({ teacher, credits, fluxes }: PlannedCourseView): Plan {
  return {
    teacher: teacher?.uid ?? null,
    credits,
    fluxes: fluxes.map(flux => ({ ...flux, lessons: flux.lessons.map(plannedAlone) })),
  };
}
const plannedAlone = (lesson: PlannedCourseView['fluxes'][number]['lessons'][number]): Lesson => ({
  uid: lesson.uid,
  load_type: lesson.load_type,
  section: lesson.section,
  subgroup: lesson.subgroup,
  teacher: lesson.teacher,
  language: lesson.language,
  room: lesson.room,
  meetings: lesson.meetings,
  capacity: lesson.capacity,
  parent: lesson.parent,
  groups: lesson.groups ?? [],
});

/** The page's own name of something new; `crypto.randomUUID` exists on secure origins only. */
export const newUid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The plan with other ids of what was new in it. */
export function renamed(plan: Plan, uids: Readonly<Record<string, string>>): Plan {
  const idOf = (uid: string): string => uids[uid] ?? uid;
  return {
    ...plan,
    fluxes: plan.fluxes.map(flux => ({
      ...flux,
      uid: idOf(flux.uid),
      lessons: flux.lessons.map(lesson => ({
        ...lesson,
        uid: idOf(lesson.uid),
        parent: lesson.parent === null ? null : idOf(lesson.parent),
      })),
    })),
  };
}

export const lessonsIn = ({ fluxes }: Pick<Plan, 'fluxes'>): Lesson[] => fluxes.flatMap(({ lessons }) => lessons);

/** A lesson like the one before it, of the next section and without what would clash: time and room. */
export function nextLesson(before: Lesson | undefined): Lesson {
  const number = Number(before?.section);
  return {
    load_type: 'lecture',
    subgroup: '',
    teacher: null,
    language: 'ru',
    capacity: 30,
    groups: [],
    ...before,
    uid: newUid(),
    section: before ? (Number.isInteger(number) && number > 0 ? String(number + 1) : before.section) : '1',
    parent: null,
    room: null,
    meetings: [],
  };
}
const withFluxes = (plan: Plan, fluxes: readonly Flux[]): Plan => ({ ...plan, fluxes });

export function addFlux(plan: Plan): Plan {
  const last = plan.fluxes.at(-1);
  const lesson = { ...nextLesson(last?.lessons[0]), section: '1' };
  return withFluxes(plan, [
    ...plan.fluxes,
    {
      uid: newUid(),
      number: Math.max(0, ...plan.fluxes.map(({ number }) => number)) + 1,
      number_of_times_per_week: last?.number_of_times_per_week ?? 1,
      lessons: [lesson],
    },
  ]);
}
export const addLesson = (plan: Plan, flux: string): Plan =>
  withFluxes(
    plan,
    plan.fluxes.map(one =>
      one.uid === flux ? { ...one, lessons: [...one.lessons, nextLesson(one.lessons.at(-1))] } : one,
    ),
  );
export const changeLesson = (plan: Plan, uid: string, change: Partial<Lesson>): Plan =>
  withFluxes(
    plan,
    plan.fluxes.map(flux => ({
      ...flux,
      lessons: flux.lessons.map(lesson => (lesson.uid === uid ? { ...lesson, ...change } : lesson)),
    })),
  );
/** Without a lesson; a stream that has none left goes too, and nothing is taken together with it any more. */
export const removeLesson = (plan: Plan, uid: string): Plan =>
  withFluxes(
    plan,
    plan.fluxes
      .map(flux => ({
        ...flux,
        lessons: flux.lessons
          .filter(lesson => lesson.uid !== uid)
          .map(lesson => (lesson.parent === uid ? { ...lesson, parent: null } : lesson)),
      }))
      .filter(({ lessons }) => lessons.length > 0),
  );

/** `0010000` for Wednesday. */
export const daysOf = (day: number): string => Array.from({ length: 7 }, (_, at) => (at === day ? '1' : '0')).join('');
export const everyWeek = (weeks: number): string => '1'.repeat(weeks);
/** Weeks 1, 3, 5, … or 2, 4, 6, … of a term. */
export const everySecondWeek = (weeks: number, first: 0 | 1): string =>
  Array.from({ length: weeks }, (_, week) => (week % 2 === first ? '1' : '0')).join('');

/** One day of one meeting of a lesson: what stands in the week as a block. */
export interface Slot {
  lesson: string;
  meeting: number;
  day: number;
}
/** Moves one day of a meeting; where the meeting is on several days, this one becomes a meeting of its own. */
export function moveMeeting(
  plan: Plan,
  { lesson: uid, meeting: index, day }: Slot,
  to: { day: number; start: number },
): Plan {
  const lesson = lessonsIn(plan).find(one => one.uid === uid);
  const meeting = lesson?.meetings[index];
  if (!lesson || !meeting) return plan;
  const others = [...meeting.days].map((on, at) => (at === day ? '0' : on)).join('');
  const moved: Meeting = { ...meeting, days: daysOf(to.day), start: to.start };
  const meetings = lesson.meetings.flatMap((one, at) =>
    at !== index ? [one] : others.includes('1') ? [{ ...one, days: others }, moved] : [moved],
  );
  return changeLesson(plan, uid, { meetings });
}

/** Where a day of a meeting stands once it is moved: of several days it has become the next meeting. */
export function slotAfter(plan: Plan, { lesson: uid, meeting, day }: Slot, to: number): Slot {
  const days = lessonsIn(plan).find(one => one.uid === uid)?.meetings[meeting]?.days ?? '';
  const alone = [...days].every((on, at) => on !== '1' || at === day);
  return { lesson: uid, meeting: alone ? meeting : meeting + 1, day: to };
}

/** Where a fault of the plan belongs: `<lesson>.<field>`, or the field of the course. `path`: as of zod and of the server's refusals. */
export function placeOfFault(plan: Plan, path: readonly (string | number)[]): string {
  const [top, flux, , lesson, field] = path;
  if (top !== 'fluxes' || flux === undefined) return String(top ?? '');
  const named = plan.fluxes[Number(flux)]?.lessons[Number(lesson)];
  return named ? `${named.uid}.${field ?? ''}` : `fluxes`;
}
