import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { colorCodes, journalStates, markKinds, openingActions, weekStates } from './codes.ts';

const uid = z.string();
const iso = z.iso.datetime();
const day = z.iso.date();
const name = z.string().nullable();
const share = z.number().nullable();

/**
 * A journal in a list. `is_own`: the reader keeps it, or has; others are of their department. `filled`: percent of the cells of classes held;
 * `closes_at`: when its next week closes by itself.
 */
export const journalRow = z.object({
  uid,
  study_period: uid,
  study_period_name: localized.nullable(),
  study_year: z.int().nullable(),
  semester: z.string().nullable(),
  offering: uid,
  discipline: uid,
  code: z.string(),
  name: localized,
  load_type: z.string(),
  section: z.string(),
  subgroup: z.string(),
  flux: uid,
  teacher: uid.nullable(),
  teacher_name: name,
  cathedra: uid.nullable(),
  cathedra_name: localized.nullable(),
  students: z.int(),
  sessions: z.int(),
  held: z.int(),
  holes: z.int(),
  filled: share,
  closes_at: iso.nullable(),
  state: z.enum(journalStates),
  is_own: z.boolean(),
});
export type JournalRow = z.infer<typeof journalRow>;

/** `planned_at`: when it closes by itself; `until`: the reopening in force. */
export const weekView = z.object({
  week: day,
  state: z.enum(weekStates),
  planned_at: iso.nullable(),
  until: iso.nullable(),
  holes: z.int(),
});
export type WeekView = z.infer<typeof weekView>;
export const marksAllowed = z.object({ kind: z.enum(markKinds), allowed: z.string() });
export const reasonView = z.object({
  uid,
  name: localized,
  short: z.string(),
  is_excused: z.boolean(),
  makes_up: z.boolean(),
});
export type ReasonView = z.infer<typeof reasonView>;
/** The head of a journal. `may_edit`: the reader keeps it; classes say what they can change now. */
export const journalView = journalRow.omit({ is_own: true }).extend({
  may_edit: z.boolean(),
  marks: marksAllowed,
  weeks: z.array(weekView),
  now: iso,
  time_zone: z.string(),
});
export type JournalView = z.infer<typeof journalView>;

/** A student of a journal. `average` in percent, of marks; `warning`: more unexcused absences than the limit. */
export const journalStudent = z.object({
  student: uid,
  name,
  group: z.string().nullable(),
  audit: z.boolean(),
  on_course: z.boolean(),
  stays: z.array(z.object({ from: day, until: day.nullable() })),
  marks: z.int(),
  average: share,
  missed: z.int(),
  excused: z.int(),
  warning: z.boolean(),
});
export type JournalStudent = z.infer<typeof journalStudent>;

/** A class. `closed`: null where the reader can fill it in now, else the code of what stands in the way. */
export const sessionView = z.object({
  uid,
  number: z.int(),
  week: day,
  date: day,
  start: z.int(),
  length: z.int(),
  starts_at: iso,
  room: uid.nullable(),
  room_name: name,
  theme: z.string(),
  comment: z.string(),
  canceled: z.boolean(),
  told: z.boolean(),
  is_extra: z.boolean(),
  substitute: uid.nullable(),
  substitute_name: name,
  blocked: z.boolean(),
  editable_until: iso.nullable(),
  closed: z.string().nullable(),
});
export type SessionView = z.infer<typeof sessionView>;

/** What stands in a cell; `configuring`: its class. */
export const cellView = z.object({
  uid,
  configuring: uid,
  student: uid,
  mark: z.string().nullable(),
  percent: share,
  attendance: z.enum(['present', 'missed']).nullable(),
  missed: z.boolean(),
  reasons_for_missing: uid.nullable(),
  excused: z.boolean(),
  comment: z.string(),
  version: z.int(),
});
export type CellView = z.infer<typeof cellView>;

/** One change: `type` of the event; what a cell said before and after where it is about one. */
export const changeView = z.object({
  id: z.string(),
  at: iso,
  by: uid,
  by_name: name,
  type: z.string(),
  session: uid.nullable(),
  date: day.nullable(),
  student: uid.nullable(),
  student_name: name,
  old: z.string().nullable(),
  new: z.string().nullable(),
});
export type ChangeView = z.infer<typeof changeView>;
export const changePage = z.object({ count: z.int(), results: z.array(changeView), next: z.string().nullable() });

