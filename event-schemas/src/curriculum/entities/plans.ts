import { entity } from '../../kernel/entity/entity.ts';
import * as field from '../../kernel/entity/fields.ts';
import { rule } from '../../kernel/entity/rules.ts';
import { loadTypes } from '../../registration/codes.ts';
import { components, cycles, preparationLevels } from '../codes.ts';
import { componentNames, cycleNames, loadTypeNames, preparationLevelNames } from '../names.ts';
import { prerequisitesOf } from '../prerequisites.ts';
import { usedBy } from '../references.ts';
import { cathedras, disciplines, programs } from '../targets.ts';
import { code, entryYear, name, shared } from './shared.ts';

/** No two of the rows have the same key. */
const eachOnce = <R>(rows: unknown, key: (row: R) => string): boolean => {
  const keys = ((rows ?? []) as R[]).map(key);
  return new Set(keys).size === keys.length;
};

/**
 * `load`: hours by kind, in a whole term. `edu_programs` and `preparation_levels` may take it; empty: all. What it leads to
 * (postrequisites) follows from the prerequisites of others.
 */
export const discipline = entity({
  ...shared,
  entity: 'discipline',
  name: 'Discipline',
  table: 'disciplines',
  title: 'name',
  path: '/curriculum/disciplines/',
  sort: ['code', 'ASC'],
  usedBy: usedBy.discipline,
  page: 'curriculum/disciplines/{uid}',
  noCircle: { field: 'prerequisites', leadsTo: prerequisitesOf, code: 'curriculum.prerequisites_in_a_circle' },
  rules: [
    rule('curriculum.load_kind_twice', ['load'], ({ load }) => eachOnce<{ kind: string }>(load, ({ kind }) => kind)),
  ],
  fields: {
    code,
    name,
    credits: field.number({ min: 0, max: 60, fraction: true, filter: true }),
    cathedra: field.ref(cathedras, { filter: true }),
    cycle: field.choice(cycles, { names: cycleNames, filter: true }),
    component: field.choice(components, { names: componentNames, filter: true }),
    load: field.rows(
      {
        kind: field.choice(loadTypes, { names: loadTypeNames }),
        hours: field.number({ min: 0, max: 2000, fraction: true }),
      },
      { max: loadTypes.length, optional: true, default: [] },
    ),
    description: field.localizedText({ max: 5000, rows: 4, nullable: true }),
    prerequisites: field.rows(
      {
        required_discipline: field.ref(disciplines),
        and_prerequisites: field.refs(disciplines, { max: 50, optional: true }),
        edu_program: field.ref(programs, { optional: true }),
        is_active: field.yes({ default: true }),
      },
      { max: 500, optional: true },
    ),
    corequisites: field.refs(disciplines, { max: 50, optional: true }),
    recommended_for: field.refs(programs, { max: 500, optional: true }),
    edu_programs: field.refs(programs, { max: 500, optional: true }),
    preparation_levels: field.choices(preparationLevels, { names: preparationLevelNames, optional: true }),
    is_sport: field.yes(),
    is_introductory: field.yes(),
    needs_medical_certificate: field.yes(),
  },
});

export interface PlanLine {
  discipline: string;
  semester: number;
  credits: number;
}
/** What those study who entered a program in one year: disciplines by semester. */
export const study_plan = entity({
  ...shared,
  entity: 'study_plan',
  name: 'StudyPlan',
  table: 'study_plans',
  title: 'code',
  path: '/curriculum/study_plans/',
  sort: ['code', 'ASC'],
  usedBy: usedBy.studyPlan,
  counted: { students: { entity: 'student', by: 'study_plan' } },
  page: 'curriculum/study-plans/{uid}',
  rules: [
    rule('curriculum.plan_line_twice', ['lines'], ({ lines }) =>
      eachOnce<PlanLine>(lines, line => `${line.semester} ${line.discipline}`),
    ),
  ],
  fields: {
    code,
    edu_program: field.ref(programs, { filter: true }),
    entry_year: entryYear,
    lines: field.rows(
      {
        discipline: field.ref(disciplines),
        semester: field.number({ min: 1, max: 16 }),
        credits: field.number({ min: 0, max: 300, fraction: true }),
      },
      { max: 500, optional: true },
    ),
  },
});
