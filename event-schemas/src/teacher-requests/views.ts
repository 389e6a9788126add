import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { askTeacher, decideRequest } from '../registration/commands.ts';
import { bulkReport, cardUid, reportedError } from '../registration/requests.ts';
import { loadType, requestReason, requestStatus, uid } from '../registration/values.ts';
import { cardItem, fluxView, obstacle, personReference } from '../registration/views.ts';

/** Bodies and answers of the calls about requests to a teacher (portal-calls.md §7.4). A request's uid is `<student>.<offering>`. */
const iso = z.iso.datetime();
export const requestUid = cardUid;

/**
 * POST /organizations/request_teacher/. `course`: the offering. With `to_find_done_permission` nothing is asked: the answer says whether there is a
 * permission already; `text` is required without it.
 */
export const requestTeacherBody = askTeacher.pick({ lessons: true }).extend({
  course: uid,
  lessons: askTeacher.shape.lessons.default([]),
  text: askTeacher.shape.text.optional(),
  to_find_done_permission: z.boolean().default(false),
});
export const permissionView = z.object({ waives: z.array(requestReason), lessons: z.array(uid), allowed_by: uid });
/** How the student's request for the course stands. `permission`: what a teacher has allowed, null = nothing. */
export const requestState = z.object({
  uid: requestUid,
  course: uid,
  status: requestStatus.nullable(),
  reasons: z.array(requestReason),
  text: z.string(),
  comment: z.string(),
  permission: permissionView.nullable(),
});
export type RequestState = z.infer<typeof requestState>;

/** PUT /organizations/delete_request_to_teacher/ and change_request_status/. */
export const requestBody = z.object({ uid: requestUid });
export const requestStatusBody = requestBody.extend({
  status: decideRequest.shape.status,
  comment: decideRequest.shape.comment.default(''),
});
/** PUT /registration/teacher_requests/decide/: one answer to many requests, each decided by itself. */
export const decideManyBody = z.object({
  requests: z.array(requestUid).min(1).max(100),
  status: decideRequest.shape.status,
  comment: decideRequest.shape.comment.default(''),
});
export const decisionReport = bulkReport.omit({ results: true }).extend({
  results: z.array(
    z.object({ uid: z.string(), ok: z.boolean(), status: requestStatus.nullable(), error: reportedError.nullable() }),
  ),
});
export type DecisionReport = z.infer<typeof decisionReport>;

/**
 * POST /organizations/hidebutton_request_teacher/. `error: 'not'` = show the button (portal.md §4); otherwise `obstacle` says why there is none.
 * `reasons`: what the student would ask a teacher to let pass. `student`: oneself when it is left out.
 */
export const hideButtonBody = z.object({
  course: uid,
  student: uid.optional(),
  lessons: z.array(uid).max(12).default([]),
});
export const hideButtonAnswer = z.object({
  error: z.literal('not').nullable(),
  reasons: z.array(requestReason),
  obstacle: obstacle.nullable(),
  request: requestStatus.nullable(),
});
export type HideButton = z.infer<typeof hideButtonAnswer>;

/** GET /organizations/request_teacher_permission/?course=&student= */
export const teacherPermission = z.object({
  course: uid,
  permission: z
    .object({
      uid: requestUid,
      waives: z.array(requestReason),
      lessons: z.array(uid),
      allowed_by: personReference.nullable(),
      comment: z.string(),
      at: iso,
      used: z.boolean(),
    })
    .nullable(),
});

const wantedLesson = z.object({
  uid,
  load_type: loadType,
  section: z.string(),
  subgroup: z.string(),
  teacher: z.string().nullable(),
  capacity: z.int(),
  left: z.int(),
});
/** A row of data_request_teacher/, arhiv_data_request_teacher/ and student_get_request_teacher/. */
export const teacherRequestRow = z.object({
  uid: requestUid,
  status: requestStatus,
  course: uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: uid,
  period_name: localized.nullable(),
  student: uid,
  student_name: z.string(),
  student_code: z.string(),
  email: z.string(),
  year: z.number().nullable(),
  group_name: z.string().nullable(),
  edu_program_name: localized.nullable(),
  advisor_name: z.string().nullable(),
  reasons: z.array(requestReason),
  missing: z.array(localized),
  lessons: z.array(wantedLesson),
  text: z.string(),
  asked_at: iso,
  times: z.number(),
  last_refusal: z.string().nullable(),
  teachers: z.array(personReference),
  decided_by: z.string().nullable(),
  decided_at: iso.nullable(),
  comment: z.string(),
  waives: z.array(requestReason),
  registered: z.boolean(),
  /** The reader teaches the course and may answer. */
  decidable: z.boolean(),
});
export type TeacherRequestRow = z.infer<typeof teacherRequestRow>;

/**
 * GET /registration/teacher_requests/{uid}/week/: the lessons of the course, and what else the student has or waits for in its term, so that a teacher sees
 * which lessons fit.
 */
export const requestWeek = z.object({
  uid: requestUid,
  course: z.object({ uid, code: z.string(), fluxes: z.array(fluxView) }),
  items: z.array(cardItem.pick({ uid: true, code: true, name: true, status: true, lessons: true })),
});
