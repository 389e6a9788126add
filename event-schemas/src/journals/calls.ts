import { z } from 'zod';
import { day, givenNote, id, moment, note, trimmed } from '../kernel/bounds.ts';
import { type ContractsOf, type EntityContracts, defineContracts } from '../kernel/calls.ts';
import { semesters } from '../curriculum/codes.ts';
import { loadTypes } from '../registration/codes.ts';
import { statisticKinds } from './codes.ts';
import type { entities } from './entities.ts';
import * as refusals from './refusal-groups.ts';
import * as values from './values.ts';
import * as views from './views.ts';

/** Uids of classes and cells are made of several. */
const longUid = z.string().min(1).max(200);
const uid = z.string().min(1).max(100);
const ofJournal = z.object({ journal: uid });
const done = z.object({ uid: longUid });
const typed = {
  mark: trimmed(20).nullable().optional(),
  missed: z.boolean().optional(),
  present: z.boolean().optional(),
  reasons_for_missing: id.nullable().optional(),
  comment: values.comment.optional(),
  /** The version that was seen: another one since is told, and nothing is written over it. */
  version: z.int().min(0).max(1_000_000).optional(),
};
const cell = z.object(typed);
const cells = z
  .array(cell.extend({ uid: longUid }))
  .min(1)
  .max(5000);
