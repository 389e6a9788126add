import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { component, cycle, preparationLevel, semester, studyForm } from '../curriculum/values.ts';
import { accessStatuses } from './codes.ts';
import { addedBy, cardStatus, loadType, meeting, registrationKind, requestStatus, uid } from './values.ts';

/** What registration's queries answer with: parts that several answers share, then one schema per call (portal.md §3). Times are ISO 8601 UTC. */
const iso = z.iso.datetime();
const count = z.int();

/** A thing of the catalogue by uid, code and name; a name is stored once and joined at query time. */
export const reference = z.object({ uid, code: z.string(), name: localized });
export type Reference = z.infer<typeof reference>;
/** A person; `display_name` is last, first and middle name. */
export const personReference = z.object({ uid, display_name: z.string() });
export type PersonReference = z.infer<typeof personReference>;
/** Access of a course, flux or lesson, with the derived `partially_…` of a parent; null = nothing set (portal.md §4, roll-up). */
export const accessRollup = z.enum([...accessStatuses, 'partially_blocked', 'partially_cancelled']).nullable();
export type AccessRollup = z.infer<typeof accessRollup>;
/** Why something can't be done now: a code of the error catalogue, what the rule saw, and the message in the reader's language. */
export const obstacle = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()), message: z.string() });
export type Obstacle = z.infer<typeof obstacle>;

/** A study period: academic year and semester. `study_year` 2026 is 2026/27. */
export const studyPeriodView = z.object({
  uid,
  code: z.string(),
  name: localized,
  study_year: z.int(),
  semester,
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  weeks: z.int(),
});
export type StudyPeriodView = z.infer<typeof studyPeriodView>;
export const registrationPeriodStatus = z.enum(['scheduled', 'current', 'expired']);
/** The registration period that is for this student; `status` is derived from the clock (portal.md §4). */
export const registrationPeriodView = z.object({
  uid,
  kind: registrationKind,
  name: localized,
  start_date: iso,
  end_date: iso,
  status: registrationPeriodStatus,
});
export type RegistrationPeriodView = z.infer<typeof registrationPeriodView>;

/** A card: status and credits. `max_credit`, `max_credit_audit`: the student's own limit; null or 0 = the rule's holds. `uid` is `<student>.<study period>`. */
export const statusInfo = z.object({
  uid: z.string(),
  status: cardStatus,
  advisor: personReference.nullable(),
  profile: personReference,
  max_credit: z.number().nullable(),
  max_credit_audit: z.number().nullable(),
  current_credit: z.number(),
  current_credit_audit: z.number(),
  /** The student may change the card now: status, period and access allow it. */
  editable: z.boolean(),
  sent_at: iso.nullable(),
  changed_at: iso.nullable(),
  changed_by: personReference.nullable(),
  comment: z.string().nullable(),
});
export type StatusInfo = z.infer<typeof statusInfo>;
export const ruleForCourse = z.object({
  min_credit: z.number(),
  max_credit: z.number(),
  min_credit_audit: z.number(),
  max_credit_audit: z.number(),
});
export type RuleForCourse = z.infer<typeof ruleForCourse>;
/** Credit summary: the effective limits and what the card holds. */
export const creditSummary = z.object({
  max: z.number(),
  min: z.number(),
  max_audit: z.number(),
  min_audit: z.number(),
  amount: z.number(),
  amount_audit: z.number(),
});
export type CreditSummary = z.infer<typeof creditSummary>;
/** GET /common/credit_student_profiles/: `current_count` credits are registered, `onway` wait in the waiting list. */
export const creditProfile = z.object({
  min_credit: z.number(),
  max_credit: z.number(),
  current_count: z.number(),
  onway: z.number(),
  summary: creditSummary,
});

/** The student as registration sees them. */
export const studentView = personReference.extend({
  code: z.string(),
  course: z.int(),
  entry_year: z.int(),
  study_form: studyForm,
  preparation_level: preparationLevel,
  edu_program: reference.nullable(),
  student_group: z.object({ uid, code: z.string() }).nullable(),
  student_status: z.string(),
});
export type StudentView = z.infer<typeof studentView>;
/** Registration timer in milliseconds; without `use_timer` a chosen seat is not held. */
export const globalSettings = z.object({ use_timer: z.boolean(), timer_time: z.int() });

