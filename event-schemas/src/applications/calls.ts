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
import { archiving, filling, settingStatus, signing } from './refusal-groups.ts';
import { uploadRefusals } from '../kernel/refusals.ts';

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
  'POST /studapps/answers/': {
    body: startBody,
    answer: applicationSaved,
    refuses: [...filling, 'applications.application_exists', 'applications.open_limit', 'applications.type_not_found'],
  },
  'PUT /studapps/answers/{uid}/': {
    params,
    body: saveBody,
    answer: applicationSaved,
    refuses: [...filling, 'applications.not_found', 'applications.type_not_found'],
  },
  'DELETE /studapps/answers/{uid}/': {
    params,
    refuses: ['applications.not_a_draft', 'applications.not_found', 'applications.not_your_application'],
  },
  'POST /studapps/answers/{uid}/withdraw/': {
    params,
    body: withdrawBody,
    answer: applicationNow,
    refuses: [
      'applications.application_archived',
      'applications.application_over',
      'applications.not_found',
      'applications.not_your_application',
      'applications.withdraw_draft',
    ],
  },
  'POST /studapps/answers/{uid}/act/': { params, body: actBody, answer: applicationNow, refuses: signing },
  'POST /studapps/answers/{uid}/opened/': { params, answer: openedNow, refuses: ['applications.not_found'] },
  'POST /studapps/answers/act/': { body: actManyBody, answer: reportView, refuses: signing },
  'POST /studapps/answers/archive_student_app/': { body: archiveBody, answer: applicationNow, refuses: archiving },
  'POST /studapps/answers/archive_student_app_from_list/': {
    body: archiveManyBody,
    answer: reportView,
    refuses: archiving,
  },
  'POST /studapps/answers/correct_decision/': {
    body: correctBody,
    answer: applicationNow,
    refuses: [
      'applications.application_archived',
      'applications.correct_own_application',
      'applications.correct_to_which_step',
      'applications.correction_not_possible',
      'applications.no_advisor',
      'applications.no_head_of_department',
      'applications.not_found',
      'applications.not_yours_to_handle',
      'applications.nothing_to_correct',
      'applications.only_you_could_sign',
    ],
  },
  'POST /studapps/answers/set_student_app_status/': {
    body: setStatusBody,
    answer: applicationNow,
    refuses: settingStatus,
  },
  'POST /studapps/answers/set_student_apps_status/': {
    body: setStatusManyBody,
    answer: reportView,
    refuses: settingStatus,
  },
  'POST /studapps/alarms/waypoint/': { body: alarmBody, answer: openedNow, refuses: ['applications.not_found'] },
  'POST /studapps/app-types/': { body: typeBody, answer: typeSaved, refuses: ['applications.type_exists'] },
  'PUT /studapps/app-types/{uid}/': {
    params,
    body: typeBody,
    answer: typeSaved,
    refuses: ['applications.type_changed_meanwhile', 'applications.type_not_found'],
  },
  'POST /studapps/app-types/{uid}/publish/': {
    params,
    body: publishTypeBody,
    answer: typeSaved,
    refuses: [
      'applications.type_changed_meanwhile',
      'applications.type_faulty',
      'applications.type_not_found',
      'applications.type_nothing_new',
    ],
  },
  'POST /studapps/app-types/{uid}/close/': {
    params,
    body: closeTypeBody,
    answer: typeSaved,
    refuses: ['applications.type_closed_already', 'applications.type_not_found', 'applications.type_not_published'],
  },
  'POST /studapps/app-types/{uid}/reopen/': {
    params,
    answer: typeSaved,
    refuses: ['applications.type_not_closed', 'applications.type_not_found'],
  },
  'DELETE /studapps/app-types/{uid}/': {
    params,
    refuses: ['applications.type_not_found', 'applications.type_was_published'],
  },
  'GET /studapps/files/{uid}/': { params: one, refuses: ['applications.file_not_found'] },
  'GET /studapps/coo_review_profiles/': { answer: reviewProfiles },
  'GET /studapps/statistics/': {
    row: waypointTime,
    query: z.object({ app_type: several, from: day.optional(), to: day.optional() }),
  },
  'GET /studapps/app-types/{uid}/definition/': {
    params,
    answer: typeForSetting,
    refuses: ['applications.type_not_found'],
  },
  'POST /studapps/app-types/check/': { body: typeBody, answer: typeCheck },
  'GET /studapps/app-types/{uid}/versions/': { params, answer: typeVersions },
  'GET /studapps/app-types/app_types_for_setting/': { row: typeRow },
  'GET /studapps/app-types/': { answer: z.array(offeredType) },
  'GET /studapps/app-types/{uid}/': {
    params: z.object({ uid }),
    query: z.object({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: typeForm,
    refuses: ['applications.type_not_found', 'applications.type_version_not_found'],
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
    refuses: ['applications.property_not_found', 'applications.property_not_related'],
  },
  'POST /applications/multiselect_list/': {
    body: multiselectBody,
    answer: multiselectAnswer,
    refuses: ['applications.property_not_found', 'applications.property_not_related'],
  },
  'GET /applications/initial_value/': {
    query: z.object({ property_id: uid }),
    answer: initialValue,
    refuses: ['applications.property_not_found'],
  },
  'POST /applications/autofill_other_fields/': {
    body: autofillBody,
    answer: autofillAnswer,
    refuses: ['applications.property_not_found'],
  },
  'POST /applications/autofill_form_fields/': {
    body: autofillBody,
    answer: autofillAnswer,
    refuses: ['applications.property_not_found'],
  },
  'GET /studapps/answers/open_item_history/': {
    query: pageQuery,
    answer: openedPage,
    refuses: ['applications.not_found'],
  },
  'GET /studapps/answers/message_for_completed_application/': {
    query: z.object({ student_app: uid }),
    answer: completionMessage,
    refuses: ['applications.not_found'],
  },
  'GET /studapps/answers/{uid}/': {
    params: z.object({ uid }),
    answer: applicationView,
    refuses: ['applications.not_found'],
  },
  'GET /studapps/answers/status_history/': {
    query: pageQuery,
    answer: historyPage,
    refuses: ['applications.not_found'],
  },
  'GET /studapps/answers/waypoint_history/': {
    query: pageQuery,
    answer: historyPage,
    refuses: ['applications.not_found'],
  },
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
  'POST /studapps/files/': {
    ...uploads.files,
    refuses: [...uploadRefusals, 'applications.no_file', 'applications.too_many_files'],
  },
  'POST /studapps/uploads/': { ...uploads.begin, refuses: [...uploadRefusals, 'applications.too_many_files'] },
  'PUT /studapps/uploads/{uid}/': { ...uploads.piece, refuses: [...uploadRefusals, 'platform.upload_offset'] },
  'DELETE /studapps/uploads/{uid}/': uploads.drop,
  'GET /studapps/uploads/{uid}/': uploads.progress,
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts>, EntityContracts<typeof entities.application_status> {}
}
