import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useMemo } from 'react';
import type { TableFilter } from '../../lists/filters.ts';
import { useAccessText } from './text.ts';

const option = (row: { value: string | number; name: Localized }) => ({ value: String(row.value), label: row.name });
const everything = { query: { page_size: 100 } };

/** Filters by who a student is; `status`: the source of the student's status. */
export function useStudentFilters(status: string): TableFilter[] {
  const t = useAccessText();
  return useMemo(
    (): TableFilter[] => [
      {
        source: 'edu_program',
        label: t('filter.program'),
        kind: 'lookup',
        several: true,
        call: 'GET /organizations/edu-programs/',
        input: everything,
        chosenBy: 'uid',
      },
      {
        source: 'group',
        label: t('filter.group'),
        kind: 'lookup',
        several: true,
        call: 'GET /advisors/groups/',
        choice: option,
      },
      {
        source: 'course',
        label: t('filter.course'),
        kind: 'lookup',
        several: true,
        call: 'GET /common/courses/',
        choice: option,
      },
      { source: 'has_financial_debt', label: t('filter.debt'), kind: 'boolean' },
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
        source: status,
        label: t('filter.student_status'),
        kind: 'lookup',
        several: true,
        rare: true,
        call: 'GET /user/student_status/',
        choice: option,
      },
    ],
    [t, status],
  );
}
