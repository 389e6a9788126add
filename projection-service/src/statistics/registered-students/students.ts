import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import { list, type Column, type ListCall, type ListContract } from '@portal/platform/http/types.ts';
import { choice } from '@portal/platform/lists/columns.ts';
import { displayName } from '../../registration/students.ts';
import { lessonNamesSql } from './lesson-names.ts';
import { ofTerm, seesStudent, type Reader } from './readers.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

/** How a student stands with a course. */
const standingNames: Column['names'] = {
  registered: listNames.registeredCount,
  offered: listNames.seatOffered,
  waiting: listNames.waiting,
  basket: listNames.inTheBasket,
};
const text = (sql: string, header: Column['header'], search = false): Column => ({
  sql,
  type: 'text',
  sort: true,
  search,
  header,
});
const flux = 'coalesce(p.taken_flux, p.queued_flux, p.held_flux)';
const lessons = 'coalesce(p.taken_lessons, p.offer_lessons, p.queued_lessons, p.held_lessons)';
const columns: Record<string, Column> = {
  uid: { sql: `p.student || '.' || p.offering`, type: 'text' },
  student: { sql: 'p.student', type: 'text' },
  course: { sql: 'p.offering', type: 'text' },
  course_code: text('o.code', listNames.courseCode),
  course_name: { sql: 'o.name', type: 'localized', sort: true, header: columnNames.course },
  code: text('s.code', listNames.studentId, true),
  display_name: { ...text('s.display_name', columnNames.student, true), required: true },
  year: { sql: 's.course', type: 'number', sort: true, filter: 'equals', header: columnNames.year },
  group: choice('s.student_group'),
  group_name: text('g.code', columnNames.group, true),
  edu_program: choice('s.edu_program'),
  edu_program_name: { sql: 'ep.name', type: 'localized', sort: true, header: columnNames.program },
  advisor: choice('s.advisor'),
  advisor_name: text(`nullif(${displayName('a')}, '')`, columnNames.advisor),
  flux: choice(flux),
  section: { sql: 'f.number', type: 'number', sort: true, header: columnNames.stream },
  lesson_names: { sql: lessonNamesSql(`l.uid = ANY(${lessons})`), type: 'localized', header: columnNames.lessons },
  credits: { sql: 'o.credits', type: 'number', sort: true, header: columnNames.credits },
  audit: {
    sql: 'coalesce(p.taken_audit, p.queued_audit, p.held_audit, false)',
    type: 'boolean',
    filter: 'equals',
    sort: true,
    header: columnNames.audit,
  },
  standing: choice(
    `CASE WHEN p.taken_lessons IS NOT NULL THEN 'registered' WHEN p.offer_lessons IS NOT NULL THEN 'offered'
        WHEN p.queued_lessons IS NOT NULL THEN 'waiting' ELSE 'basket' END`,
    listNames.standing,
    standingNames,
  ),
  place: {
    sql: `CASE
        WHEN p.queued_lessons IS NOT NULL THEN 1
          + (SELECT count(*) FROM registration.places w
            WHERE w.offering = p.offering AND w.queue_order < p.queue_order) END`,
    type: 'number',
    header: listNames.placeInLine,
  },
  permitted: {
    sql: 'EXISTS (SELECT 1 FROM registration.teacher_permissions tp WHERE tp.offering = p.offering AND tp.student = p.student)',
    type: 'boolean',
    filter: 'equals',
  },
  card: { sql: `p.student || '.' || o.study_period`, type: 'text' },
  status: choice(`coalesce(c.status, 'NOT_STARTED')`, columnNames.card, cardStatusNames),
  email: text('s.email', columnNames.email, true),
  since: {
    sql: 'coalesce(p.taken_at, p.queued_at, p.held_at)',
    type: 'time',
    sort: true,
    filter: 'range',
    header: listNames.since,
  },
};
const rows: Pick<ListCall, 'from' | 'columns' | 'defaultSort'> = {
  from: `registration.places p
    JOIN registration.offerings o ON o.uid = p.offering
    LEFT JOIN registration.fluxes f ON f.uid = ${flux}
    LEFT JOIN registration.cards c ON c.student = p.student AND c.study_period = o.study_period
    JOIN curriculum.students_public s ON s.uid = p.student
    LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
    LEFT JOIN curriculum.edu_programs_public ep ON ep.uid = s.edu_program
    LEFT JOIN curriculum.teachers_public a ON a.uid = s.advisor`,
  columns,
  defaultSort: ['display_name', 'ASC'],
};

/** Students who sit on a course, wait for it, or hold a seat of it; `lesson` narrows to one of its lessons. */
function visible(reader: Reader): string {
  const {
    query: { course, lesson },
    bind,
  } = reader;
  return [
    'num_nonnulls(p.taken_lessons, p.queued_lessons, p.held_lessons) > 0',
    `(${seesStudent(reader)})`,
    ...(course ? [`p.offering = ${bind(course)}`] : []),
    ...(lesson ? [`${bind(lesson)} = ANY(${lessons})`] : []),
  ].join(' AND ');
}
const studentsOf = (contract: ListContract, summary: string): ListCall =>
  list(contract, {
    summary,
    ...rows,
    where: reader => `${visible(reader)}${reader.query['course'] ? '' : ` AND ${ofTerm(reader)}`}`,
  });

/** Of the course named, else of all courses of a term. */
export const studentLists = [
  studentsOf(
    contracts['GET /registration/registered_students/'],
    'Students on courses with lessons and cards: a course’s teachers see all, advisors their own',
  ),
  studentsOf(
    contracts['GET /advisors/detail_registration_disipline/all_list/'],
    'The same list under the path of the specification',
  ),
];
