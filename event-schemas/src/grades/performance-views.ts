import { z } from 'zod';
import { localized } from '../kernel/localized.ts';
import { markKinds } from './codes.ts';
import { rowStateCodes } from './row-rules.ts';
import { markCode, rowUid, sheetUid, uid } from './values.ts';

/** What is read of a student's grades: results, the course as it goes, what the study plan still asks. Points and GPA in hundredths. */

/** A course in which a student has a row. */
const courseOfStudent = z.object({
  uid: rowUid,
  offering: uid,
  discipline: uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  study_period: uid,
  study_period_name: localized.nullable(),
});

/** One approved attempt of a student. `is_counted`: it is the one that the GPA counts. */
export const resultView = courseOfStudent.extend({
  study_year: z.int().nullable(),
  semester: z.string().nullable(),
  mark: markCode,
  kind: z.enum(markKinds),
  points: z.int().nullable(),
  percent: z.int().nullable(),
  passed: z.boolean(),
  approved_at: z.string(),
  is_counted: z.boolean(),
});
export const gpaView = z.object({ gpa: z.int().nullable(), credits: z.number() });
export const studentResults = z.object({
  student: uid,
  results: z.array(resultView),
  periods: z.array(gpaView.extend({ study_period: uid, name: localized.nullable() })),
  total: gpaView,
});
export type StudentResults = z.infer<typeof studentResults>;

/** What a kind of lessons has come to. `percent`: its share, `average`: hundredths of a percent, `counts`: it makes the rating. */
const ratingPartView = z.object({
  load_type: z.string(),
  percent: z.int(),
  marks: z.int(),
  average: z.int().nullable(),
  counts: z.boolean(),
});
/** A course of a student as it goes: parts that are known, what the exam must give for each mark. */
export const performanceRow = courseOfStudent.extend({
  main_teacher_name: z.string().nullable(),
  audit: z.boolean(),
  rating: z.int().nullable(),
  exam: z.int().nullable(),
  /** Of approved rows alone. */
  mark: markCode.nullable(),
  percent: z.int().nullable(),
  parts: z.array(ratingPartView),
  missed: z.int(),
  excused: z.int(),
  needed: z.array(z.object({ mark: markCode, from: z.int(), exam: z.int().nullable() })),
});
export type PerformanceRow = z.infer<typeof performanceRow>;
/** With its classes until today, the last first. `percent`: of the mark of the class. */
export const performanceDetail = performanceRow.extend({
  lessons: z.array(
    z.object({
      uid: z.string(),
      journal: z.string(),
      load_type: z.string(),
      date: z.string(),
      start: z.int(),
      theme: z.string(),
      canceled: z.boolean(),
      mark: z.string().nullable(),
      percent: z.number().nullable(),
      attendance: z.enum(['present', 'missed']).nullable(),
      excused: z.boolean(),
      reason: localized.nullable(),
      comment: z.string(),
    }),
  ),
});
export type PerformanceDetail = z.infer<typeof performanceDetail>;
/** What a journal has of a student; `average`: hundredths of a percent. */
export const journalOfStudent = z.object({
  uid: z.string(),
  load_type: z.string(),
  section: z.string(),
  subgroup: z.string(),
  teacher_name: z.string().nullable(),
  marks: z.int(),
  average: z.int().nullable(),
  missed: z.int(),
  excused: z.int(),
});
export type JournalOfStudent = z.infer<typeof journalOfStudent>;
/** Courses in the layout of AUCA. `letter`, `points`: of the last approved attempt; `gpa`: of those that are shown. */
export const performanceAuca = z.object({
  student: uid,
  results: z.array(
    courseOfStudent.extend({
      study_year: z.int().nullable(),
      semester: z.string().nullable(),
      main_teacher_name: z.string().nullable(),
      letter: markCode.nullable(),
      points: z.int().nullable(),
      percent: z.int().nullable(),
      journals: z.int(),
    }),
  ),
  gpa: gpaView,
});
export type PerformanceAuca = z.infer<typeof performanceAuca>;

/** A student in a course for who teaches, advises or oversees them. `mark`, `percent`: for an advisor of approved rows alone. */
export const academicRow = z.object({
  id: rowUid,
  uid: rowUid,
  sheet: sheetUid,
  version: z.int(),
  offering: uid,
  code: z.string(),
  name: localized,
  study_period: uid,
  study_period_name: localized.nullable(),
  student: uid,
  student_name: z.string().nullable(),
  student_group: uid.nullable(),
  group: z.string().nullable(),
  main_teacher: uid.nullable(),
  main_teacher_name: z.string().nullable(),
  rating: z.int().nullable(),
  exam: z.int().nullable(),
  mark: markCode.nullable(),
  percent: z.int().nullable(),
  state: z.enum(rowStateCodes),
});
export type AcademicRow = z.infer<typeof academicRow>;
/** What a student's plan has that is not completed. `overdue`: of a year before theirs; `last_mark`: of an attempt that was not passed. */
export const differenceRow = z.object({
  discipline: uid,
  code: z.string(),
  name: localized,
  credits: z.number(),
  semester: z.int(),
  overdue: z.boolean(),
  last_mark: z.string().nullable(),
});
export const difference = z.object({
  student: uid,
  study_plan: uid.nullable(),
  results: z.array(differenceRow),
  credits: z.number(),
});