/**
 * GET /organizations/year_semester/. Errors that leave the screen's state unchanged: `finished_registration`,
 * `access_status_for_not_found_reg_period`, `not_status_info` (portal.md §4), each with the prefix `registration.`.
 */
export const yearSemester = z.object({
  study_period: studyPeriodView,
  /** Null: none is for the student, who may register all the same (open access, super registration). */
  registration_period: registrationPeriodView.nullable(),
  status_info: statusInfo,
  study_plan: z.object({ uid, code: z.string() }),
  super_user: z.boolean(),
  rule_for_course: ruleForCourse,
  credits: creditSummary,
  /** `super_user`: the card may be edited outside registration, until then. */
  super_until: iso.nullable(),
  student: studentView,
  global_settings: globalSettings,
  /** Whether students may ask teachers for permission. */
  req_teacher_setting: z.boolean(),
  /** The additional education program as chosen; null = none. */
  additional_edu_program: z
    .object({ sciences_discipline: z.object({ field_sciences: reference, credit: z.number() }) })
    .nullable(),
  student_requests_to_teacher: z.array(z.object({ uid: z.string(), course: uid, status: requestStatus })),
  /** Offerings that the office or a teacher opened for this student in person. */
  manually_permitted_courses: z.array(uid),
  /** There are several study plans and the student has not said by which to choose. */
  must_choose_plan: z.boolean(),
  /** The last rejection of the card while it stands. */
  rejected: z.object({ comment: z.string(), advisor: personReference.nullable(), at: iso }).nullable(),
  online_registration_access: z.enum(['open', 'closed', 'default']),
  /** Why no course can be added now (period, access, debts, status), first reason first; empty = open. */
  obstacles: z.array(obstacle),
  /** Whether the card may be sent to the advisor now, and if not, why. */
  sending: z.object({ allowed: z.boolean(), obstacle: obstacle.nullable() }),
});
export type YearSemester = z.infer<typeof yearSemester>;
/** GET /registration/my_registration/: the same for screens that are open without a registration, too; `obstacle`: why there is none. */
export const myRegistration = z.object({ registration: yearSemester.nullable(), obstacle: obstacle.nullable() });
export type MyRegistration = z.infer<typeof myRegistration>;

/** Where a course stands for this student; null = not chosen. `status` of a badge, an info row and a sidebar course. */
export const courseStanding = z.enum(['registered', 'basket', 'waiting', 'offered']).nullable();
export type CourseStanding = z.infer<typeof courseStanding>;
/** One row of the prerequisites of a discipline; `completed`: all its disciplines stand in the completed final grades. */
export const prerequisiteView = z.object({
  is_active: z.boolean(),
  education_program: reference.nullable(),
  uuid1c: z.string(),
  required_discipline: reference,
  and_prerequisites: z.array(reference),
  completed: z.boolean(),
});
export type PrerequisiteView = z.infer<typeof prerequisiteView>;
/** Seats of a course, flux or lesson: `left` = capacity − taken − held − offered, never below 0. */
export const seats = z.object({
  capacity: count,
  taken: count,
  held: count,
  offered: count,
  waiting: count,
  left: count,
});
export type Seats = z.infer<typeof seats>;

