import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { useMemo } from 'react';
import type { TableFilter } from '../../lists/filters.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { useText } from '../text.ts';

const option = (row: { value: string | number; name: never }) => ({ value: String(row.value), label: row.name });
const lookup = (
  source: string,
  label: string,
  call: `GET /${string}`,
  narrowedBy: readonly string[] = [],
  rare = true,
): TableFilter => ({ source, label, kind: 'lookup', call, choice: option, several: true, rare, narrowedBy });
const once = (source: string, label: string, call: `GET /${string}`): TableFilter => ({
  source,
  label,
  kind: 'lookup',
  call,
  choice: option,
  rare: true,
});

/** All filters of the adviser's student lists (portal.md §3); what is chosen in one narrows the choices of those below it. */
export function useStudentFilters(): TableFilter[] {
  const t = useText();
  const words = useRegistrationText();
  return useMemo(
    () => [
      {
        source: 'status',
        label: t('list.status'),
        kind: 'choice',
        several: true,
        choices: cardStatuses.map(value => ({ value, label: words(`status.${value}`) })),
      },
      lookup('course', t('list.course'), 'GET /common/courses/', [], false),
      once('study_year', t('list.study_year'), 'GET /common/study_years/'),
      once('semester', t('list.semester'), 'GET /organizations/groups_control_periods/'),
      lookup('faculty', t('list.faculty'), 'GET /advisors/faculties/', ['study_form', 'course', 'advisor']),
      lookup('cathedra', t('list.cathedra'), 'GET /advisors/cathedras/', [
        'study_form',
        'faculty',
        'course',
        'advisor',
      ]),
      lookup('edu_prog_group', t('list.program_group'), 'GET /advisors/edu_programs_group/', [
        'study_form',
        'faculty',
        'cathedra',
        'course',
        'advisor',
      ]),
      lookup('speciality', t('list.speciality'), 'GET /advisors/speciality/', [
        'study_form',
        'faculty',
        'cathedra',
        'course',
        'advisor',
      ]),
      lookup(
        'edu_prog',
        t('list.program'),
        'GET /advisors/edu_programs/',
        ['study_form', 'faculty', 'cathedra', 'course', 'advisor'],
        false,
      ),
      lookup('group', t('list.group'), 'GET /advisors/groups/', [
        'study_form',
        'faculty',
        'cathedra',
        'edu_prog',
        'course',
        'advisor',
      ]),
      lookup(
        'advisor',
        t('list.advisor'),
        'GET /organizations/advisor_list/',
        ['faculty', 'cathedra', 'edu_prog'],
        false,
      ),
      lookup('entry_year', t('list.entry_year'), 'GET /advisors/entry_year/', [
        'study_form',
        'faculty',
        'cathedra',
        'edu_prog',
      ]),
      lookup('study_form', t('list.study_form'), 'GET /common/study_forms/'),
      lookup('preparation_level', t('list.level'), 'GET /advisors/preparation_level/'),
      lookup('student_status', t('list.student_status'), 'GET /user/student_status/'),
      lookup('gender', t('list.gender'), 'GET /user/gender/'),
      lookup('citizenship', t('list.citizenship'), 'GET /user/citizenship/'),
      { source: 'has_debt', label: t('list.debt'), kind: 'boolean', rare: true },
      { source: 'credits', label: t('list.credits'), kind: 'range', type: 'number', rare: true },
    ],
    [t, words],
  );
}
