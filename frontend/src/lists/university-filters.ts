import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { TableFilter } from './filters.ts';

type Lookup = Extract<TableFilter, { kind: 'lookup' }>;
/** What a list may say of such a filter: another column of its own, several values, behind "+ Filter". */
type More = Partial<Omit<Lookup, 'kind' | 'call' | 'label' | 'choice'>>;

/** By a call whose rows are `{ value, name }`. */
export const byValue = (source: string, label: string, call: Lookup['call'], more: More = {}): TableFilter => ({
  source,
  label,
  kind: 'lookup',
  call,
  choice: (row: { value: string | number; name: Localized | string }) => ({
    value: String(row.value),
    label: row.name,
  }),
  several: true,
  ...more,
});

// What every list of a university may be filtered by; the words stay those of the list.

const ofCatalogue =
  (source: string, call: Lookup['call']) =>
  (label: string, more: More = {}): TableFilter => ({
    source,
    label,
    kind: 'lookup',
    call,
    input: { query: { page_size: 100 } },
    ...more,
  });
export const byPeriod = ofCatalogue('study_period', 'GET /organizations/study_period_list/');
export const byCathedra = ofCatalogue('cathedra', 'GET /organizations/cathedra_list/');
export const byProgram = ofCatalogue('edu_program', 'GET /organizations/edu-programs/');

const ofValues =
  (source: string, call: Lookup['call'], own: More = {}) =>
  (label: string, more: More = {}): TableFilter =>
    byValue(source, label, call, { ...own, ...more });
export const byGroup = ofValues('group', 'GET /advisors/groups/');
export const byEntryYear = ofValues('entry_year', 'GET /organizations/entry_year/', { rare: true });
export const byLevel = ofValues('preparation_level', 'GET /organizations/prep-levels/', { rare: true });
export const byStudyYear = ofValues('study_year', 'GET /common/study_years/', { several: false });
export const bySemester = ofValues('semester', 'GET /organizations/groups_control_periods/', { several: false });

/** Years of study that the catalogue knows. */
export const studyYears = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const yearChoices = studyYears.map(value => ({ value, label: String(value) }));
/** By a student's year of study. */
export const byYear = (label: string, more: { source?: string; rare?: boolean } = {}): TableFilter => ({
  source: 'course',
  label,
  kind: 'choice',
  several: true,
  choices: yearChoices,
  ...more,
});
