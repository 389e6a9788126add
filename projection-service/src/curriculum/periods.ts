import { courseName } from '@portal/event-schemas/curriculum/names.ts';
import { studyPeriodRow } from '@portal/event-schemas/curriculum/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused, type AnyCall } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { contracts } from '@portal/event-schemas/curriculum/calls.ts';

interface PlanLine {
  uid: string;
  code: string;
  name: Localized;
  semester: number;
  credits: number;
}
/** Two semesters make a year of study. */
const courseOf = ({ semester }: PlanLine): number => Math.ceil(semester / 2);

/** Study periods of a year and the disciplines of a plan by year of study (portal-calls.md §7.8, common). */
export const periods: readonly AnyCall[] = [
  query(contracts['GET /common/reg_periods/'], {
    summary: 'Study periods of an academic year, or of all',
    async run({ db, query: { study_year } }) {
      const { rows } = await db.query<z.infer<typeof studyPeriodRow>>(
        `select ${Object.keys(studyPeriodRow.shape).join(', ')} from curriculum.study_periods where $1::int is null or study_year = $1 order by start_date`,
        [study_year ?? null],
      );
      return rows;
    },
  }),
  query(contracts['GET /common/courses_from_study_plan/'], {
    summary: 'Years of study of a plan with their disciplines; without `study_plan` the student’s own',
    async run({ db, query: { study_plan }, actor }) {
      const plan = await db.query<{ uid: string }>(
        `select uid from curriculum.study_plans where uid = coalesce($1, (select study_plan from curriculum.students where uid = $2))`,
        [study_plan ?? null, actor.id],
      );
      if (!plan.rows[0])
        throw new Refused(reject('curriculum.study_plan_not_found', { study_plan: study_plan ?? null }));
      const { rows } = await db.query<PlanLine>(
        `select discipline.uid, discipline.code, discipline.name, line.semester, line.credits
         from curriculum.study_plans plan, jsonb_to_recordset(plan.lines) as line(discipline text, semester int, credits double precision)
         join curriculum.disciplines discipline on discipline.uid = line.discipline
         where plan.uid = $1 order by line.semester, discipline.code`,
        [plan.rows[0].uid],
      );
      const courses = [...new Set(rows.map(courseOf))];
      return courses.map(course => ({
        course,
        name: courseName(course),
        disciplines: rows.filter(line => courseOf(line) === course),
      }));
    },
  }),
];