/** A discipline that the student completed in another term, with the letter; null = not studied yet. */
const completedBefore = z.object({ letter: z.string() }).nullable();
/** A course of the sidebar. `uid` is the offering's. `sort_order`: recommended 1, connected 5, postrequisite 7, else 10 (portal.md §4). */
export const sidebarCourse = z.object({
  uid,
  code: z.string(),
  name: localized,
  credit: z.number(),
  discipline: uid,
  cycle,
  component,
  prerequisites: z.array(prerequisiteView),
  prerequisites_met: z.boolean(),
  is_postrequisite: z.boolean(),
  is_connected_with: z.boolean(),
  is_recommended_disciplines: z.boolean(),
  sort_order: z.int(),
  /** Why it stands here; `names`: the chosen courses that it goes with, the studied disciplines that it continues. */
  reasons: z.array(
    z.object({
      reason: z.enum(['plan', 'program', 'additional', 'connected', 'continues', 'permitted']),
      names: z.array(reference),
    }),
  ),
  status: courseStanding,
  audit: z.boolean(),
  access: accessRollup,
  seats,
  completed: completedBefore,
  /** Why it can't be chosen now, first reason first; empty = open. */
  locked: z.array(obstacle),
  /** What to think of before it is chosen; nothing is refused for it. */
  advice: z.array(obstacle),
});
export type SidebarCourse = z.infer<typeof sidebarCourse>;
/** GET /organizations/side_bar_list/?study_plan_uid_1c=&study_period=&student= */
export const sidebarList = z.object({
  study_period: uid,
  groups: z.array(z.object({ cycle, component, courses: z.array(sidebarCourse) })),
});
export type SidebarList = z.infer<typeof sidebarList>;

/** A lesson of the course detail. `mine`: the student has a seat in it; `days` of a meeting: seven characters, Monday first. */
export const lessonView = z.object({
  uid,
  load_type: loadType,
  section: z.string(),
  subgroup: z.string(),
  teacher: personReference.nullable(),
  language: z.string(),
  room: z.object({ uid, code: z.string(), building: z.string() }).nullable(),
  meetings: z.array(meeting),
  parent: uid.nullable(),
  status: accessRollup,
  seats,
  mine: z.boolean(),
});
export type LessonView = z.infer<typeof lessonView>;
export const fluxView = z.object({
  uid,
  number: z.int(),
  number_of_times_per_week: z.int(),
  status: accessRollup,
  seats,
  mine: z.boolean(),
  lessons: z.array(lessonView),
});
export type FluxView = z.infer<typeof fluxView>;
/** GET /organizations/info_table/?course=&student=. `count`, `count_audit`: students registered for credit and for audit. */
export const courseInfo = sidebarCourse.extend({
  study_period: uid,
  description: localized.nullable(),
  cathedra: reference.nullable(),
  corequisites: z.array(reference),
  count,
  count_audit: count,
  fluxes: z.array(fluxView),
  /** The student's offer or hold on it runs out at this moment. */
  until: iso.nullable(),
  /** The office lets the student into full lessons. */
  beyond_capacity: z.boolean(),
});
export type CourseInfo = z.infer<typeof courseInfo>;

/** What an advisor or the office did to a course of the card in the student's place, and why; '' = no reason given. */
const reviewing = addedBy.exclude(['student']);
export const reviewMark = z.object({ act: z.enum(['added', 'changed']), by: reviewing, at: iso, reason: z.string() });
export type ReviewMark = z.infer<typeof reviewMark>;
/** A course that they took off the card and that is not on it again. */
export const removedCourse = z.object({
  uid,
  code: z.string(),
  name: localized,
  by: reviewing,
  at: iso,
  reason: z.string(),
});
export type RemovedCourse = z.infer<typeof removedCourse>;
/** A chosen course: on the card, in the basket (`until`) or in the waiting list (`queue`). */
export const cardItem = z.object({
  uid,
  discipline: uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  audit: z.boolean(),
  added_by: addedBy.nullable(),
  mark: reviewMark.nullable(),
  queue: z.boolean(),
  status: courseStanding,
  until: iso.nullable(),
  /** Why the reader can't drop this registered course now; null = they can. */
  drop: obstacle.nullable(),
  completed: completedBefore,
  flux: z.object({ uid, number: z.int() }).nullable(),
  lessons: z.array(lessonView),
});
export type CardItem = z.infer<typeof cardItem>;
/** GET /organizations/basket_modal/: holds (`basket`), registered courses and waiting-list entries; `now` is the server's time for the countdowns. */
export const basketModal = z.object({
  now: iso,
  use_timer: z.boolean(),
  timer_time: z.int(),
  removed: z.array(removedCourse),
  results: z.array(cardItem),
});
/** GET /organizations/side_bar_list/current_course/: the courses of the card, as in the sidebar. */
export const currentCourses = z.object({ study_period: uid, results: z.array(cardItem) });

