import { listNames } from '@portal/event-schemas/statistics/list-names.ts';
import { languageNames } from '@portal/event-schemas/curriculum/language-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { number } from '@portal/platform/lists/columns.ts';
import { displayName } from '../../registration/students.ts';
import { lessonNamesSql } from './lesson-names.ts';
import { mine, ofTerm, readersSql } from './readers.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

/** Who teaches sees the course's own sums; of others the students are counted whom they advise. */
const counted = (column: string, condition: string, part: string): string => `CASE WHEN v.teaches THEN ${column} ELSE
  (SELECT count(*) FROM registration.places p
    JOIN curriculum.students_public s ON s.uid = p.student
    WHERE ${part} AND ${condition} AND s.advisor = v.reader) END`;
const counts = (
  part: string,
  sums: Record<'registered' | 'audit' | 'waiting', string>,
): Record<'registered' | 'audit' | 'waiting', Column> => ({
  registered: number(counted(sums.registered, 'p.taken_lessons IS NOT NULL', part), listNames.registered),
  audit: number(counted(sums.audit, 'p.taken_audit', part), columnNames.audit),
  waiting: number(counted(sums.waiting, 'p.queued_lessons IS NOT NULL', part), columnNames.waiting),
});
const about: Record<string, Column> = {
  code: { sql: 'o.code', type: 'text', sort: true, search: true, header: columnNames.code },
  name: { sql: 'o.name', type: 'localized', sort: true, search: true, header: columnNames.course },
  credits: number('o.credits', columnNames.credits),
  study_period: { sql: 'o.study_period', type: 'text' },
  period_name: { sql: 'sp.name', type: 'localized', header: columnNames.study_period },
  teaches: { sql: 'v.teaches', type: 'boolean', sort: true },
};
const capacity: Column['header'] = columnNames.capacity;
const left: Column['header'] = columnNames.left;

const ofCourse = 'p.offering = o.uid';

/** Courses with their students in numbers: a teacher's own, an advisor's by their students. */
export const courseList = list(contracts['GET /registration/registered_students/courses/'], {
  summary: 'Courses of a term with counts of registered, auditing and waiting students',
  from: `${readersSql('offering')} v
    JOIN registration.offerings o ON o.uid = v.part
    JOIN registration.offering_counts c ON c.offering = o.uid
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period
    LEFT JOIN curriculum.disciplines_public d ON d.uid = o.discipline
    LEFT JOIN curriculum.cathedras_public k ON k.uid = d.cathedra
    LEFT JOIN registration.offering_seats seats ON seats.offering = o.uid`,
  columns: {
    uid: { sql: 'o.uid', type: 'text', filter: 'equals' },
    ...about,
    cathedra_name: { sql: 'k.name', type: 'localized', sort: true, header: columnNames.department },
    lessons: {
      sql: lessonNamesSql('l.offering = o.uid AND l.teacher = v.reader'),
      type: 'localized',
      header: listNames.lessonsOfTheTeacher,
    },
    ...counts(ofCourse, {
      registered: 'c.registered + c.registered_audit',
      audit: 'c.registered_audit',
      waiting: 'c.waiting',
    }),
    basket: number(counted('c.basket', 'p.held_lessons IS NOT NULL', ofCourse), listNames.inBaskets),
    capacity: number('coalesce(seats.capacity, 0)', capacity),
    left: number('coalesce(seats.free, 0)', left),
  },
  defaultSort: ['code', 'ASC'],
  where: reader => `${mine(reader)} AND ${ofTerm(reader)}`,
});

const ofFlux = 'p.offering = o.uid AND coalesce(p.taken_flux, p.queued_flux, p.held_flux) = f.uid';
const inSection = (condition: string): string =>
  `(SELECT count(*) FROM registration.places p WHERE ${ofFlux} AND ${condition})`;
const inFlux = (sql: string): string => `(SELECT ${sql}
    FROM (SELECT sum(l.capacity) AS capacity,
      sum(CASE WHEN l.access IS NULL THEN greatest(0, l.capacity - n.taken - n.held - n.offered) ELSE 0 END) AS free
  FROM registration.lessons l JOIN registration.lesson_seats n ON n.lesson = l.uid WHERE l.flux = f.uid GROUP BY l.load_type) t)`;

/** The same by section: one row for a stream with its instructors. */
export const sectionList = list(contracts['GET /registration/registered_students/sections/'], {
  summary: 'Sections of a term’s courses with counts of students',
  from: `${readersSql('flux')} v
    JOIN registration.fluxes f ON f.uid = v.part
    JOIN registration.offerings o ON o.uid = f.offering
    LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period`,
  columns: {
    uid: { sql: 'f.uid', type: 'text', filter: 'equals' },
    course: { sql: 'o.uid', type: 'text', filter: 'equals' },
    ...about,
    section: number('f.number', listNames.section),
    instructors: {
      sql: `coalesce((SELECT string_agg(DISTINCT ${displayName('t')}, ', ')
          FROM registration.lessons l JOIN curriculum.teachers_public t ON t.uid = l.teacher
          WHERE l.flux = f.uid),
          '')`,
      type: 'text',
      search: true,
      header: listNames.teachers,
    },
    language: {
      sql: `coalesce((SELECT min(l.language) FROM registration.lessons l WHERE l.flux = f.uid), '')`,
      type: 'text',
      header: listNames.language,
      names: languageNames,
    },
    ...counts(ofFlux, {
      registered: inSection('p.taken_lessons IS NOT NULL'),
      audit: inSection('p.taken_audit'),
      waiting: inSection('p.queued_lessons IS NOT NULL'),
    }),
    capacity: number(inFlux('min(t.capacity)'), capacity),
    left: number(inFlux('min(t.free)'), left),
  },
  defaultSort: ['code', 'ASC'],
  where: reader => `${mine(reader)} AND ${ofTerm(reader)}`,
});
