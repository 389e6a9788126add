import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { component, cycle } from '../curriculum/values.ts';
import { cardStatus, loadType, uid } from './values.ts';
import { courseStatusCode } from '../access/views.ts';
import { accessRollup, fluxView, personReference, reference, seats, studyPeriodView } from './views.ts';

/** What the office sees of courses and students: rows are flat so that lists sort, filter and export them. */
const iso = z.iso.datetime();

/** A row of GET /registration/offerings/. `fill` is (taken + held + offered) / capacity in percent, 0–100. */
export const offeringRow = z.object({
  uid,
  study_period: uid,
  study_period_name: localized.nullable(),
  code: z.string(),
  name: localized,
  credits: z.number(),
  discipline: uid,
  cycle: cycle.nullable(),
  component: component.nullable(),
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  capacity: z.int(),
  taken: z.int(),
  held: z.int(),
  left: z.int(),
  waiting: z.int(),
  fill: z.number(),
  fluxes: z.int(),
  status: courseStatusCode,
});
export type OfferingRow = z.infer<typeof offeringRow>;

/** A student on a course: registered, holding, waiting or with an offer. */
export const offeringStudent = personReference.extend({
  code: z.string(),
  student_group: z.string().nullable(),
  standing: z.enum(['registered', 'basket', 'waiting', 'offered']),
  audit: z.boolean(),
  flux: uid,
  lessons: z.array(uid),
  since: iso,
  until: iso.nullable(),
  position: z.int().nullable(),
  card: z.string(),
  card_status: cardStatus,
});
/** GET /registration/offerings/{uid}/ */
export const offeringDetail = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: studyPeriodView.nullable(),
  discipline: reference.nullable(),
  description: localized.nullable(),
  cathedra: reference.nullable(),
  cycle: cycle.nullable(),
  component: component.nullable(),
  access: accessRollup,
  seats,
  fluxes: z.array(fluxView),
  students: z.array(offeringStudent),
  selected_students: z.array(personReference.extend({ granted: z.boolean() })),
  /** Stream of the log whose history the auditor opens. */
  stream: z.string(),
});
export type OfferingDetail = z.infer<typeof offeringDetail>;

/** Statistic of a course list: GET /registration/offerings/summary/?study_period=; without it, of the term whose registration runs or is nearest. */
export const offeringsSummary = z.object({
  study_period: uid,
  offerings: z.int(),
  capacity: z.int(),
  taken: z.int(),
  waiting: z.int(),
  full: z.int(),
  load_types: z.array(z.object({ load_type: loadType, lessons: z.int(), capacity: z.int(), taken: z.int() })),
});
