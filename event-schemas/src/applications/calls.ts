import type { entities } from './entities.ts';
import { z } from 'zod';
import { code, uid } from '../forms/property.ts';
import { uploads } from '../forms/uploads.ts';
import { day } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts, type EntityContracts } from '../kernel/calls.ts';
import {
  actBody,
  actManyBody,
  alarmBody,
  archiveBody,
  archiveManyBody,
  autofillAnswer,
  autofillBody,
  closeTypeBody,
  correctBody,
  multiselectBody,
  publishTypeBody,
  saveBody,
  setStatusBody,
  setStatusManyBody,
  startBody,
  typeBody,
  typeSaved,
  withdrawBody,
} from './requests.ts';
import {
  applicationNow,
  applicationSaved,
  applicationView,
  completionMessage,
  historyPage,
  initialValue,
  listedApplication,
  multiselectAnswer,
  offeredType,
  openedNow,
  openedPage,
  relatedPage,
  reportView,
  reviewProfiles,
  statusColours,
  typeCheck,
  typeForSetting,
  typeForm,
  typePeriods,
  typeRow,
  typeVersions,
  waypointTime,
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

const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]).optional();
const codes = z.union([code, z.array(code).max(50), z.string().regex(/^[a-z0-9_,]{1,500}$/)]).optional();
/** `overdue`: past the deadline of a waypoint; `waypoint`: where it waits now (one or several). */
const narrowing = { overdue: flag, waypoint: codes };
/** What a reviewer has to do: those that wait for them now; that waited for them or were signed by them; those of these in the archive. */
export const reviewLists = ['waiting', 'handled', 'archived'] as const;

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
  'GET /studapps/answers/status_history/': { query: pageQuery, answer: historyPage },
  'GET /studapps/answers/waypoint_history/': { query: pageQuery, answer: historyPage },
  'GET /studapps/answers/my/': { row: listedApplication, query: z.object({ ...narrowing, archived: flag }) },
  'GET /studapps/answers/review_apps/': {
    row: listedApplication,
    query: z.object({
      ...narrowing,
      list: z.enum(reviewLists).default('waiting'),
      mine: flag,
      as: z
        .string()
        .regex(/^[a-z_:]{1,60}$/)
        .optional(),
    }),
  },
  'GET /studapps/answers/all/': { row: listedApplication, query: z.object(narrowing) },
  'POST /studapps/files/': uploads.files,
  'POST /studapps/uploads/': uploads.begin,
  'PUT /studapps/uploads/{uid}/': uploads.piece,
  'DELETE /studapps/uploads/{uid}/': uploads.drop,
  'GET /studapps/uploads/{uid}/': uploads.progress,
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts>, EntityContracts<typeof entities.application_status> {}
}
