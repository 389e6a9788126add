import type { DisciplineAccess, TeacherAccess } from '@portal/event-schemas/access/views.ts';
import { useFormat } from '../../i18n/format.ts';
import type { TableFilter } from '../../lists/filters.ts';
import type { TableColumn } from '../../lists/table-types.ts';
import { AccessChip } from './access-chip.tsx';
import { useAccessText } from './text.ts';
import { byCathedra, byPeriod } from '../../lists/university-filters.ts';

/** Filters and columns of lists that sum the access to several courses of a study period, by discipline or by teacher. */
export function useSummedAccess<Row extends DisciplineAccess | TeacherAccess>(): {
  filters: readonly TableFilter[];
  columns: Record<'period' | 'status' | 'courses' | 'closed' | 'cathedra', TableColumn<Row>>;
} {
  const t = useAccessText();
  const format = useFormat();
  return {
    filters: [byPeriod(t('filter.period')), byCathedra(t('filter.cathedra'), { several: true })],
    columns: {
      period: {
        source: 'study_period_name',
        label: t('courses.period'),
        render: row => format.name(row.study_period_name),
      },
      status: {
        source: 'status',
        label: t('filter.status'),
        render: row => (
          <AccessChip status={row.status} mixed={row.status === null && row.blocked > 0 && row.cancelled > 0} />
        ),
      },
      courses: { source: 'courses', label: t('disciplines.courses'), sortable: true, numeric: true },
      closed: {
        source: 'blocked',
        label: t('courses.closed'),
        sortable: true,
        numeric: true,
        render: row => t('courses.of_total', { closed: row.blocked + row.cancelled, lessons: row.lessons }),
      },
      cathedra: {
        source: 'cathedra_name',
        label: t('courses.cathedra'),
        sortable: true,
        optional: true,
        render: row => format.name(row.cathedra_name),
      },
    },
  };
}
