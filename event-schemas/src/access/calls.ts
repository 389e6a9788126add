import { z } from 'zod';
import { quantity } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { isStorable } from '../kernel/storable.ts';
import {
  accessBulkBody,
  accessReport,
  courseAccessBody,
  selectedAccessAnswer,
  selectedAccessBulkBody,
  selectedAccessBulkQuery,
  selectedAccessQuery,
  studentAccessBulkBody,
  studentAccessReport,
} from '../registration/requests.ts';
import { uid } from '../registration/values.ts';
import {
  accessHistoryRow,
  accessStatistics,
  courseAccess,
  courseOfSelection,
  courseSelection,
  courseStatusList,
  disciplineAccess,
  selectedStudent,
  studentListEntry,
  studentStatuses,
  studentStatusesBody,
  teacherAccess,
} from './views.ts';
import { ofACourse, ofAStudent } from '../registration/refusal-groups.ts';

const value = z.string().max(100).refine(isStorable, 'wrong_format');
/** A filter of a list with one value or several, separated by commas or as an array: a list of texts. */
const several = z
  .union([
    z.string().max(20_000).refine(isStorable, 'wrong_format'),
    quantity,
    z.array(z.union([value, quantity])).max(500),
  ])
  .transform(given =>
    (Array.isArray(given) ? given.map(String) : String(given).split(',')).map(text => text.trim()).filter(Boolean),
  );
export const accessQuery = z.object({
  /** Of one lesson: who teaches it, of which kind it is, how it stands. */
  teacher: several.optional(),
  load_type: several.optional(),
  lesson_status: several.optional(),
  /** Of a study plan that has the discipline: program, entry year, year of study. */
  edu_program: several.optional(),
  entry_year: several.optional(),
  course: several.optional(),
  /** Disciplines that are open to this level. */
  preparation_level: several.optional(),
});
/** Filters as a query of a call that is not a list itself: both dialects of lists. */
const listFilters = z.looseObject({
  filter: z.string().max(20_000).optional(),
  q: z.string().max(200).optional(),
  study_period: z.string().max(1000).optional(),
});
/** `standing=cancelled` finds students with a seat in a cancelled lesson, `blocked` those who wait for a blocked one, both in `offering` where it is given. */
export const entryQuery = z.object({
  standing: z.enum(['cancelled', 'blocked']).optional(),
  offering: several.optional(),
});
/** The courses asked for, and whether only those who are let past a block on all of them are wanted, or only the others. */
export const selectedQuery = z.object({
  courses: several.optional(),
  status: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform(value => String(value) === 'true')
    .optional(),
});

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'PUT /registration/offerings/{uid}/access/': {
    params: z.object({ uid }),
    body: courseAccessBody,
    refuses: [...ofACourse, 'registration.access_target_not_found'],
  },
  'PUT /registration/access/': {
    body: accessBulkBody,
    answer: accessReport,
    refuses: [...ofACourse, 'registration.access_target_not_found'],
  },
  'POST /organizations/discipline_registration_access_for_selected_students/set_access/': {
    query: selectedAccessQuery,
    answer: selectedAccessAnswer,
    refuses: [...ofAStudent, ...ofACourse],
  },
  'POST /organizations/discipline_registration_access_for_selected_students/set_access_bulk/': {
    query: selectedAccessBulkQuery,
    body: selectedAccessBulkBody,
    answer: selectedAccessAnswer,
    refuses: [...ofAStudent, ...ofACourse],
  },
  'PUT /registration/student_access/': {
    body: studentAccessBulkBody,
    answer: studentAccessReport,
    refuses: [...ofAStudent, 'advising.office_only', 'platform.record_unknown'],
  },
  'GET /organizations/discipline_registration_access/': { row: courseAccess, query: accessQuery },
  'GET /registration/access/selection/': { query: listFilters, answer: courseSelection },
  'GET /registration/access/disciplines/': { row: disciplineAccess },
  'GET /registration/access/teachers/': { row: teacherAccess },
  'GET /organizations/history_registration_access/': { row: accessHistoryRow },
  'GET /organizations/course_status_list/': { answer: courseStatusList },
  'GET /organizations/statistics_discipline_registration_access/': { query: listFilters, answer: accessStatistics },
  'GET /organizations/statistic_student_list/': { row: studentListEntry, query: entryQuery },
  'GET /organizations/discipline_registration_access_for_selected_students/': {
    row: selectedStudent,
    query: selectedQuery,
  },
  'GET /organizations/discipline_registration_access_for_selected_students/get_dicipline/': { row: courseOfSelection },
  'POST /organizations/discipline_registration_access_for_selected_students/get_student_statuses/': {
    body: studentStatusesBody,
    answer: studentStatuses,
    refuses: ofAStudent,
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
