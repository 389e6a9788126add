import { componentNames, cycleNames } from '@portal/event-schemas/curriculum/names.ts';
import { component, cycle } from '@portal/event-schemas/curriculum/records.ts';
import { query } from '@portal/platform/http/types.ts';
import { programOf, studentOf } from '../registration/students.ts';
import { creditsOfPlan } from './entries.ts';
import { limitsOfYear } from './limits.ts';
import { planFor, planView } from './plan.ts';
import { statusOfPlan } from './status.ts';
import { contracts } from '@portal/event-schemas/plans/calls.ts';

/** The individual plan (ИУП): its disciplines, groups, credits and status. */
export const individualPlanCalls = [
  query(contracts['GET /user/discipline_student_views/'], {
    summary: 'A student’s plan: disciplines of the study plan, of the individual plan, of cards and results',
    run: async input => planView(input, input.query),
  }),
  query(contracts['POST /user/student_discipline_view_set/student_discipline/'], {
    summary: 'Disciplines of the individual plan, children below their main one',
    run: async input => ({ results: (await planView(input, input.body)).results }),
  }),
  query(contracts['POST /user/student_discipline_view_set/cycle/'], {
    summary: 'The plan by cycle, in numbers',
    async run(input) {
      const { shown, sources } = await planFor(input, input.body);
      return cycle.options.flatMap(value => {
        const entries = shown.filter(entry => sources.disciplines.get(entry.discipline)!.cycle === value);
        return entries.length
          ? { value, name: cycleNames[value], disciplines: entries.length, credits: creditsOfPlan(entries) }
          : [];
      });
    },
  }),
  query(contracts['POST /user/student_discipline_view_set/component/'], {
    summary: 'The plan by component, in numbers',
    async run(input) {
      const { shown, sources } = await planFor(input, input.body);
      return component.options.flatMap(value => {
        const entries = shown.filter(entry => sources.disciplines.get(entry.discipline)!.component === value);
        return entries.length
          ? { value, name: componentNames[value], disciplines: entries.length, credits: creditsOfPlan(entries) }
          : [];
      });
    },
  }),
  query(contracts['POST /user/student_discipline_view_set/credit_student_profiles/'], {
    summary: 'Credits of a study year or a term: limits, done, on the way',
    async run(input) {
      const { student, study_year, acad_period } = input.body;
      const limits = await limitsOfYear(input, { student, study_year });
      const terms = limits.filter(limit => acad_period === undefined || limit.study_period.uid === acad_period);
      const sum = (field: 'min_credit' | 'max_credit' | 'current_count' | 'onway') =>
        terms.reduce((total, term) => total + term[field], 0);
      return {
        min_credit: sum('min_credit'),
        max_credit: sum('max_credit'),
        current_count: sum('current_count'),
        onway: sum('onway'),
      };
    },
  }),
  query(contracts['GET /user/student_discipline_view_set/credit_limit_system/'], {
    summary: 'Credit limits of the terms of a study year',
    run: async input => limitsOfYear(input, input.query),
  }),
  query(contracts['GET /user/student_discipline_view_set/status_info/'], {
    summary: 'Whether an individual plan was changed, who was told, and the cards of its terms',
    run: async input => statusOfPlan(input, input.query),
  }),
  query(contracts['GET /user/student_discipline_view_set/profile_full_name/'], {
    summary: 'Whose plan it is',
    async run(input) {
      const student = await studentOf(input, input.query.student);
      const { rows } = await input.db.query<{ last_name: string; first_name: string; middle_name: string }>(
        'SELECT last_name, first_name, middle_name FROM curriculum.students_public WHERE uid = $1',
        [student.uid],
      );
      return {
        uid: student.uid,
        display_name: student.display_name,
        code: student.code,
        ...rows[0]!,
        student_group: student.student_group_code,
        course: student.course,
        edu_program: programOf(student),
      };
    },
  }),
];
