import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { useMemo } from 'react';
import type { TableFilter } from '../../lists/filters.ts';
import { useRegistrationText } from '../../registration/api.ts';
import { bySemester, byStudyYear, byValue } from '../../lists/university-filters.ts';
import { useText } from '../text.ts';

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
      byValue('course', t('list.course'), 'GET /common/courses/'),
      byStudyYear(t('list.study_year'), { rare: true }),
      bySemester(t('list.semester'), { rare: true }),
      byValue('faculty', t('list.faculty'), 'GET /advisors/faculties/', {
        narrowedBy: ['study_form', 'course', 'advisor'],
        rare: true,
      }),
      byValue('cathedra', t('list.cathedra'), 'GET /advisors/cathedras/', {
        narrowedBy: ['study_form', 'faculty', 'course', 'advisor'],
        rare: true,
      }),
      byValue('edu_prog_group', t('list.program_group'), 'GET /advisors/edu_programs_group/', {
        narrowedBy: ['study_form', 'faculty', 'cathedra', 'course', 'advisor'],
        rare: true,
      }),
      byValue('speciality', t('list.speciality'), 'GET /advisors/speciality/', {
        narrowedBy: ['study_form', 'faculty', 'cathedra', 'course', 'advisor'],
        rare: true,
      }),
      byValue('edu_prog', t('list.program'), 'GET /advisors/edu_programs/', {
        narrowedBy: ['study_form', 'faculty', 'cathedra', 'course', 'advisor'],
      }),
      byValue('group', t('list.group'), 'GET /advisors/groups/', {
        narrowedBy: ['study_form', 'faculty', 'cathedra', 'edu_prog', 'course', 'advisor'],
        rare: true,
      }),
      byValue('advisor', t('list.advisor'), 'GET /organizations/advisor_list/', {
        narrowedBy: ['faculty', 'cathedra', 'edu_prog'],
      }),
      byValue('entry_year', t('list.entry_year'), 'GET /advisors/entry_year/', {
        narrowedBy: ['study_form', 'faculty', 'cathedra', 'edu_prog'],
        rare: true,
      }),
      byValue('study_form', t('list.study_form'), 'GET /common/study_forms/', { rare: true }),
      byValue('preparation_level', t('list.level'), 'GET /advisors/preparation_level/', { rare: true }),
      byValue('student_status', t('list.student_status'), 'GET /user/student_status/', { rare: true }),
      byValue('gender', t('list.gender'), 'GET /user/gender/', { rare: true }),
      byValue('citizenship', t('list.citizenship'), 'GET /user/citizenship/', { rare: true }),
      { source: 'has_debt', label: t('list.debt'), kind: 'boolean', rare: true },
      { source: 'credits', label: t('list.credits'), kind: 'range', type: 'number', rare: true },
    ],
    [t, words],
  );
}
