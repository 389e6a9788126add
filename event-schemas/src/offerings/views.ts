import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { accessStatus, flux, lesson, loadType, uid } from '../registration/values.ts';
import { personReference, reference, studyPeriodView } from '../registration/views.ts';
import { reportedError } from '../registration/requests.ts';
import { adviceKinds, clashKinds, effects, offeringStates } from './codes.ts';

const iso = z.iso.datetime();
const count = z.int();
export const offeringState = z.enum(offeringStates);

/** A row of GET /offerings/. `without_teacher`, `without_time`, `without_room`: of its lessons. */
export const plannedCourse = z.object({
  uid,
  state: offeringState,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: uid,
  study_period_name: localized.nullable(),
  discipline: uid,
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  teacher: uid.nullable(),
  teacher_name: z.string().nullable(),
  fluxes: count,
  lessons: count,
  without_teacher: count,
  without_time: count,
  without_room: count,
  capacity: count,
  taken: count,
  waiting: count,
  changed_at: iso,
});
export type PlannedCourse = z.infer<typeof plannedCourse>;

/** Seats of a lesson as they are used, and its access; of a draft all zero and null. */
const lessonUse = z.object({ taken: count, held: count, offered: count, waiting: count, access: accessStatus });
export const plannedLesson = lesson.extend({
  ...lessonUse.shape,
  teacher_name: z.string().nullable(),
  room_code: z.string().nullable(),
  room_capacity: count.nullable(),
});
export type PlannedLesson = z.infer<typeof plannedLesson>;
/** GET /offerings/{uid}/: what the editor shows; GET /offerings/term_plan/: those of a department. `stream`: where its history stands. */
export const plannedCourseView = z.object({
  uid,
  state: offeringState,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: studyPeriodView.nullable(),
  discipline: reference.nullable(),
  cathedra: reference.nullable(),
  teacher: personReference.nullable(),
  fluxes: z.array(flux.extend({ lessons: z.array(plannedLesson) })),
  stream: z.string(),
  changed_at: iso,
});
export type PlannedCourseView = z.infer<typeof plannedCourseView>;

/** A lesson as clashes, weeks and changes name it. `day`: 0 = Monday; `start`, `end`: minutes from midnight; `weeks`: those that are meant. */
export const namedLesson = z.object({
  offering: uid,
  draft: z.boolean(),
  code: z.string(),
  name: localized,
  flux: uid,
  flux_number: count,
  lesson: uid,
  load_type: loadType,
  section: z.string(),
  subgroup: z.string(),
  teacher: personReference.nullable(),
  room: z.object({ uid, code: z.string() }).nullable(),
});
export type NamedLesson = z.infer<typeof namedLesson>;
const at = { day: z.int(), start: z.int(), end: z.int(), weeks: z.string() };
/**
 * Two lessons that meet at the same time. `about`: the teacher, room, group or study plan; `other`: the lesson that is there, null where it is one of
 * the proposed ones (`other_lesson`). A cohort is a warning, the others should not be.
 */
export const clash = z.object({
  lesson: uid,
  kind: z.enum(clashKinds),
  warning: z.boolean(),
  about: z.object({ uid, name: z.string() }),
  ...at,
  other_lesson: uid,
  other: namedLesson.nullable(),
});
export type Clash = z.infer<typeof clash>;
/** What else is odd about a lesson. `room_too_small`: `seats` of the lesson, `capacity` of the room; the department is the teacher's. */
export const advice = z.object({
  lesson: uid,
  kind: z.enum(adviceKinds),
  name: z.string(),
  seats: count.nullable(),
  capacity: count.nullable(),
  cathedra_name: localized.nullable(),
});
/** POST /offerings/check/ */
export const checkAnswer = z.object({ clashes: z.array(clash), advice: z.array(advice) });
export type CheckAnswer = z.infer<typeof checkAnswer>;

export const freeRoom = z.object({ uid, code: z.string(), building: z.string(), capacity: count });
/** POST /offerings/free_rooms/: the smallest first that are large enough. */
export const freeRooms = z.array(freeRoom);
/** POST /offerings/free_times/: by day and start. `rooms`: how many rooms large enough are free then, where no room was asked for. */
export const freeTimes = z.array(z.object({ day: z.int(), start: z.int(), end: z.int(), rooms: count }));
/** GET /offerings/week/: one entry for each day of a meeting. */
export const week = z.array(namedLesson.extend({ ...at, state: offeringState }));
export type WeekEntry = z.infer<typeof week>[number];

/**
 * A student whom a change touches. `lessons`: what they sit in now; `alternatives`: whole choices with free seats in all lessons and no clash, the
 * nearest first.
 */
export const touchedStudent = personReference.extend({
  code: z.string(),
  student_group: z.string().nullable(),
  effects: z.array(z.enum(effects)),
  lessons: z.array(uid),
  clashes: z.array(z.object({ lesson: uid, day: z.int(), start: z.int(), end: z.int(), other: namedLesson })),
  alternatives: z.array(z.array(uid)),
});
export type TouchedStudent = z.infer<typeof touchedStudent>;
/**
 * POST /offerings/{uid}/impact/. `over`: lessons with fewer seats than are taken; `rooms`: rooms with fewer places than students in the lesson; `free`:
 * seats left in each lesson of the plan; `students`: who took their seat first at the head.
 */
export const impact = z.object({
  touched: count,
  clash: count,
  lose_seat: count,
  exceed_room: count,
  over: z.array(z.object({ lesson: uid, capacity: count, taken: count })),
  rooms: z.array(z.object({ lesson: uid, room: z.string(), capacity: count, taken: count })),
  free: z.array(z.object({ lesson: uid, seats: count })),
  students: z.array(touchedStudent),
});
export type Impact = z.infer<typeof impact>;

/** Answer of POST and PUT. `uids`: what the caller's own names of new fluxes and lessons became. */
export const planAnswer = z.object({ uid, uids: z.record(z.string(), uid) });
/** Answer of POST /offerings/open/ and /offerings/discard/. */
export const manyReport = z.object({
  done: count,
  refused: count,
  results: z.array(z.object({ uid, ok: z.boolean(), error: reportedError.nullable() })),
});
