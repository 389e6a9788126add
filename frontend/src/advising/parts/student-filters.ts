import { cardStatuses } from '@portal/event-schemas/registration/values.ts';
import { useMemo } from 'react';
import type { TableFilter } from '../../lists/filters.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { useText } from '../text.ts';

const option = (row: { value: string | number; name: never }) => ({ value: String(row.value), label: row.name });
const lookup = (source: string, label: string, call: `GET /${string}`, rare = false): TableFilter => ({ source, label, kind: 'lookup', call, choice: option, several: true, rare });

/** All filters of the adviser's student lists (portal.md §3). */
export function useStudentFilters(): TableFilter[] {
  const t = useText();
  const words = useRegistrationText();
  return useMemo(
    () => [
      { source: 'status', label: t('list.status'), kind: 'choice', several: true, choices: cardStatuses.map(value => ({ value, label: words(`status.${value}`) })) },
      { source: 'course', label: t('list.course'), kind: 'choice', several: true, choices: [1, 2, 3, 4, 5, 6].map(value => ({ value, label: String(value) })) },
      lookup('faculty', t('list.faculty'), 'GET /advisors/faculties/', true),
      lookup('cathedra', t('list.cathedra'), 'GET /advisors/cathedras/', true),
      lookup('edu_prog', t('list.program'), 'GET /advisors/edu_programs/'),
      lookup('group', t('list.group'), 'GET /advisors/groups/', true),
      lookup('advisor', t('list.advisor'), 'GET /organizations/advisor_list/'),
      lookup('entry_year', t('list.entry_year'), 'GET /advisors/entry_year/', true),
      lookup('study_form', t('list.study_form'), 'GET /common/study_forms/', true),
      lookup('preparation_level', t('list.level'), 'GET /advisors/preparation_level/', true),
      lookup('student_status', t('list.student_status'), 'GET /user/student_status/', true),
      lookup('gender', t('list.gender'), 'GET /user/gender/', true),
      lookup('citizenship', t('list.citizenship'), 'GET /user/citizenship/', true),
      { source: 'has_debt', label: t('list.debt'), kind: 'boolean', rare: true },
      { source: 'credits', label: t('list.credits'), kind: 'range', type: 'number', rare: true },
    ],
    [t, words],
  );
}
