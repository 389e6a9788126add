import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { actorKinds, applicationStages, statusColours as colours, waypointActs } from './codes.ts';
import { answerValue, code, fieldValue, property, uid } from '../forms/property.ts';
import { period, typeDefinition } from './definition.ts';

const iso = z.iso.datetime();
const stage = z.enum(applicationStages);
export const statusView = z.object({ uid, stage, name: localized, colour: z.enum(colours) });
const person = z.object({ uid, display_name: z.string() });

/**
 * A row of GET /studapps/app-types/: a type that the reader may apply for. `obstacle`: why it cannot be sent now, in
 * words; null = it can. `may_begin`: a draft can be begun all the same. `open`: the reader's own that are not finished.
 */
export const offeredType = z.object({
  uid,
  version: z.int(),
  names: localized,
  description: localized.nullable(),
  period: period.nullable(),
  obstacle: z.object({ code: z.string(), message: z.string() }).nullable(),
  may_begin: z.boolean(),
  open: z.int(),
});
export type OfferedType = z.infer<typeof offeredType>;
/** GET /studapps/app-types/{uid}/?version=: the form of a published version, as an applicant needs it (no route). */
export const typeForm = z.object({
  uid,
  version: z.int(),
  names: localized,
  description: localized.nullable(),
  agreement: localized.nullable(),
  properties: z.array(property),
});
export type TypeForm = z.infer<typeof typeForm>;

/** A row of GET /studapps/app-types/app_types_for_setting/ (office). */
export const typeRow = z.object({
  uid,
  names: localized,
  state: z.enum(['draft', 'published', 'closed']),
  version: z.int().nullable(),
  changed: z.boolean(),
  period: period.nullable(),
  properties: z.int(),
  steps: z.int(),
  open: z.int(),
  finished: z.int(),
  changed_at: iso,
  changed_by: z.string().nullable(),
});
export type TypeRow = z.infer<typeof typeRow>;
/** What does not fit: `path` = its place in the definition. A warning does not keep the type from being published. */
const typeFault = z.object({ path: z.string(), code: z.string(), message: z.string(), warning: z.boolean() });
export type TypeFault = z.infer<typeof typeFault>;
/** POST /studapps/app-types/check/ */
export const typeCheck = z.object({ faults: z.array(typeFault) });
/** The office's editor: GET /studapps/app-types/{uid}/definition/. `revision`: sent back with the next change. */
export const typeForSetting = typeRow.extend({
  draft: typeDefinition,
  published: typeDefinition.nullable(),
  revision: z.int(),
  closed_reason: z.string(),
  faults: z.array(typeFault),
});
export type TypeForSetting = z.infer<typeof typeForSetting>;
/** GET /studapps/app-types/{uid}/versions/, the newest first. */
export const typeVersions = z.array(
  z.object({
    version: z.int(),
    at: iso,
    by: z.string().nullable(),
    definition: typeDefinition,
    open: z.int(),
    finished: z.int(),
  }),
);
export type TypeVersion = z.infer<typeof typeVersions>[number];
/** GET /studapps/app_type_period/?app_type= */
export const typePeriods = z.array(
  z.object({
    app_type: uid,
    names: localized,
    start: iso.nullable(),
    end: iso.nullable(),
    status: z.enum(['always', 'scheduled', 'current', 'expired']),
  }),
);
/** GET /studapps/status_colors/ */
export const statusColours = z.array(z.object({ status: uid, name: localized, stage, colour: z.enum(colours) }));

/** Whom an application waits for: in words of the reader ("the advisor N.", "the registrar’s office"), since when, until when. */
export const waitingFor = z.object({
  waypoint: code,
  name: localized,
  who: z.array(z.object({ kind: z.enum(actorKinds), name: z.string() })),
  since: iso,
  due: iso.nullable(),
  overdue: z.boolean(),
  opened_at: iso.nullable(),
});

/** A row of GET /studapps/answers/my/, /review_apps/ and of the office's list. */
export const applicationRow = z.object({
  uid,
  number: z.string(),
  app_type: uid,
  type_name: localized,
  version: z.int(),
  status: statusView,
  stage,
  applicant: person,
  applicant_code: z.string().nullable(),
  group_name: z.string().nullable(),
  waypoint: z.array(waitingFor),
  started_at: iso,
  sent_at: iso.nullable(),
  changed_at: iso,
  archived: z.boolean(),
  /** What the reader may do with it now, what of this asks for a comment, and where it may be forwarded. */
  acts: z.array(z.enum(waypointActs)),
  comment_required: z.array(z.enum(waypointActs)),
  forward_to: z.array(z.object({ step: code, name: localized })),
});
export type ApplicationRow = z.infer<typeof applicationRow>;
/** The same with what lists filter, sort and export by. `step_since`, `due`: of the step where it stands now; `due` is the earliest of its waypoints. */
export const listedApplication = applicationRow.extend({
  applicant_name: z.string(),
  year: z.number().nullable(),
  student_group: z.string().nullable(),
  edu_program: z.string().nullable(),
  edu_program_name: localized.nullable(),
  step: z.string().nullable(),
  step_since: iso.nullable(),
  due: iso.nullable(),
  overdue: z.boolean(),
  closed_at: iso.nullable(),
  waits_at: localized.nullable(),
});
export type ListedApplication = z.infer<typeof listedApplication>;

