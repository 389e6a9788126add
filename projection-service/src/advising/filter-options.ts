import { filterOptions, type FilterOption } from '@portal/event-schemas/advising/views.ts';
import { citizenshipNames } from '@portal/event-schemas/curriculum/citizenship-names.ts';
import {
  genderNames,
  preparationLevelNames,
  semesterNames,
  studentStatusNames,
  studyFormNames,
} from '@portal/event-schemas/curriculum/names.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { sameInAll, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { query, type AnyCall } from '@portal/platform/http/types.ts';
import { z } from 'zod';
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
/** What was chosen in other filters narrows the options (portal-calls.md §7.11). */
const narrowing = z.object(
  Object.fromEntries(Object.keys(filters).map(name => [name, z.string().max(2000).optional()])) as Record<
    keyof typeof filters,
    z.ZodOptional<z.ZodString>
  >,
);

/**
 * Options that the reader's students really have: `value` and `shown` are SQL expressions over the students, `shown` a
 * text or a localized name, `names` what codes are called.
 */
const fromStudents = (
  call: Call,
  summary: string,
  value: string,
  shown: string,
  names: Readonly<Record<string, Localized>> = {},
): AnyCall =>
  query({
    call,
    summary,
    query: narrowing,
    answer: filterOptions,
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

const fixed = (call: Call, summary: string, names: Record<string, Localized>): AnyCall =>
  query({
    call,
    summary,
    answer: filterOptions,
    run: async () => Object.entries(names).map(([value, option]) => ({ value, name: option })),
  });

/** Filter options of the student lists (portal-calls.md §7.11). */
export const filterOptionCalls: readonly AnyCall[] = [
  fromStudents('GET /advisors/faculties/', 'Faculties', 'f.uid', 'f.name'),
  fromStudents('GET /advisors/cathedras/', 'Departments', 'k.uid', 'k.name'),
  fromStudents('GET /advisors/speciality/', 'Specialities: codes of programs', 'p.code', 'p.code'),
  fromStudents('GET /advisors/edu_programs_group/', 'Groups of education programs', 'pg.uid', 'pg.name'),
  fromStudents('GET /advisors/edu_programs/', 'Education programs', 'p.uid', 'p.name'),
  fromStudents('GET /advisors/groups/', 'Student groups', 'g.uid', 'g.code'),
  fromStudents(
    'GET /advisors/entry_year/',
    'Years in which students entered',
    's.entry_year',
    's.entry_year::int::text',
  ),
  fromStudents(
    'GET /user/citizenship/',
    'Citizenships',
    `nullif(s.citizenship, '')`,
    's.citizenship',
    citizenshipNames,
  ),
  fromStudents('GET /organizations/advisor_list/', 'Advisors', 't.uid', 't.display_name'),
  fixed('GET /advisors/preparation_level/', 'Preparation levels', preparationLevelNames),
  fixed('GET /common/study_forms/', 'Forms of study', studyFormNames),
  fixed('GET /organizations/groups_control_periods/', 'Semesters', semesterNames),
  fixed('GET /user/student_status/', 'Statuses of students', studentStatusNames),
  fixed('GET /user/gender/', 'Genders', genderNames),
];
