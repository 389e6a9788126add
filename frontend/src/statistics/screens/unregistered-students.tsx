import type { UnregisteredStudent } from '@portal/event-schemas/statistics/figures.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MailStudents } from '../../advising/api.ts';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import type { BulkActions } from '../../lists/bulk-bar.tsx';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { PeriodChoice } from '../parts/figures/choices.tsx';
import { useStudentGroups } from '../calls.ts';
import { useStatisticsText } from '../text.ts';
import { byGroup, byValue, byYear } from '../../lists/university-filters.ts';

const mailStudents: BulkActions<UnregisteredStudent> = ({ rows, clear }) => <MailStudents rows={rows} clear={clear} />;

/** Students without a course in a term: an advisor's own, the office's all; with filters, export, and mail to those who are selected. */
export default function UnregisteredStudents() {
  const t = useStatisticsText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const [address] = useSearchParams();
  const [period, setPeriod] = useState(address.get('study_period') ?? undefined);
  const { data: summed } = useStudentGroups(period, 'faculty');
  return (
    <>
      <PageHeader actions={<PeriodChoice value={period ?? summed?.study_period} onChange={setPeriod} />} />
      <OfficeTable<UnregisteredStudent>
        key={period}
        resource="registration/statistics/unregistered"
        sort={{ field: 'display_name', order: 'ASC' }}
        permanentFilter={period ? { study_period: period } : undefined}
        startFilter={{ student_status: ['studying'] }}
        searchLabel={t('unregistered.search')}
        name={row => row.display_name}
        exportable
        bulk={mailStudents}
        emptyTitle={t('unregistered.empty')}
        emptyHint={t('unregistered.empty_hint')}
        filters={[
          byValue('faculty', t('columns.faculty'), 'GET /advisors/faculties/'),
          byValue('edu_prog', t('columns.program'), 'GET /advisors/edu_programs/'),
          byGroup(t('columns.group'), { rare: true }),
          byYear(t('columns.year')),
          byValue('advisor', t('columns.advisor'), 'GET /organizations/advisor_list/', { rare: true }),
          byValue('entry_year', t('columns.entry_year'), 'GET /advisors/entry_year/', { rare: true }),
          byValue('study_form', t('columns.form'), 'GET /common/study_forms/', { rare: true }),
          byValue('preparation_level', t('columns.level'), 'GET /advisors/preparation_level/', { rare: true }),
          byValue('student_status', t('columns.status'), 'GET /user/student_status/'),
          {
            source: 'online_registration_access',
            label: t('columns.access'),
            kind: 'choice',
            several: true,
            rare: true,
            choices: (['open', 'closed', 'default'] as const).map(value => ({
              value,
              label: t(`unregistered.${value}`),
            })),
          },
          { source: 'has_debt', label: t('columns.debt'), kind: 'boolean', rare: true },
        ]}
        columns={[
          {
            source: 'display_name',
            label: t('columns.name'),
            sortable: true,
            to: canOpen('student-card') ? row => link('student-card', { uid: row.card }) : undefined,
          },
          { source: 'code', label: t('columns.number'), sortable: true, optional: true },
          { source: 'group_name', label: t('columns.group'), sortable: true, render: row => row.group_name ?? '–' },
          { source: 'course', label: t('columns.year'), sortable: true, numeric: true },
          {
            source: 'edu_prog_name',
            label: t('columns.program'),
            sortable: true,
            render: row => format.name(row.edu_prog_name),
          },
          {
            source: 'advisor_name',
            label: t('columns.advisor'),
            sortable: true,
            render: row => row.advisor_name ?? '–',
          },
          { source: 'queued', label: t('columns.waiting'), sortable: true, numeric: true },
          {
            source: 'online_registration_access',
            label: t('columns.access'),
            sortable: true,
            render: row => (
              <StatusChip
                tone={
                  row.online_registration_access === 'closed'
                    ? 'bad'
                    : row.online_registration_access === 'open'
                      ? 'ok'
                      : 'quiet'
                }
              >
                {t(`unregistered.${row.online_registration_access}`)}
              </StatusChip>
            ),
          },
          {
            source: 'has_debt',
            label: t('columns.debt'),
            render: row =>
              row.has_debt ? <StatusChip tone="bad">{t('unregistered.yes')}</StatusChip> : t('unregistered.no'),
          },
          { source: 'email', label: t('columns.email'), sortable: true, optional: true },
          {
            source: 'faculty_name',
            label: t('columns.faculty'),
            sortable: true,
            optional: true,
            render: row => format.name(row.faculty_name),
          },
        ]}
      />
    </>
  );
}
