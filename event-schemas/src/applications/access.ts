import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { applicants, reviewers } from './roles.ts';

const office = ['office', 'org_admin'] as const;
/** Only the service token: alarms of the worker. */
const nobody = [] as const;
export const readers = ['office', 'org_admin', 'auditor'] as const;
const declared = entityAccess(entities);

/**
 * portal-calls.md §7.10 and what it implies: create, save, send, withdraw, act, define types. Owners see their own;
 * reviewers what waits or waited for them; the office all.
 */
export const access = defineAccess({
  module: 'applications',
  about: 'Applications: types, drafts, routes, decisions',
  commands: {
    ...declared.commands,
    'POST /studapps/app-types/': office,
    'PUT /studapps/app-types/{uid}/': office,
    'DELETE /studapps/app-types/{uid}/': office,
    'POST /studapps/app-types/{uid}/publish/': office,
    'POST /studapps/app-types/{uid}/close/': office,
    'POST /studapps/app-types/{uid}/reopen/': office,
    'POST /studapps/answers/': applicants,
    'PUT /studapps/answers/{uid}/': applicants,
    'DELETE /studapps/answers/{uid}/': applicants,
    'POST /studapps/answers/{uid}/withdraw/': applicants,
    'POST /studapps/answers/{uid}/opened/': reviewers,
    'POST /studapps/answers/{uid}/act/': reviewers,
    'POST /studapps/answers/act/': reviewers,
    'POST /studapps/answers/archive_student_app/': reviewers,
    'POST /studapps/answers/archive_student_app_from_list/': reviewers,
    'POST /studapps/answers/correct_decision/': office,
    'POST /studapps/answers/set_student_app_status/': reviewers,
    'POST /studapps/answers/set_student_apps_status/': reviewers,
    'POST /studapps/alarms/waypoint/': nobody,
    'POST /studapps/files/': applicants,
    'POST /studapps/uploads/': applicants,
    'PUT /studapps/uploads/{uid}/': applicants,
    'DELETE /studapps/uploads/{uid}/': applicants,
  },
  queries: {
    ...declared.queries,
    'GET /studapps/app-types/': 'all',
    'GET /studapps/app-types/{uid}/': 'all',
    'GET /studapps/app-types/{uid}/definition/': readers,
    'GET /studapps/app-types/{uid}/versions/': readers,
    'GET /studapps/app-types/app_types_for_setting/': readers,
    'POST /studapps/app-types/check/': office,
    'GET /studapps/app_type_period/': 'all',
    'GET /studapps/status_colors/': 'all',
    'GET /studapps/properties/{key}/related-objects/': 'all',
    'GET /studapps/answers/my/': 'all',
    'GET /studapps/answers/review_apps/': reviewers,
    'GET /studapps/answers/all/': readers,
    'GET /studapps/answers/{uid}/': 'all',
    'GET /studapps/answers/open_item_history/': 'all',
    'GET /studapps/answers/message_for_completed_application/': 'all',
    'GET /studapps/answers/status_history/': 'all',
    'GET /studapps/answers/waypoint_history/': 'all',
    'GET /studapps/coo_review_profiles/': reviewers,
    'GET /studapps/statistics/': readers,
    'GET /studapps/files/{uid}/': 'all',
    'GET /studapps/uploads/{uid}/': applicants,
    'GET /applications/initial_value/': 'all',
    'POST /applications/autofill_other_fields/': 'all',
    'POST /applications/autofill_form_fields/': 'all',
    'POST /applications/multiselect_list/': 'all',
  },
});
