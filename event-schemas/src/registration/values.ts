import { z } from 'zod';
import { languageTag, mark, ordinal, seatCount } from '../kernel/bounds.ts';
import { localizedName } from '../kernel/localized.ts';
import {
  accessLevels,
  accessStatuses,
  cardStatuses,
  loadTypes,
  registrationKinds,
  requestReasons,
  requestStatuses,
  waivableRules,
} from './codes.ts';

/** Values that events, commands and views of registration share. */
export const uid = z.uuid();

/** Status of a study card (portal.md §4). */
export const cardStatus = z.enum(cardStatuses);
export type CardStatus = z.infer<typeof cardStatus>;

/** Load types: lecture, practice, laboratory, and the two kinds of self-study (with and without a teacher). */
export const loadType = z.enum(loadTypes);
export type LoadType = z.infer<typeof loadType>;

/**
 * One weekly meeting. `days`: seven characters, Monday first, '1' = meets. `weeks`: one character a study week.
 * `start`, `length`: minutes, start from midnight in the university's time zone.
 */
export const meeting = z.object({
  days: z.string().regex(/^[01]{7}$/),
  weeks: z
    .string()
    .max(60)
    .regex(/^[01]+$/),
  start: z.int().min(0).max(1439),
  length: z.int().min(1).max(1440),
});
export type Meeting = z.infer<typeof meeting>;

/**
 * One class that a student can sit in. `capacity` is its seats; `parent`: a lesson that must be taken with it. `groups`: student groups that it is
 * meant for, as far as the office says so.
 */
export const lesson = z.object({
  uid,
  load_type: loadType,
  section: mark,
  subgroup: mark,
  teacher: uid.nullable(),
  language: languageTag,
  room: uid.nullable(),
  meetings: z.array(meeting).max(50),
  capacity: seatCount,
  parent: uid.nullable(),
  groups: z.array(uid).max(50).optional(),
});
export type Lesson = z.infer<typeof lesson>;

/** Lessons of a flux, fluxes of an offering. */
const lessonsMax = 1000;
export const fluxesMax = 200;
/** A stream of an offering: from it one lesson of each load type is taken. */
export const flux = z.object({
  uid,
  number: ordinal,
  number_of_times_per_week: z.int().min(0).max(100),
  lessons: z.array(lesson).min(1).max(lessonsMax),
});
export type Flux = z.infer<typeof flux>;

/** Lessons of one flux: one of each load type, and those that belong together. */
export const lessons = z.array(uid).max(12);

/** Access to a course, flux or lesson as set by the office; parents may also be `partially_…` (derived, never stored). */
export const accessStatus = z.enum(accessStatuses).nullable();
/** What an access is set for; a course and a flux stand for all lessons below them. */
export const accessLevel = z.enum(accessLevels);

/** Kinds of registration period. */
export const registrationKind = z.enum(registrationKinds);
export type RegistrationKind = z.infer<typeof registrationKind>;

/** What a student asks a teacher to let pass: a prerequisite that is not studied, a lesson that is full. */
export const requestReason = z.enum(requestReasons);
export type RequestReason = z.infer<typeof requestReason>;
/** A request to a teacher (portal.md §4: approved, rejected), with the states before and beside these. */
export const requestStatus = z.enum(requestStatuses);
export type RequestStatus = z.infer<typeof requestStatus>;

/** Who put a course on a card. */
export const addedBy = z.enum(['student', 'advisor', 'registrar']);

/**
 * Rules that the office may waive for one student and one course: access of the lessons, level, program, what must be
 * studied before or beside it, numbers, seats.
 */
export const waivableRule = z.enum(waivableRules);
export type WaivableRule = z.infer<typeof waivableRule>;

export const names = localizedName;
