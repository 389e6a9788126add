import { useMemo } from 'react';
import type { TableFilter } from '../../lists/filters.ts';
import { useAccessText } from './text.ts';
import { byEntryYear, byGroup, byLevel, byProgram, byValue } from '../../lists/university-filters.ts';

/** Filters by who a student is; `status`: the source of the student's status. */
export function useStudentFilters(status: string): TableFilter[] {
  const t = useAccessText();
  return useMemo(
    (): TableFilter[] => [
      byProgram(t('filter.program'), { several: true, chosenBy: 'uid' }),
      byGroup(t('filter.group')),
      byValue('course', t('filter.course'), 'GET /common/courses/'),
      { source: 'has_financial_debt', label: t('filter.debt'), kind: 'boolean' },
      byEntryYear(t('filter.entry_year')),
      byLevel(t('filter.level')),
      byValue(status, t('filter.student_status'), 'GET /user/student_status/', { rare: true }),
    ],
    [t, status],
  );
}
