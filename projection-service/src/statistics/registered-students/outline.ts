import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { CourseOutline } from '@portal/event-schemas/statistics/registered-students.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import { lessonsOf, lessonView } from '../../registration/courses/lessons.ts';
import { mine, readersSql, seesStudent } from './readers.ts';
import { contracts } from '@portal/event-schemas/statistics/calls.ts';

type Head = Pick<CourseOutline, 'uid' | 'code' | 'name' | 'credits' | 'study_period' | 'period_name' | 'teaches'>;

/** The head of a course's list of students. Refuses with `registration.course_not_found`, `registration.not_your_course`. */
export const outlineCalls = [
  query(contracts['GET /registration/registered_students/outline/'], {
    summary: 'A course with its streams, lessons, and the groups and programs of its students',
    async run({ db, query: { course }, ...input }) {
      const values: unknown[] = [];
      const reader = { ...input, query: {}, bind: (value: unknown) => `$${values.push(value)}` };
      const {
        rows: [head],
      } = await db.query<Head>(
        `SELECT o.uid, o.code, o.name, o.credits, o.study_period, sp.name AS period_name, v.teaches
         FROM ${readersSql('offering')} v
         JOIN registration.offerings o ON o.uid = v.part
         LEFT JOIN curriculum.study_periods_public sp ON sp.uid = o.study_period WHERE ${mine(reader)} AND v.part = ${reader.bind(course)}`,
        values,
      );
      if (!head) {
        const {
          rows: [other],
        } = await db.query<{ name: unknown }>('SELECT name FROM registration.offerings WHERE uid = $1', [course]);
        throw new Refused(
          other
            ? reject('registration.not_your_course', { course: other.name })
            : reject('registration.course_not_found', { offering: course }),
        );
      }
      values.length = 0;
      const { rows } = await db.query<{
        flux: string;
        group: string | null;
        group_code: string | null;
        program: string | null;
        program_code: string;
        program_name: CourseOutline['name'];
      }>(
        `SELECT coalesce(p.taken_flux, p.queued_flux, p.held_flux) AS flux, g.uid AS "group", g.code AS group_code,
           ep.uid AS program, ep.code AS program_code, ep.name AS program_name
         FROM registration.places p JOIN registration.offerings o ON o.uid = p.offering LEFT JOIN curriculum.students_public s ON s.uid = p.student
         LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group LEFT JOIN curriculum.edu_programs_public ep ON ep.uid = s.edu_program
         WHERE p.offering = ${reader.bind(course)} AND p.taken_lessons IS NOT NULL AND (${seesStudent(reader)}) ORDER BY g.code, ep.code`,
        values,
      );
      const lessons = await lessonsOf(db, [course]);
      const unique = <T extends { uid: string }>(items: readonly T[]): T[] => [
        ...new Map(items.map(item => [item.uid, item])).values(),
      ];
      return {
        ...head,
        fluxes: [...new Map(lessons.map(lesson => [lesson.flux, lesson.flux_number]))].map(([flux, number]) => ({
          uid: flux,
          number,
          registered: rows.filter(row => row.flux === flux).length,
          lessons: lessons
            .filter(lesson => lesson.flux === flux)
            .map(lesson => {
              const { uid: lessonUid, load_type, section, subgroup, teacher } = lessonView(lesson, []);
              return { uid: lessonUid, load_type, section, subgroup, teacher, mine: teacher?.uid === input.actor.id };
            }),
        })),
        groups: unique(rows.flatMap(row => (row.group ? [{ uid: row.group, code: row.group_code! }] : []))),
        edu_programs: unique(
          rows.flatMap(row =>
            row.program ? [{ uid: row.program, code: row.program_code, name: row.program_name }] : [],
          ),
        ),
      };
    },
  }),
];
