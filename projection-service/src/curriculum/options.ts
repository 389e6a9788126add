import {
  componentNames,
  courseName,
  loadTypeNames,
  preparationLevelNames,
  studyFormNames,
  studyYearName,
} from '@portal/event-schemas/curriculum/names.ts';
import type { options as optionList } from '@portal/event-schemas/curriculum/views.ts';
import { type Localized, sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { query, type AnyCall, type Contract } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/curriculum/calls.ts';

const choices = (names: Record<string, Localized>) => Object.entries(names).map(([value, name]) => ({ value, name }));

type Options = Contract<undefined, undefined, undefined, typeof optionList>;
const fixed = (contract: Options, summary: string, names: Record<string, Localized>): AnyCall =>
  query(contract, { summary, run: async () => choices(names) });

/** What the registrar’s office itself calls load types (portal.md §5, §6). */
const names1c: Record<string, string> = {
  lecture: 'Лекция',
  practice: 'Практика',
  laboratory: 'Лабораторная',
  srsp: 'СРСП',
  srs: 'СРС',
};

/** Values to choose from in filters; years are those that students, study periods and programmes have. */
export const options: readonly AnyCall[] = [
  fixed(contracts['GET /organizations/discipline_component/'], 'Components of the curriculum', componentNames),
  fixed(contracts['GET /organizations/prep-levels/'], 'Preparation levels', preparationLevelNames),
  fixed(contracts['GET /preparation_level/'], 'Preparation levels', preparationLevelNames),
  fixed(contracts['GET /organizations/study-forms/'], 'Forms of study', studyFormNames),
  query(contracts['GET /organizations/students_and_teachers_load_type/'], {
    summary: 'Load types',
    run: async () => choices(loadTypeNames).map(choice => ({ ...choice, uid_1c: names1c[choice.value]! })),
  }),
  query(contracts['GET /organizations/entry_year/'], {
    summary: 'Years in which students entered',
    async run({ db }) {
      const { rows } = await db.query<{ year: number }>(
        'select distinct entry_year as year from curriculum.students order by 1 desc',
      );
      return rows.map(({ year }) => ({ value: year, name: sameInAll(String(year)) }));
    },
  }),
  query(contracts['GET /common/courses/'], {
    summary: 'Years of study',
    async run({ db }) {
      const { rows } = await db.query<{ years: number | null }>(
        'select max(study_years) as years from curriculum.edu_programs',
      );
      return Array.from({ length: rows[0]?.years ?? 4 }, (_, index) => ({
        value: index + 1,
        name: courseName(index + 1),
      }));
    },
  }),
  query(contracts['GET /common/study_years/'], {
    summary: 'Academic years, newest first; `my=1`: those since the student entered',
    async run({ db, query: { my }, actor }) {
      const { rows } = await db.query<{ year: number }>(
        `select distinct study_year as year from curriculum.study_periods
         where $1::text is null or study_year >= coalesce((select entry_year from curriculum.students where uid = $1), 0) order by 1 desc`,
        [my === '1' ? actor.id : null],
      );
      return rows.map(({ year }) => ({ value: year, name: sameInAll(studyYearName(year)) }));
    },
  }),
];
