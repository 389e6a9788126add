import type { planVersion } from '@portal/event-schemas/curriculum/views.ts';
import { programs } from '@portal/event-schemas/curriculum/targets.ts';
import type { z } from 'zod';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useCurriculumText } from '../text.ts';

type Version = z.infer<typeof planVersion>;

/** study-plan-versions: how many of each intake study by which plan. */
export default function StudyPlanVersions() {
  const t = useCurriculumText();
  const link = useLink();
  const format = useFormat();
  return (
    <>
      <PageHeader note={t('versions_lead')} />
      <OfficeTable<Version>
        resource="curriculum/study_plan_versions"
        sort={{ field: 'entry_year', order: 'DESC' }}
        name={row => `${format.name(row.edu_program_name)}, ${row.entry_year}`}
        searchLabel={t('program')}
        filters={[
          { source: 'edu_program', label: t('program'), kind: 'lookup', call: programs.choices, chosenBy: 'uid' },
          { source: 'entry_year', label: t('entry_year'), kind: 'text' },
        ]}
        columns={[
          {
            source: 'study_plan_code',
            label: t('plan'),
            sortable: true,
            render: row => row.study_plan_code ?? t('no_plan'),
            to: row => (row.study_plan ? link('study-plan', { uid: row.study_plan }) : link('students')),
          },
          {
            source: 'edu_program_name',
            label: t('program'),
            sortable: true,
            render: row => format.name(row.edu_program_name),
          },
          {
            source: 'entry_year',
            label: t('entry_year'),
            sortable: true,
            render: row => (
              <>
                {row.entry_year}{' '}
                {row.plan_year !== null && row.plan_year !== row.entry_year && (
                  <StatusChip tone="warn">{t('other_year', { year: row.plan_year })}</StatusChip>
                )}
                {row.study_plan === null && <StatusChip tone="bad">{t('no_plan')}</StatusChip>}
              </>
            ),
          },
          {
            source: 'students',
            label: t('students'),
            sortable: true,
            numeric: true,
            render: row => format.number(row.students),
          },
        ]}
      />
    </>
  );
}
