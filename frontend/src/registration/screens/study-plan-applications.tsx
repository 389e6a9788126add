import { preparationLevelNames } from '@portal/event-schemas/curriculum/names.ts';
import type { studyPlanApplication } from '@portal/event-schemas/registration/settings-views.ts';
import type { z } from 'zod';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useLevels } from '../parts/office/lookups.ts';
import { useOfficeText } from '../office-text.ts';
import { byEntryYear, byPeriod, byProgram } from '../../lists/university-filters.ts';

type Row = z.infer<typeof studyPlanApplication>;
const stages = ['students', 'not_started', 'choosing', 'sent', 'checking', 'rejected', 'confirmed'] as const;

/** study-plan-applications: of each study plan, how far its students' cards are in a study period. */
export default function StudyPlanApplications() {
  const t = useOfficeText();
  const format = useFormat();
  const levels = useLevels();
  return (
    <>
      <PageHeader note={t('plans.lead')} />
      <OfficeTable<Row>
        resource="organizations/study_plan_applications"
        sort={{ field: 'code', order: 'ASC' }}
        searchLabel={t('plans.search')}
        name={row => row.code}
        exportable
        emptyTitle={t('plans.empty')}
        emptyHint={t('plans.empty_hint')}
        filters={[
          byPeriod(t('common.study_period')),
          byProgram(t('common.program'), { source: 'edu_prog' }),
          { source: 'preparation_level', label: t('common.level'), kind: 'choice', several: true, choices: levels },
          byEntryYear(t('common.entry_year'), { several: false, rare: false }),
        ]}
        columns={[
          {
            source: 'code',
            label: t('plans.code'),
            sortable: true,
            render: row => <span style={{ whiteSpace: 'nowrap' }}>{row.code}</span>,
          },
          {
            source: 'edu_program',
            label: t('plans.program'),
            render: row => (row.edu_program ? `${row.edu_program.code} ${format.name(row.edu_program.name)}` : '–'),
          },
          {
            source: 'entry_year',
            label: t('common.entry_year'),
            sortable: true,
            numeric: true,
            optional: true,
            render: row => String(row.entry_year),
          },
          {
            source: 'preparation_level',
            label: t('common.level'),
            sortable: true,
            optional: true,
            render: row => (row.preparation_level ? format.name(preparationLevelNames[row.preparation_level]) : '–'),
          },
          ...stages.map(stage => ({ source: stage, label: t(`plans.${stage}`), sortable: true, numeric: true })),
        ]}
      />
    </>
  );
}
