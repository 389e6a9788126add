import { components } from '@portal/event-schemas/curriculum/codes.ts';
import { courseStatusCodes } from '@portal/event-schemas/access/codes.ts';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useMemo } from 'react';
import type { TableFilter } from '../../lists/filters.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';
import { useAccessText } from './text.ts';

type Option = { value: string | number; name: Localized };
const option = (row: Option) => ({ value: String(row.value), label: row.name });
const teacher = (row: { teacher: string; display_name: string }) => ({ value: row.teacher, label: row.display_name });
const everything = { query: { page_size: 100 } };

/** All filters of the list of courses (portal-calls.md §7.2, filter lists). */
export function useCourseFilters(): TableFilter[] {
  const t = useAccessText();
  const words = useText();
  return useMemo(
    (): TableFilter[] => [
      {
        source: 'study_period',
        label: t('filter.period'),
        kind: 'lookup',
        call: 'GET /organizations/study_period_list/',
        input: everything,
      },
      {
        source: 'status',
        label: t('filter.status'),
        kind: 'choice',
        several: true,
        choices: courseStatusCodes.map(value => ({ value, label: t(`status.${value}`) })),
      },
      {
        source: 'cathedra',
        label: t('filter.cathedra'),
        kind: 'lookup',
        several: true,
        call: 'GET /organizations/cathedra_list/',
        input: everything,
      },
      {
        source: 'discipline',
        label: t('filter.discipline'),
        kind: 'lookup',
        several: true,
        call: 'GET /organizations/discipline_list/',
        input: everything,
        chosenBy: 'uid',
      },
      {
        source: 'component',
        label: t('filter.component'),
        kind: 'choice',
        several: true,
        rare: true,
        choices: components.map(value => ({ value, label: words(`component.${value}`) })),
      },
      {
        source: 'teacher',
        label: t('filter.teacher'),
        kind: 'lookup',
        several: true,
        call: 'GET /registration/access/teachers/',
        input: everything,
        choice: teacher,
        chosenBy: 'teacher',
        rare: true,
      },
      {
        source: 'load_type',
        label: t('filter.load_type'),
        kind: 'choice',
        several: true,
        rare: true,
        choices: loadTypes.map(value => ({ value, label: words(`load.${value}`) })),
      },
      {
        source: 'edu_program',
        label: t('filter.program'),
        kind: 'lookup',
        several: true,
        rare: true,
        call: 'GET /organizations/edu-programs/',
        input: everything,
      },
      {
        source: 'course',
        label: t('filter.course'),
        kind: 'lookup',
        several: true,
        rare: true,
        call: 'GET /common/courses/',
        choice: option,
      },
      {
        source: 'entry_year',
        label: t('filter.entry_year'),
        kind: 'lookup',
        several: true,
        rare: true,
        call: 'GET /organizations/entry_year/',
        choice: option,
      },
      {
        source: 'preparation_level',
        label: t('filter.level'),
        kind: 'lookup',
        several: true,
        rare: true,
        call: 'GET /organizations/prep-levels/',
        choice: option,
      },
      {
        source: 'semester',
        label: t('filter.semester'),
        kind: 'lookup',
        several: true,
        rare: true,
        call: 'GET /organizations/groups_control_periods/',
        choice: option,
      },
    ],
    [t, words],
  );
}
