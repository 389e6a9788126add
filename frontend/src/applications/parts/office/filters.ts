import { applicationStages } from '@portal/event-schemas/applications/codes.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { TableFilter } from '../../../lists/filters.ts';
import { useOfficeText } from '../../office-text.ts';
import { useText } from '../../text.ts';
import { byGroup, byValue, byYear } from '../../../lists/university-filters.ts';

/** Filters of the office's list; what stands behind "+ Filter" is rare. */
export function useApplicationFilters(): readonly TableFilter[] {
  const t = useOfficeText();
  const words = useText();
  return [
    {
      source: 'app_type',
      label: t('list.type'),
      kind: 'lookup',
      several: true,
      call: 'GET /studapps/app-types/app_types_for_setting/',
      input: { query: { page_size: 100 } },
      choice: (row: { uid: string; names: Localized }) => ({ value: row.uid, label: row.names }),
    },
    {
      source: 'stage',
      label: t('list.stage'),
      kind: 'choice',
      several: true,
      choices: applicationStages.map(value => ({ value, label: words(`stage.${value}`) })),
    },
    { source: 'overdue', label: t('list.overdue'), kind: 'boolean' },
    {
      source: 'status',
      label: t('list.status'),
      kind: 'lookup',
      several: true,
      call: 'GET /studapps/statuses/',
      input: { query: { page_size: 100 } },
      rare: true,
    },
    byGroup(t('list.group'), { source: 'student_group', rare: true }),
    byValue('edu_program', t('list.program'), 'GET /advisors/edu_programs/', { rare: true }),
    byYear(t('list.year'), { source: 'year', rare: true }),
    { source: 'sent_at', label: t('list.sent'), kind: 'range', type: 'date', rare: true },
    { source: 'due', label: t('list.due'), kind: 'range', type: 'date', rare: true },
    { source: 'archived', label: t('list.archived'), kind: 'boolean' },
  ];
}
