import { postrequisites } from '@portal/event-schemas/registration/views.ts';
import { query } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { disciplineReference } from '../catalogue.ts';
import { registrationFor, type Registration } from '../registration.ts';
import { plannedLines } from '../study-plans.ts';
import { programOf, type StudentRow } from '../students.ts';
import { coursesOfPeriod, type CourseRow, type PrerequisiteRow } from './load.ts';
import { areMet, completedBy, prerequisiteViews, rowsFor } from './prerequisites.ts';
import { courseFor } from './sidebar.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const coursesFor = (db: Sql, { student, study_period }: Registration): Promise<readonly CourseRow[]> =>
  coursesOfPeriod(db, student.uid, study_period.uid);

/** Disciplines for which a discipline is a prerequisite in the student's program, with the course of the term where there is one. */
async function postrequisitesOf(
  db: Sql,
  student: StudentRow,
  discipline: string,
  studyPeriod: string,
): Promise<z.infer<typeof postrequisites>> {
  const { rows } = await db.query<z.infer<typeof postrequisites>['results'][number]>(
    `SELECT d.uid, d.code, d.name,
       (SELECT o.uid FROM registration.offerings o
         WHERE o.discipline = d.uid AND o.study_period = $3 ORDER BY o.code
         LIMIT 1) AS course
     FROM curriculum.disciplines_public d
     WHERE EXISTS (SELECT 1
       FROM jsonb_to_recordset(d.prerequisites) AS r(edu_program text, required_discipline text,
         and_prerequisites jsonb, is_active boolean)
       WHERE r.is_active AND (r.edu_program IS NULL OR r.edu_program = $2) AND (r.required_discipline = $1 OR r.and_prerequisites ? $1))
     ORDER BY d.code`,
    [discipline, student.edu_program, studyPeriod],
  );
  return { exists: rows.length > 0, results: rows };
}

/** What belongs together: recommended, connected, before and after a course (portal.md §3). */
export const relatedCalls = [
  query(contracts['GET /organizations/recommended_disciplines/'], {
    summary: 'Disciplines of the study plan for the student’s semester',
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const lines = plannedLines(registration.plan, registration);
      const courses = await coursesFor(input.db, registration);
      const completed = await completedBy(input.db, registration.student.uid);
      return lines.flatMap(({ discipline, credits, semester }) => {
        const reference = disciplineReference(registration.catalogue, discipline);
        const offered = courses.filter(course => course.discipline === discipline);
        const registered = offered.some(course => course.standing === 'registered');
        const status = completed.has(discipline)
          ? ('accomplished' as const)
          : registered
            ? ('registered' as const)
            : ('not_accomplished' as const);
        return reference
          ? { discipline: reference, quantity_of_credits: credits, semester, course: offered[0]?.uid ?? null, status }
          : [];
      });
    },
  }),
  query(contracts['GET /organizations/connected_with/'], {
    summary: 'Courses to be taken together with the chosen ones',
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const courses = await coursesFor(input.db, registration);
      const reference = ({ uid: course, code, name }: CourseRow) => ({ uid: course, code, name });
      return courses
        .filter(course => course.standing !== null)
        .flatMap(course =>
          courses
            .filter(other => course.corequisites.includes(other.discipline))
            .map(other => ({
              education_program: programOf(registration.student),
              course: reference(course),
              suggested_course: reference(other),
              registered: other.standing === 'registered',
            })),
        );
    },
  }),
  query(contracts['GET /organizations/exists_postrequisites/'], {
    summary: 'Courses that need this one first',
    async run(input) {
      const { course, registration } = await courseFor(input, input.query.course, input.query.student);
      return postrequisitesOf(input.db, registration.student, course.discipline, course.study_period);
    },
  }),
  query(contracts['POST /organizations/postrequisites_for_discipline/'], {
    summary: 'Disciplines that need this one first',
    async run(input) {
      const { student, study_period } = await registrationFor(input, input.body);
      return postrequisitesOf(input.db, student, input.body.discipline, study_period.uid);
    },
  }),
  query(contracts['GET /organizations/online_registration/prerequisites/'], {
    summary: 'What must be completed before a course',
    async run(input) {
      const {
        course,
        registration: {
          student,
          programs: [program = ''],
          catalogue,
        },
      } = await courseFor(input, input.query.course, input.query.student);
      const completed = await completedBy(input.db, student.uid);
      const rows: PrerequisiteRow[] = rowsFor(course.prerequisites, program);
      return {
        met: areMet(course.prerequisites, program, completed),
        results: prerequisiteViews(rows, completed, catalogue),
      };
    },
  }),
];