/** A course of a term that has journals. `may_write`: the reader keeps one of them. */
export const courseRow = z.object({
  uid,
  code: z.string(),
  name: localized,
  study_period: uid,
  start_date: z.string().nullable(),
  may_write: z.boolean(),
});

/** A journal of the same kind of lesson of the course. `themes`: classes that have one. */
export const parallelJournal = z.object({
  uid,
  section: z.string(),
  subgroup: z.string(),
  teacher_name: name,
  themes: z.int(),
});
export const themesImported = z.object({ lines: z.int(), changed: z.int() });
export type ThemesImported = z.infer<typeof themesImported>;

/** What became of a class that was cancelled. `told`: so many students, `students`: who they are. */
export const cancellationView = z.object({
  session: uid,
  date: day.nullable(),
  at: iso,
  by: uid,
  by_name: name,
  type: z.string(),
  comment: z.string(),
  told: z.int(),
  students: z.array(z.object({ student: uid, name })),
});
export type CancellationView = z.infer<typeof cancellationView>;

/** An act of the office on weeks. `is_active`: a reopening in force. */
export const openingRow = z.object({
  uid,
  action: z.enum(openingActions),
  is_active: z.boolean(),
  journals: z.int(),
  weeks: z.int(),
  called: z.array(localized),
  from: iso,
  until: iso.nullable(),
  reason: z.string(),
  by: uid,
  by_name: name,
});
export type OpeningRow = z.infer<typeof openingRow>;

/** What was closed and opened, by itself and by hand. */
export const blockingRow = z.object({
  uid,
  journal: uid,
  code: z.string(),
  name: localized,
  teacher: uid.nullable(),
  teacher_name: name,
  week: day,
  type: z.string(),
  at: iso,
  planned_at: iso.nullable(),
  until: iso.nullable(),
  by: uid,
  by_name: name,
  reason: z.string(),
  holes: z.int().nullable(),
});
export type BlockingRow = z.infer<typeof blockingRow>;

/** A choice of the cascade; `name` in the reader's language or as it is written. */
export const optionView = z.object({ uid, name: z.string(), journals: z.int() });
export type OptionView = z.infer<typeof optionView>;
export const fluxForBlock = z.object({
  flux: uid,
  offering: uid,
  code: z.string(),
  name: localized,
  journals: z.int(),
});

export const colorView = z.object({
  code: z.enum(colorCodes),
  color: z.string(),
  from: z.int().nullable(),
  to: z.int().nullable(),
});
export type ColorView = z.infer<typeof colorView>;

const tableLesson = z.object({
  journal: uid,
  offering: uid,
  code: z.string(),
  name: localized,
  load_type: z.string(),
  section: z.string(),
  subgroup: z.string(),
  teacher_name: name,
});
const tablePart = z.object({
  journal: uid,
  load_type: z.string(),
  average: share,
  marks: z.int(),
  missed: z.int(),
  excused: z.int(),
});
/** The journals of a course side by side: of each student what each says. */
export const gradingTable = z.object({
  lesson: z.array(tableLesson),
  data: z.array(z.object({ student: uid, name, group: z.string().nullable(), parts: z.array(tablePart) })),
});
export type GradingTable = z.infer<typeof gradingTable>;

/** Sums of classes held: `missed`, `excused`, `holes` as percent of the cells. */
export const statisticRow = z.object({
  key: z.string(),
  name: z.string(),
  cells: z.int(),
  missed: z.int(),
  excused: z.int(),
  holes: z.int(),
  missed_share: share,
  average: share,
});
export type StatisticRow = z.infer<typeof statisticRow>;
export const atRisk = z.object({
  student: uid,
  name,
  group: z.string().nullable(),
  unexcused: z.int(),
  average: share,
  email: z.string(),
  advisor: uid.nullable(),
  advisor_name: name,
  advisor_email: z.string().nullable(),
});
/** `department`: the reader heads one, and sees its teachers. `study_period`: the one that was asked for, else the last that has begun; null: none has. */
export const statisticsView = z.object({
  department: z.boolean(),
  study_period: uid.nullable(),
  limit: z.int(),
  rows: z.array(statisticRow),
  at_risk: z.array(atRisk),
});
export type StatisticsView = z.infer<typeof statisticsView>;

export const myAbsence = z.object({
  uid,
  date: day,
  start: z.int(),
  code: z.string(),
  name: localized,
  load_type: z.string(),
  excused: z.boolean(),
  reason: localized.nullable(),
  comment: z.string(),
});
export type MyAbsence = z.infer<typeof myAbsence>;
