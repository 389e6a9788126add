import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { isEditable, refusalsToAdd } from '../registration/card/rules.ts';
import { catalogueOf } from '../registration/catalogue.ts';
import { preparationLevelFits, programFits } from '../registration/courses/policies.ts';
import { sidebarCourse } from '../registration/courses/sidebar-course.ts';
import { sidebarContext } from '../registration/courses/sidebar.ts';
import { obstacles } from '../registration/explain.ts';
import { creditsOf, registrationOf } from '../registration/registration.ts';
import { studentOf } from '../registration/students.ts';
import { contracts } from '@portal/event-schemas/plans/calls.ts';

async function summersOf(
  db: Sql,
  today: string,
  study_year: number | undefined,
): Promise<{ terms: StudyPeriodView[]; term: StudyPeriodView | undefined }> {
  const terms = [...(await catalogueOf(db)).studyPeriods.values()]
    .filter(one => one.semester === 'summer')
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.uid.localeCompare(b.uid));
  const term =
    study_year === undefined
      ? (terms.find(one => one.end_date >= today) ?? terms.at(-1))
      : terms.find(one => one.study_year === study_year);
  return { terms, term };
}

/** The summer semester of a student (portal-calls.md §7.4); registering goes through the calls of registration, with the summer's limit. */
export const summerCalls = [
  query(contracts['GET /user/student_discipline_view_set/summer/'], {
    summary: 'The summer term: limit, credits, and whether one may register',
    async run(input) {
      const student = await studentOf(input, input.query.student);
      const now = input.host.clock.iso();
      const { terms, term } = await summersOf(input.db, now.slice(0, 10), input.query.study_year);
      if (!term) {
        const limit = (await catalogueOf(input.db)).settings.summer_max_credit;
        return {
          study_period: null,
          registration_period: null,
          card: null,
          status: 'NOT_STARTED' as const,
          limit,
          current_count: 0,
          onway: 0,
          left: limit,
          editable: false,
          obstacles: [obstacles(input)(reject('registration.no_summer_term'))],
          terms,
        };
      }
      const registration = await registrationOf(input.db, student, term.uid, now);
      const { max, amount } = creditsOf(registration);
      const {
        rows: [done],
      } = await input.db.query<{ credits: number }>(
        `SELECT coalesce(sum(c.credits), 0)::float8 AS credits
         FROM registration.card_courses c
         JOIN registration.completed r ON r.student = c.student AND r.discipline = c.discipline
           AND r.study_period = c.study_period AND r.completed
         WHERE c.student = $1 AND c.study_period = $2 AND NOT c.audit`,
        [student.uid, term.uid],
      );
      return {
        study_period: term,
        registration_period: registration.registration_period,
        card: `${student.uid}.${term.uid}`,
        status: registration.card.status,
        limit: max,
        current_count: done!.credits,
        onway: amount - done!.credits,
        left: Math.max(0, max - amount),
        editable: isEditable(registration),
        obstacles: refusalsToAdd(registration).map(({ refusal }) => obstacles(input)(refusal)),
        terms,
      };
    },
  }),
  query(contracts['GET /user/student_discipline_view_set/summer_disipline/'], {
    summary: 'Courses of the summer term as the student sees them, what has to be repeated first',
    async run(input) {
      const student = await studentOf(input, input.query.student);
      const now = input.host.clock.iso();
      const { term } = await summersOf(input.db, now.slice(0, 10), input.query.study_year);
      if (!term) throw new Refused(reject('registration.no_summer_term'));
      const registration = await registrationOf(input.db, student, term.uid, now);
      const { courses, context } = await sidebarContext(input, registration);
      const { rows } = await input.db.query<{ discipline: string; letter: string; completed: boolean }>(
        'SELECT discipline, letter, completed FROM registration.completed WHERE student = $1',
        [student.uid],
      );
      const completed = new Set(rows.filter(row => row.completed).map(row => row.discipline));
      const failed = new Map(
        rows.filter(row => !completed.has(row.discipline)).map(row => [row.discipline, row.letter]),
      );
      const isFor = (course: (typeof courses)[number]): boolean =>
        course.standing !== null ||
        failed.has(course.discipline) ||
        course.granted === true ||
        (!completed.has(course.discipline) &&
          [preparationLevelFits, programFits].every(policy => policy(course, context.outlook) === null));
      return courses
        .filter(isFor)
        .map(course => ({
          ...sidebarCourse(course, context),
          retake: failed.has(course.discipline),
          letter: failed.get(course.discipline) ?? null,
        }))
        .toSorted((a, b) => Number(b.retake) - Number(a.retake) || a.sort_order - b.sort_order);
    },
  }),
];
