import { studyPeriods } from '../curriculum/targets.ts';
import { entity } from '../kernel/entity/entity.ts';
import * as field from '../kernel/entity/fields.ts';
import { notBefore, rule } from '../kernel/entity/rules.ts';
import { loadTypes } from '../registration/codes.ts';
import { systemFault, type GradingSystem } from './calculation/grading-system.ts';
import { gradePeriodKinds, systemLevels, wordMarkKinds } from './codes.ts';
import { gradePeriodKindNames, loadTypeNames, systemLevelNames, wordMarkKindNames } from './names.ts';
import { officers, overseers, settingReaders } from './roles.ts';

type Fault = NonNullable<ReturnType<typeof systemFault>>;
const isWhole = ({ marks, word_marks, pass_from }: Record<string, any>): boolean =>
  Array.isArray(marks) && Array.isArray(word_marks) && typeof pass_from === 'number';
/** Says it where this is the first fault of the marks. */
const without = <const C extends string>(code: C, fault: Fault, at: string) =>
  rule(code, [at], values => !isWhole(values) || systemFault(values as GradingSystem) !== fault);
const markCode = field.text({ min: 1, max: 10 });

/**
 * How marks are given, from a day on and for a level; the one that began last before the term begins holds in it. A mark
 * covers the percents from its `from` up to the next one's. What sheets were made by stays as it is: a change is a new
 * version.
 */
const grading_system = entity({
  module: 'grades',
  entity: 'grading_system',
  name: 'GradingSystem',
  table: 'grading_systems',
  title: 'name',
  read: settingReaders,
  write: officers,
  path: '/schedules/grading_systems/admin/',
  sort: ['valid_from', 'DESC'],
  unique: [['for_level', 'valid_from']],
  usedBy: [
    {
      view: 'grades.sheets_public',
      column: 'system',
      name: { ru: 'ведомости', kk: 'ведомостар', en: 'sheets', ky: 'ведомосттор' },
    },
  ],
  rules: [
    without('grades.marks_no_zero', 'no_zero', 'marks'),
    without('grades.marks_from_twice', 'from_twice', 'marks'),
    without('grades.marks_code_twice', 'code_twice', 'marks'),
    without('grades.marks_no_pass', 'no_pass', 'pass_from'),
    without('grades.marks_order', 'order', 'marks'),
  ],
  fields: {
    name: field.localizedText({ some: true, min: 2, max: 100, unique: true, search: true }),
    for_level: field.choice(systemLevels, { names: systemLevelNames, default: 'all', filter: true }),
    valid_from: field.day(),
    rating_weight: field.number({ min: 0, max: 100, unit: '%', default: 60, fixed: true }),
    pass_from: field.number({ min: 1, max: 100, unit: '%', default: 50, fixed: true }),
    marks: field.rows(
      {
        code: markCode,
        points: field.number({ min: 0, max: 10, fraction: true }),
        from: field.number({ min: 0, max: 100 }),
      },
      { max: 30, fixed: true },
    ),
    word_marks: field.rows(
      { code: markCode, kind: field.choice(wordMarkKinds, { names: wordMarkKindNames }) },
      { max: 10, optional: true, default: [], fixed: true },
    ),
  },
});

/** When sheets of a term are open to teachers; both days included, in the university's time zone. */
const grade_period = entity({
  module: 'grades',
  entity: 'grade_period',
  name: 'GradePeriod',
  table: 'grade_periods',
  title: 'study_period',
  read: settingReaders,
  write: officers,
  path: '/grades/periods/',
  sort: ['ends_on', 'DESC'],
  unique: [['study_period', 'kind']],
  rules: [notBefore('grades.period_ends_before_start', 'starts_on', 'ends_on')],
  fields: {
    study_period: field.ref(studyPeriods, { filter: true }),
    kind: field.choice(gradePeriodKinds, { names: gradePeriodKindNames, default: 'final', filter: true }),
    starts_on: field.day(),
    ends_on: field.day(),
  },
});

/** When sheets close by themselves where their term has no grade period: so many days after its last one; one rule a term, one for all. */
const sheet_block_rule = entity({
  module: 'grades',
  entity: 'sheet_block_rule',
  name: 'SheetBlockRule',
  table: 'sheet_block_rules',
  title: 'name',
  read: overseers,
  write: ['org_admin'],
  path: '/grades/block_rules/',
  sort: ['name', 'ASC'],
  uid: ({ study_period }) => String(study_period ?? 'all'),
  fields: {
    name: field.text({ min: 2, max: 100, search: true }),
    study_period: field.ref(studyPeriods, { optional: true, once: true, filter: true }),
    days: { ...field.number({ min: 0, max: 365 }), default: 10 },
    is_active: { ...field.yes({ filter: true }), default: true },
  },
});

/** What each kind of lesson counts in the rating, in one academic year. */
const journal_contribution = entity({
  module: 'grades',
  entity: 'journal_contribution',
  name: 'JournalContribution',
  table: 'journal_contributions',
  title: 'study_year',
  read: settingReaders,
  write: officers,
  path: '/schedules/settings_e_j/settingsej/',
  sort: ['study_year', 'DESC'],
  rules: [
    rule('grades.share_twice', ['shares'], ({ shares }) => {
      const kinds = ((shares ?? []) as { load_type: string }[]).map(({ load_type }) => load_type);
      return new Set(kinds).size === kinds.length;
    }),
    rule(
      'grades.shares_not_whole',
      ['shares'],
      ({ shares }) => ((shares ?? []) as { percent: number }[]).reduce((sum, { percent }) => sum + percent, 0) === 100,
    ),
  ],
  fields: {
    study_year: field.number({ min: 1990, max: 2100, year: true, unique: true }),
    shares: field.rows(
      {
        load_type: field.choice(loadTypes, { names: loadTypeNames }),
        percent: field.number({ min: 0, max: 100, unit: '%' }),
      },
      { max: loadTypes.length },
    ),
  },
});

export const entities = { grading_system, grade_period, sheet_block_rule, journal_contribution };
