import { contracts, narrowing } from '@portal/event-schemas/advising/calls.ts';
import type { filterOptions, FilterOption } from '@portal/event-schemas/advising/views.ts';
import { citizenshipNames } from '@portal/event-schemas/curriculum/citizenship-names.ts';
import {
  genderNames,
  preparationLevelNames,
  semesterNames,
  studentStatusNames,
  studyFormNames,
} from '@portal/event-schemas/curriculum/names.ts';
import { sameInAll, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { query, type AnyCall, type Contract } from '@portal/platform/http/types.ts';
import { seesAll } from './ownership.ts';
import { studentsFrom } from './student-columns.ts';

const filters = {
  study_form: 's.study_form',
  faculty: 'k.faculty',
  cathedra: 'p.cathedra',
  edu_prog: 's.edu_program',
  course: 's.course::text',
  advisor: 's.advisor',
} as const;
type Narrowed = Contract<undefined, typeof narrowing, undefined, typeof filterOptions>;
type Fixed = Contract<undefined, undefined, undefined, typeof filterOptions>;

/**
 * Options that the reader's students really have: `value` and `shown` are SQL expressions over the students, `shown` a
 * text or a localized name, `names` what codes are called.
 */
const fromStudents = (
  contract: Narrowed,
  summary: string,
  value: string,
  shown: string,
  names: Readonly<Record<string, Localized>> = {},
): AnyCall =>
  query(contract, {
    summary,
    async run({ db, actor, roles, query: chosen, locale }) {
      const values: unknown[] = [];
      const bind = (given: unknown) => `$${values.push(given)}`;
      const conditions = [
        `${value} IS NOT NULL`,
        ...(seesAll(roles) ? [] : [`s.advisor = ${bind(actor.id)}`]),
        ...Object.entries(filters).flatMap(([filter, sql]) => {
          const wanted = chosen[filter as keyof typeof filters];
          return wanted ? [`${sql} = ANY(${bind(wanted.split(','))}::text[])`] : [];
        }),
      ];
      const { rows } = await db.query<{ value: string | number; name: Localized | string }>(
        `SELECT DISTINCT ${value} AS value, ${shown} AS name FROM ${studentsFrom} WHERE ${conditions.join(' AND ')}`,
        values,
      );
      const collator = new Intl.Collator(locale, { numeric: true });
      const options = rows.map((row): FilterOption => ({
        value: row.value,
        name:
          names[row.value] ??
          (row.name !== null && typeof row.name === 'object' ? row.name : sameInAll(row.name || String(row.value))),
      }));
      return options.toSorted((a, b) => collator.compare(a.name[locale], b.name[locale]));
    },
  });

const fixed = (contract: Fixed, summary: string, names: Record<string, Localized>): AnyCall =>
  query(contract, {
    summary,
    run: async () => Object.entries(names).map(([value, option]) => ({ value, name: option })),
  });

/** Filter options of the student lists (portal-calls.md §7.11). */
export const filterOptionCalls: readonly AnyCall[] = [
  fromStudents(contracts['GET /advisors/faculties/'], 'Faculties', 'f.uid', 'f.name'),
  fromStudents(contracts['GET /advisors/cathedras/'], 'Departments', 'k.uid', 'k.name'),
  fromStudents(contracts['GET /advisors/speciality/'], 'Specialities: codes of programs', 'p.code', 'p.code'),
  fromStudents(contracts['GET /advisors/edu_programs_group/'], 'Groups of education programs', 'pg.uid', 'pg.name'),
  fromStudents(contracts['GET /advisors/edu_programs/'], 'Education programs', 'p.uid', 'p.name'),
  fromStudents(contracts['GET /advisors/groups/'], 'Student groups', 'g.uid', 'g.code'),
  fromStudents(
    contracts['GET /advisors/entry_year/'],
    'Years in which students entered',
    's.entry_year',
    's.entry_year::int::text',
  ),
  fromStudents(
    contracts['GET /user/citizenship/'],
    'Citizenships',
    `nullif(s.citizenship, '')`,
    's.citizenship',
    citizenshipNames,
  ),
  fromStudents(contracts['GET /organizations/advisor_list/'], 'Advisors', 't.uid', 't.display_name'),
  fixed(contracts['GET /advisors/preparation_level/'], 'Preparation levels', preparationLevelNames),
  fixed(contracts['GET /common/study_forms/'], 'Forms of study', studyFormNames),
  fixed(contracts['GET /organizations/groups_control_periods/'], 'Semesters', semesterNames),
  fixed(contracts['GET /user/student_status/'], 'Statuses of students', studentStatusNames),
  fixed(contracts['GET /user/gender/'], 'Genders', genderNames),
];
