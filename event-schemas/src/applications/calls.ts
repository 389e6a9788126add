import { z } from 'zod';
import { defineContracts, type ContractsOf } from '../kernel/calls.ts';
import { uid } from '../forms/property.ts';
import { day } from '../kernel/bounds.ts';
import {
  startBody,
  saveBody,
  withdrawBody,
  actBody,
  actManyBody,
  archiveBody,
  archiveManyBody,
  correctBody,
  setStatusBody,
  setStatusManyBody,
  alarmBody,
  typeBody,
  typeSaved,
  publishTypeBody,
  closeTypeBody,
  multiselectBody,
  autofillBody,
  autofillAnswer,
} from './requests.ts';
import {
  applicationSaved,
  applicationNow,
  openedNow,
  reportView,
  reviewProfiles,
  waypointTime,
  typeForSetting,
  typeCheck,
  typeVersions,
  typeRow,
  offeredType,
  typeForm,
  typePeriods,
  statusColours,
  relatedPage,
  multiselectAnswer,
  initialValue,
  openedPage,
  completionMessage,
  applicationView,
} from './views.ts';

/** The life of an application over HTTP (portal-calls.md §7.10 and what it implies). Whose it is and who may act, the decisions check. */
export const params = z.object({ uid });
const one = z.object({ uid: z.string().max(100) });
const several = z
  .union([
    uid,
    z.array(uid).max(100),
    z
      .string()
      .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/i)
      .max(4000),
  ])
  .optional();
export const pageQuery = z.object({
  student_app: uid,
  page: z.coerce.number().int().min(0).max(1_000_000).default(0),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
});

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /studapps/answers/': { body: startBody, answer: applicationSaved },
  'PUT /studapps/answers/{uid}/': { params, body: saveBody, answer: applicationSaved },
  'DELETE /studapps/answers/{uid}/': { params },
  'POST /studapps/answers/{uid}/withdraw/': { params, body: withdrawBody, answer: applicationNow },
  'POST /studapps/answers/{uid}/act/': { params, body: actBody, answer: applicationNow },
  'POST /studapps/answers/{uid}/opened/': { params, answer: openedNow },
  'POST /studapps/answers/act/': { body: actManyBody, answer: reportView },
  'POST /studapps/answers/archive_student_app/': { body: archiveBody, answer: applicationNow },
  'POST /studapps/answers/archive_student_app_from_list/': { body: archiveManyBody, answer: reportView },
  'POST /studapps/answers/correct_decision/': { body: correctBody, answer: applicationNow },
  'POST /studapps/answers/set_student_app_status/': { body: setStatusBody, answer: applicationNow },
  'POST /studapps/answers/set_student_apps_status/': { body: setStatusManyBody, answer: reportView },
  'POST /studapps/alarms/waypoint/': { body: alarmBody, answer: openedNow },
  'POST /studapps/app-types/': { body: typeBody, answer: typeSaved },
  'PUT /studapps/app-types/{uid}/': { params, body: typeBody, answer: typeSaved },
  'POST /studapps/app-types/{uid}/publish/': { params, body: publishTypeBody, answer: typeSaved },
  'POST /studapps/app-types/{uid}/close/': { params, body: closeTypeBody, answer: typeSaved },
  'POST /studapps/app-types/{uid}/reopen/': { params, answer: typeSaved },
  'DELETE /studapps/app-types/{uid}/': { params },
  'GET /studapps/files/{uid}/': { params: one },
  'GET /studapps/coo_review_profiles/': { answer: reviewProfiles },
  'GET /studapps/statistics/': {
    row: waypointTime,
    query: z.object({ app_type: several, from: day.optional(), to: day.optional() }),
  },
  'GET /studapps/app-types/{uid}/definition/': { params, answer: typeForSetting },
  'POST /studapps/app-types/check/': { body: typeBody, answer: typeCheck },
  'GET /studapps/app-types/{uid}/versions/': { params, answer: typeVersions },
  'GET /studapps/app-types/app_types_for_setting/': { row: typeRow },
  'GET /studapps/app-types/': { answer: z.array(offeredType) },
  'GET /studapps/app-types/{uid}/': {
    params: z.object({ uid }),
    query: z.object({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: typeForm,
  },
  'GET /studapps/app_type_period/': { query: z.object({ app_type: uid.optional() }), answer: typePeriods },
  'GET /studapps/status_colors/': { answer: statusColours },
  'GET /studapps/properties/{key}/related-objects/': {
    params: z.object({ key: uid }),
    query: z.object({
      search: z.string().max(200).default(''),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      page_size: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: relatedPage,
  },
  'POST /applications/multiselect_list/': { body: multiselectBody, answer: multiselectAnswer },
  'GET /applications/initial_value/': { query: z.object({ property_id: uid }), answer: initialValue },
  'POST /applications/autofill_other_fields/': { body: autofillBody, answer: autofillAnswer },
  'POST /applications/autofill_form_fields/': { body: autofillBody, answer: autofillAnswer },
  'GET /studapps/answers/open_item_history/': { query: pageQuery, answer: openedPage },
  'GET /studapps/answers/message_for_completed_application/': {
    query: z.object({ student_app: uid }),
    answer: completionMessage,
  },
  'GET /studapps/answers/{uid}/': { params: z.object({ uid }), answer: applicationView },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
