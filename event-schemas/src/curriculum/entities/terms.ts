import { entity } from '../../kernel/entity/entity.ts';
import * as field from '../../kernel/entity/fields.ts';
import { notBefore, rule } from '../../kernel/entity/rules.ts';
import { semesters } from '../codes.ts';
import { semesterNames } from '../names.ts';
import { usedBy } from '../references.ts';
import { code, name, shared } from './shared.ts';

interface FreeDays {
  from: string;
  to: string;
}
const within = (from: unknown, to: unknown, days: unknown, holds: (one: FreeDays) => boolean): boolean =>
  !from || !to || ((days ?? []) as FreeDays[]).every(one => !one.from || !one.to || holds(one));

/**
 * A term: academic year + semester. `weeks`: weeks with lessons, `exam_weeks`: those of exams after them; `free_days`: days in
 * it without lessons, both ends included. Dates are calendar dates of the university's time zone.
 */
export const study_period = entity({
  ...shared,
  entity: 'study_period',
  name: 'StudyPeriod',
  table: 'study_periods',
  title: 'name',
  path: '/curriculum/study_periods/',
  sort: ['start_date', 'DESC'],
  usedBy: usedBy.studyPeriod,
  rules: [
    notBefore('curriculum.period_ends_before_start', 'start_date', 'end_date'),
    rule('curriculum.free_days_in_order', ['free_days'], ({ start_date, end_date, free_days }) =>
      within(start_date, end_date, free_days, ({ from, to }) => from <= to),
    ),
    rule('curriculum.free_days_in_term', ['free_days'], ({ start_date, end_date, free_days }) =>
      within(start_date, end_date, free_days, ({ from, to }) => start_date <= from && to <= end_date),
    ),
  ],
  fields: {
    code,
    name,
    study_year: field.number({ min: 1990, max: 2100, year: true, fixed: true, filter: true }),
    semester: field.choice(semesters, { names: semesterNames, fixed: true, filter: true }),
    start_date: field.day(),
    end_date: field.day(),
    weeks: field.number({ min: 1, max: 60 }),
    exam_weeks: field.number({ min: 0, max: 20, default: 0 }),
    free_days: field.rows(
      { from: field.day(), to: field.day(), reason: field.text({ max: 200, blank: true }) },
      { max: 60, optional: true, default: [] },
    ),
  },
});