const place = values.place;
/** What the office has chosen so far; journals that fit all of it. */
export const choices = z.object({
  study_year: z.int().min(1990).max(2100).nullish(),
  semester: z.enum(semesters).nullish(),
  study_period: id.nullish(),
  cathedra: id.nullish(),
  teacher: id.nullish(),
  course: id.nullish(),
  lessons: z.array(uid).max(values.journalsAtOnce).nullish(),
});
const options = { body: choices, answer: z.array(views.optionView) };
const opening = z.object({
  action: values.openingAction.default('unblock'),
  weeks: z.array(day).min(1).max(60),
  until: moment.nullish(),
  reason: note.default(''),
});
const opened = z.object({ uid, journals: z.int(), weeks: z.int() });

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'GET /journals/electronic_journal/': { query: z.object({}), row: views.journalRow },
  'GET /journals/description_detail/{electronic_journal}/': {
    refuses: refusals.readingJournals,
    params: z.object({ electronic_journal: uid }),
    answer: views.journalView,
  },
  'GET /journals/student_detail/': {
    refuses: refusals.readingJournals,
    query: ofJournal,
    answer: z.array(views.journalStudent),
  },
  'GET /journals/date_detail/': {
    refuses: refusals.readingJournals,
    query: ofJournal.extend({ from: day.optional(), to: day.optional(), week: day.optional() }),
    answer: z.array(views.sessionView),
  },
  'GET /journals/mark_detail/': {
    refuses: refusals.readingJournals,
    query: ofJournal.extend({ session: longUid.optional(), student: uid.optional() }),
    answer: z.array(views.cellView),
  },
  'GET /journals/grading_system_control_form/': {
    refuses: refusals.readingJournals,
    query: ofJournal,
    answer: views.marksAllowed,
  },
  'GET /journals/reasons_for_missing/': { answer: z.array(views.reasonView) },
  'GET /journals/cancellation_history/': {
    refuses: refusals.readingJournals,
    query: ofJournal.extend({ session: longUid.optional() }),
    answer: z.array(views.cancellationView),
  },
  'GET /journals/history/': {
    refuses: refusals.readingJournals,
    query: ofJournal.extend({
      session: longUid.optional(),
      student: uid.optional(),
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      page_size: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: views.changePage,
  },
  'PUT /journals/edit_mark/{uid}/': {
    refuses: refusals.enteringCells,
    params: z.object({ uid: longUid }),
    body: cell,
    answer: views.cellView,
  },
  'POST /journals/edit_marks/': {
    refuses: [...refusals.enteringCells, 'journals.cells_refused'],
    body: ofJournal.extend({ cells }),
    answer: z.object({ cells: z.array(views.cellView) }),
  },
  'PUT /journals/configuring_classes/{uid}/update/': {
    refuses: [...refusals.placingClasses, 'journals.has_marks'],
    params: z.object({ uid: longUid }),
    body: z.object({
      theme: values.theme.optional(),
      comment: values.comment.optional(),
      canceled: z.boolean().optional(),
      start: place.shape.start.optional(),
      length: place.shape.length.optional(),
    }),
    answer: done,
  },
  'POST /journals/when_canceled_lesson_notify/': {
    refuses: refusals.tellingStudents,
    body: z.object({ sessions: z.array(longUid).min(1).max(100), text: note.default('') }),
    answer: z.object({ told: z.int() }),
  },
  'POST /journals/sessions/': {
    refuses: refusals.placingClasses,
    body: ofJournal.extend({ ...place.shape, room: id.nullable().default(null), theme: values.theme.default('') }),
    answer: done,
  },
  'PUT /journals/sessions/{uid}/move/': {
    refuses: refusals.placingClasses,
    params: z.object({ uid: longUid }),
    body: place,
    answer: done,
  },
  'GET /journals/courses/': { query: z.object({}), row: views.courseRow },
  'GET /journals/parallel_journals/': {
    refuses: refusals.readingJournals,
    query: ofJournal,
    answer: z.array(views.parallelJournal),
  },
  'POST /journals/copy_themes/': {
    refuses: refusals.copyingThemes,
    body: ofJournal.extend({ from: uid }),
    answer: z.object({ changed: z.int() }),
  },
  'GET /journals/grid/file/': { refuses: refusals.readingJournals, query: ofJournal },
  'GET /journals/themes/file/': { refuses: refusals.readingJournals, query: ofJournal },
  'POST /journals/themes/import/': {
    refuses: refusals.importingThemes,
    body: ofJournal.extend({ csv: z.string().max(1_000_000) }),
    answer: views.themesImported,
  },
  'PUT /journals/sessions/{uid}/substitute/': {
    refuses: ['journals.no_session'],
    params: z.object({ uid: longUid }),
    body: z.object({ teacher: id.min(1).nullable(), reason: givenNote }),
    answer: done,
  },
  'POST /journals/absence_excuses/': {
    refuses: ['journals.reason_unknown'],
    body: z.object({ student: id.min(1), from: day, to: day, reason: id.min(1), note: note.default('') }),
    answer: z.object({ excused: z.int() }),
  },
  'POST /journals/reopening_requests/': {
    refuses: ['journals.not_your_journal', 'journals.nothing_blocked'],
    body: ofJournal.extend({ week: day, ...values.asking.shape }),
    answer: z.object({ uid }),
  },
  'GET /journals/statistics/': {
    query: z.object({
      study_period: uid.optional(),
      by: z.enum(statisticKinds).default('week'),
      teacher: uid.optional(),
      cathedra: uid.optional(),
      journal: uid.optional(),
    }),
    answer: views.statisticsView,
  },
  'GET /journals/my_absences/': {
    refuses: refusals.aboutAStudent,
    query: z.object({ study_period: uid.optional(), student: uid.optional() }),
    answer: z.array(views.myAbsence),
  },
  /** The worker's. `day`: on which what is followed happened. */
  'POST /journals/follow/': {
    body: z.object({ offering: uid, day: day.optional() }),
    answer: z.object({ journals: z.int() }),
  },
  /** `approved`: journals of which the sheet of final grades is. */
  'POST /journals/settle/': {
    body: z.object({
      journals: z.array(uid).max(500).default([]),
      approved: z.array(uid).max(500).default([]),
      openings: z.array(uid).max(500).default([]),
    }),
    answer: z.object({ settled: z.int() }),
  },
  'POST /journals/tell_absences/': {
    body: z.object({
      students: z
        .array(ofJournal.extend({ student: uid }))
        .min(1)
        .max(500),
    }),
    answer: z.object({ told: z.int() }),
  },
  'POST /journals/grant_reopening/': {
    refuses: refusals.openingWeeks,
    body: z.object({ request: uid }),
    answer: z.object({ weeks: z.int() }),
  },
  'GET /block_unblock_ej/journal_block_unblock/': { query: z.object({}), row: views.blockingRow },
  'GET /block_unblock_ej/list/': { query: z.object({}), row: views.openingRow },
  'GET /block_unblock_ej/list_ej/': { query: z.object({}), row: views.journalRow },
  'GET /block_unblock_ej/final_grades_for_block/': {
    query: z.object({ course: uid.optional(), flux: uid.optional() }),
    answer: z.array(views.fluxForBlock),
  },
  'POST /block_unblock_ej/create/': {
    refuses: refusals.openingWeeks,
    body: choices.extend(opening.shape),
    answer: opened,
  },
  'PUT /block_unblock_ej/edit/{uid}/': {
    refuses: refusals.changingOpenings,
    params: z.object({ uid }),
    body: z.object({ until: moment.optional(), is_active: z.boolean().optional(), reason: note.optional() }),
    answer: done,
  },
  'PUT /block_unblock_ej/remove/{uid}/': {
    refuses: refusals.changingOpenings,
    params: z.object({ uid }),
    answer: done,
  },
  'POST /block_unblock_ej/academic_list_on_create/': options,
  'POST /block_unblock_ej/semester_list_on_create/': options,
  'POST /block_unblock_ej/cathedra_list_on_create/': options,
  'POST /block_unblock_ej/teacher_list_on_create/': options,
  'POST /block_unblock_ej/course_list_on_create/': options,
  'POST /block_unblock_ej/lesson_list_on_create/': options,
  'GET /organizations/grading_table/': {
    query: z.object({ course: uid, load_type: z.enum(loadTypes).optional() }),
    answer: views.gradingTable,
  },
  'GET /organizations/grading_table/students/': {
    query: z.object({ student: uid, study_period: uid }),
    answer: views.gradingTable,
  },
  'GET /organizations/adjusting_colors/': { answer: z.array(views.colorView) },
});

type Entities = typeof entities;
declare module '../kernel/calls.ts' {
  interface Contracts
    extends
      ContractsOf<typeof contracts>,
      EntityContracts<Entities['journal_block_rule']>,
      EntityContracts<Entities['reason_for_missing']>,
      EntityContracts<Entities['journal_type']>,
      EntityContracts<Entities['journal_color']>,
      EntityContracts<Entities['absence_limit']>,
      EntityContracts<Entities['course_material']> {}
}
