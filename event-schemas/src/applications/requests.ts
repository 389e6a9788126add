import { z } from 'zod';
import { ordinal, text, trimmed } from '../kernel/bounds.ts';
import { applicationStages, correctedStages, waypointActs } from './codes.ts';
import { answerValue, code, fieldValue, formValues, uid } from '../forms/property.ts';
import { typeDefinition } from './definition.ts';

const comment = trimmed(4000).default('');

/**
 * POST /studapps/answers/: begins one of a type; `save_as_draft: false` sends it at once. PUT /studapps/answers/{uid}/
 * saves or sends a draft or a returned one; fields that are left out stay. `seen`: what the page knew of the fields
 * that it changes: where somebody (another window) has changed them since, nothing is saved.
 */
export const answerBody = z.object({
  values: z.array(answerValue).max(60),
  save_as_draft: z.boolean().default(true),
  user_accepted_agreement: z.boolean().default(false),
});
export const saveBody = answerBody.extend({ seen: z.array(answerValue).max(60).default([]) });
export const startBody = answerBody.extend({ app_type: uid });
export const withdrawBody = z.object({ reason: comment });
/** POST /studapps/answers/{uid}/act/. `to`: the step, with `forward` only. `waypoint` is needed where the reader may act at several. */
export const actBody = z.object({ act: z.enum(waypointActs), waypoint: code.optional(), to: code.optional(), comment });
/** POST /studapps/answers/act/: each is decided by itself; the answer is a report. */
export const actManyBody = actBody
  .omit({ waypoint: true, to: true })
  .extend({ applications: z.array(uid).min(1).max(100) });
/** POST /studapps/answers/archive_student_app/ and archive_student_app_from_list/. `archived: false` takes it out of the archive again. */
export const archiveBody = z.object({ student_app: uid, archived: z.boolean().default(true) });
export const archiveManyBody = z.object({
  student_apps: z.array(uid).min(1).max(100),
  archived: z.boolean().default(true),
});
/** POST /studapps/alarms/waypoint/: the worker's. */
export const alarmBody = z.object({ student_app: uid, step: code, waypoint: code, overdue: z.boolean() });
/** POST /studapps/answers/correct_decision/. `step`: where it stands again, with `in_review` only. */
export const correctBody = z.object({
  student_app: uid,
  stage: z.enum(correctedStages),
  step: code.optional(),
  reason: trimmed(4000).min(1),
});
/** POST /studapps/answers/set_student_app_status/ */
export const setStatusBody = z.object({ student_app: uid, status: uid, comment });
/** POST /studapps/answers/set_student_apps_status/: the same for many, each by itself. */
export const setStatusManyBody = z.object({ student_apps: z.array(uid).min(1).max(100), status: uid, comment });

/** POST /studapps/app-types/, PUT /studapps/app-types/{uid}/ (both change the draft), POST /studapps/app-types/check/. */
const revision = ordinal.optional();
/** `revision`: the one that the writer has seen; without it nothing is compared. */
export const typeBody = typeDefinition.extend({ revision });
export const publishTypeBody = z.object({ revision });
/** What stands after a change: `version` of the newest publication, null = none yet. */
export const typeSaved = z.object({ uid, revision: z.int(), version: z.int().nullable(), closed: z.boolean() });
export const closeTypeBody = z.object({ reason: z.string().trim().min(1).max(500) });

/** POST /applications/autofill_other_fields/ and autofill_form_fields/: what the form holds now by prop_code, and what was put into the property. */
export const autofillBody = z.object({ property_id: uid, form_values: formValues, input_value: fieldValue.optional() });
/** The answer: new values by prop_code, or `error` in the reader's language. */
export const autofillAnswer = z.object({ values: formValues, error: z.string().nullable() });
/** POST /applications/multiselect_list/: options of a `rel` with several values: a search and those already chosen. */
export const multiselectBody = z.object({
  property_id: uid,
  search: z.string().max(200).default(''),
  chosen: z.array(z.string().max(100)).max(100).default([]),
});

/** Data of the commands: what the calls add is known to the server alone. */
export const saveApplication = z.object({ uid, values: formValues });
export const actOnApplication = z.object({
  uid,
  act: z.enum(waypointActs),
  waypoint: code.optional(),
  to: code.optional(),
  comment: text(4000),
});
export const stageFilter = z.enum(applicationStages);