/** GET /organizations/badge/: one entry a registered course. */
export const badge = z.object({
  course: uid,
  lesson_online_registration: uid,
  status: courseStanding,
  count,
  count_audit: count,
});
export const badges = z.object({ count, count_audit: count, results: z.array(badge) });
export type Badges = z.infer<typeof badges>;

/** GET /organizations/queue_list/. `position` counts from 1; `offered_ahead`: how many ahead hold an offer; `passed`: why the student was passed over. */
export const queueEntry = z.object({
  uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  audit: z.boolean(),
  flux: uid,
  lessons: z.array(uid),
  joined_at: iso,
  position: z.int(),
  waiting: count,
  offered_ahead: count,
  /** Lessons of the choice that are full or closed now: who stands behind and wants others may be served first. */
  full_lessons: z.array(uid),
  offer: z.object({ lessons: z.array(uid), until: iso }).nullable(),
});
export const passedOver = z.object({
  uid,
  code: z.string(),
  name: localized,
  reason: z.enum(['declined', 'expired', 'checks_failed']),
  refusal: obstacle.nullable(),
  at: iso,
});
export const queueList = z.object({ now: iso, results: z.array(queueEntry), passed: z.array(passedOver) });
export type QueueList = z.infer<typeof queueList>;

export const advisorView = z.object({
  advisor: personReference.extend({ position: localized.nullable(), cathedra: reference.nullable() }).nullable(),
});
/** GET /organizations/recommended_disciplines/: the study plan's disciplines for the student's semester. */
export const recommendedDiscipline = z.object({
  discipline: reference,
  quantity_of_credits: z.number(),
  semester: z.int(),
  course: uid.nullable(),
  status: z.enum(['registered', 'accomplished', 'not_accomplished']),
});
/** GET /organizations/connected_with/: courses to be taken together with a chosen one. */
export const connectedWith = z.object({
  education_program: reference.nullable(),
  course: reference,
  suggested_course: reference,
  registered: z.boolean(),
});
export const postrequisites = z.object({
  exists: z.boolean(),
  results: z.array(reference.extend({ course: uid.nullable() })),
});
export const prerequisitesAnswer = z.object({ met: z.boolean(), results: z.array(prerequisiteView) });
export const debtView = z.object({
  kind: z.enum(['financial', 'library', 'fine']),
  amount: z.number().nullable(),
  note: z.string(),
  since: iso,
});
export const debts = z.object({ has_debt: z.boolean(), results: z.array(debtView) });
export const studentHealth = z.object({ has_certificate: z.boolean(), valid_until: z.iso.date().nullable() });
/** `start`, `end`: minutes from midnight in the university's time zone. */
export const timeWindow = z.object({ start: z.int(), end: z.int(), name: z.string() });
/** `code` 1 to 7 and `short` mo to su, Monday first (portal.md §9). */
export const dayOfWeek = z.object({ code: z.string(), short: z.string(), name: localized });
export const studyPlanView = z.object({
  uid,
  code: z.string(),
  edu_program: reference.nullable(),
  entry_year: z.int(),
  lines: z.array(z.object({ discipline: reference, semester: z.int(), credits: z.number() })),
});
export const cardColor = z.object({ status: cardStatus, color: z.string() });
export const currentTime = z.object({ current_time: iso, time_zone: z.string() });
/** POST /organizations/check_access_delete/ and check_delete_card/: may the course be dropped, and if not, why. */
export const deleteCheck = z.object({ allowed: z.boolean(), obstacle: obstacle.nullable() });
/** One line of a card's history, in words of the reader's language. */
export const historyLine = z.object({
  position: z.int(),
  at: iso,
  type: z.string(),
  actor: personReference.nullable(),
  on_behalf_of: personReference.nullable(),
  sentence: z.string(),
});
export type HistoryLine = z.infer<typeof historyLine>;
