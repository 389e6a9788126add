import { components } from '@portal/event-schemas/curriculum/codes.ts';
import { courseStatusCodes } from '@portal/event-schemas/access/codes.ts';
import { loadTypes } from '@portal/event-schemas/registration/codes.ts';
import { useMemo } from 'react';
import type { TableFilter } from '../../lists/filters.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';
import { useAccessText } from './text.ts';
import {
  byValue,
  byCathedra,
  byEntryYear,
  byLevel,
  byPeriod,
  byProgram,
  bySemester,
} from '../../lists/university-filters.ts';

const teacher = (row: { teacher: string; display_name: string }) => ({ value: row.teacher, label: row.display_name });
const everything = { query: { page_size: 100 } };

/** All filters of the list of courses (portal-calls.md §7.2, filter lists). */
export function useCourseFilters(): TableFilter[] {
  const t = useAccessText();
  const words = useText();
  return useMemo(
    (): TableFilter[] => [
      byPeriod(t('filter.period')),
      {
        source: 'status',
        label: t('filter.status'),
        kind: 'choice',
        several: true,
        choices: courseStatusCodes.map(value => ({ value, label: t(`status.${value}`) })),
      },
      byCathedra(t('filter.cathedra'), { several: true }),
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
      byProgram(t('filter.program'), { several: true, rare: true }),
      byValue('course', t('filter.course'), 'GET /common/courses/', { rare: true }),
      byEntryYear(t('filter.entry_year')),
      byLevel(t('filter.level')),
      bySemester(t('filter.semester'), { several: true, rare: true }),
    ],
    [t, words],
  );
}
