import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { uid } from '../registration/values.ts';
import { studyYear } from './values.ts';

/** A row of GET /registration/individual_plans/: a plan that somebody has changed. `unreported`: by the student, and the advisor has not been told yet. */
export const individualPlanRow = z.object({
  uid: z.string(),
  student: uid,
  display_name: z.string(),
  code: z.string(),
  study_year: studyYear,
  course: z.int(),
  group: uid.nullable(),
  group_name: z.string().nullable(),
  edu_prog: uid.nullable(),
  edu_prog_name: localized.nullable(),
  advisor: uid.nullable(),
  advisor_name: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
  unreported: z.boolean(),
  notified_at: z.iso.datetime().nullable(),
  notice: z.string(),
  changed: z.int(),
  excluded: z.int(),
  added: z.int(),
});
export type IndividualPlanRow = z.infer<typeof individualPlanRow>;