/** One place of the track: where it is, was, or will be. */
export const trackStep = z.object({
  step: code,
  name: localized,
  state: z.enum(['done', 'current', 'ahead', 'passed_by']),
  waypoints: z.array(
    z.object({
      waypoint: code,
      name: localized,
      who: z.array(z.string()),
      state: z.enum(['waiting', 'approved', 'rejected', 'returned', 'forwarded', 'ahead', 'passed_by']),
      by: z.string().nullable(),
      at: iso.nullable(),
      comment: z.string(),
      due: iso.nullable(),
    }),
  ),
});
/** GET /studapps/answers/{uid}/. */
export const applicationView = applicationRow.extend({
  form: typeForm,
  values: z.array(answerValue),
  shown: z.record(z.string(), z.string()),
  files: z.array(z.object({ uid, name: z.string(), size: z.number(), type: z.string() })),
  user_accepted_agreement: z.boolean(),
  save_as_draft: z.boolean(),
  track: z.array(trackStep),
  /** Where the reader may decide now; `instead`: as the office, because nobody whom the waypoint means is there. */
  decisions: z.array(
    z.object({
      waypoint: code,
      name: localized,
      acts: z.array(z.enum(waypointActs)),
      comment_required: z.array(z.enum(waypointActs)),
      instead: z.boolean(),
    }),
  ),
  /**
   * What the reader may do besides acting: `edit`, `send`, `withdraw`, `discard`, `archive`, `set_status`, `correct`.
   * Why not, in words, stands in `why_not`.
   */
  may: z.array(z.enum(['edit', 'send', 'withdraw', 'discard', 'archive', 'restore', 'set_status', 'correct'])),
  why_not: z.record(z.string(), z.string()),
  statuses: z.array(statusView),
});
export type ApplicationView = z.infer<typeof applicationView>;

/** GET /studapps/answers/status_history/?student_app= and waypoint_history/?student_app=: newest first, each a sentence in the reader's language. */
export const historyRow = z.object({
  position: z.int(),
  at: iso,
  actor: person,
  on_behalf_of: person.nullable(),
  sentence: z.string(),
  step: localized.nullable(),
  waypoint: localized.nullable(),
  status: statusView.nullable(),
  comment: z.string(),
});
/** GET /studapps/answers/open_item_history/?student_app=: who opened it, when. */
export const openedRow = z.object({ at: iso, by: person, step: localized });
const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({ results: z.array(row), count: z.int(), next: z.string().nullable() });
export const historyPage = pageOf(historyRow);
export const openedPage = pageOf(openedRow);
export type HistoryRow = z.infer<typeof historyRow>;
/** GET /studapps/coo_review_profiles/: as whom the reader reviews, and where applications wait for them. `as` narrows the queue to it. */
export const reviewProfiles = z.object({
  profiles: z.array(
    z.object({
      as: z.string(),
      kind: z.enum([...actorKinds, 'instead']),
      name: z.string(),
      waiting: z.int(),
      overdue: z.int(),
    }),
  ),
  waypoints: z.array(
    z.object({
      app_type: uid,
      type_name: localized,
      step: code,
      waypoint: code,
      name: localized,
      waiting: z.int(),
      overdue: z.int(),
    }),
  ),
});
/** GET /studapps/answers/message_for_completed_application/?student_app= */
export const completionMessage = z.object({ student_app: uid, stage, message: z.string().nullable() });
/** One thing that a `rel` can point to: GET /studapps/properties/{key}/related-objects/?search=&page= (`key`: the property's uid). */
export const relatedObject = z.object({ uid: z.string(), name: z.string(), code: z.string().nullable() });
export const relatedPage = z.object({ results: z.array(relatedObject), count: z.int(), next: z.string().nullable() });
/** POST /applications/multiselect_list/: the first hundred that were found of `count`, and the names of those chosen already. */
export const multiselectAnswer = z.object({
  results: z.array(relatedObject),
  count: z.int(),
  chosen: z.array(relatedObject),
});
export const initialValue = z.object({ property_id: uid, value: fieldValue });
/** GET /studapps/statistics/?app_type=&from=&to=: how long applications stay at each waypoint. Hours. */
export const waypointTime = z.object({
  app_type: uid,
  type_name: localized,
  step: code,
  waypoint: code,
  name: localized,
  waiting: z.int(),
  overdue: z.int(),
  acted: z.int(),
  approved: z.int(),
  rejected: z.int(),
  returned: z.int(),
  forwarded: z.int(),
  median_hours: z.number().nullable(),
  p90_hours: z.number().nullable(),
  longest_hours: z.number().nullable(),
});

/** Where an application stands right after a change: the answer of the calls that begin, save, send, decide, set aside. `step`: while it is under review. */
export const applicationNow = z.object({
  uid,
  number: z.string(),
  app_type: uid,
  version: z.int(),
  stage,
  status: uid,
  archived: z.boolean(),
  save_as_draft: z.boolean(),
  step: code.nullable(),
});
export type ApplicationNow = z.infer<typeof applicationNow>;
/** After saving. `sending`: what sending it as it stands would be refused for, the agreement taken as given; null = it may be sent, or it is sent. */
export const applicationSaved = applicationNow.extend({
  sending: z
    .object({
      code: z.string(),
      message: z.string(),
      params: z.record(z.string(), z.unknown()),
      fields: z.record(z.string(), z.string()).describe('By prop_code: what is wrong with the field').nullable(),
    })
    .nullable(),
});
export type ApplicationSaved = z.infer<typeof applicationSaved>;
/** `first_time`: it was noted; looking again changes nothing. */
export const openedNow = z.object({ uid, first_time: z.boolean() });
/** What became of each of many. */
export const reportView = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(
    z.object({
      uid: z.string(),
      ok: z.boolean(),
      stage: stage.nullable(),
      error: z.object({ code: z.string(), message: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
    }),
  ),
});
export type ApplicationReport = z.infer<typeof reportView>;
