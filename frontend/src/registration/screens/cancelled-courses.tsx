import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { cancelledOrder } from '@portal/event-schemas/registration/settings-views.ts';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useOfficeText } from '../office-text.ts';
import { byPeriod } from '../../lists/university-filters.ts';

type Row = z.infer<typeof cancelledOrder>;

/** cancelled-courses: courses, streams and lessons that were cancelled, by whom and why, and how many students are on them. */
export default function CancelledCourses() {
  const t = useOfficeText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const what = ({ level, load_type, section }: Row): string =>
    load_type
      ? `${format.name(loadTypeNames[load_type])} ${section}`
      : t(`cancelled.levels.${level}`, { section: '' }).trim();
  return (
    <>
      <PageHeader note={t('cancelled.lead')} />
      <OfficeTable<Row>
        resource="organizations/order_cancelled"
        sort={{ field: 'cancelled_at', order: 'DESC' }}
        searchLabel={t('cancelled.search')}
        name={row => format.name(row.name)}
        exportable
        emptyTitle={t('cancelled.empty')}
        emptyHint={t('cancelled.empty_hint')}
        filters={[
          byPeriod(t('common.study_period')),
          {
            source: 'level',
            label: t('cancelled.what'),
            kind: 'choice',
            several: true,
            choices: (['course', 'flux', 'lesson'] as const).map(value => ({
              value,
              label: t(`cancelled.levels.${value}`, { section: '' }).trim(),
            })),
          },
          { source: 'cancelled_at', label: t('cancelled.at'), kind: 'range', type: 'date' },
        ]}
        columns={[
          {
            source: 'name',
            label: t('cancelled.course'),
            sortable: true,
            render: row => (
              <>
                {canOpen('course-offering') ? (
                  <Link to={link('course-offering', { uid: row.offering })}>{format.name(row.name)}</Link>
                ) : (
                  format.name(row.name)
                )}{' '}
                <span className="mut">{row.code}</span>
              </>
            ),
          },
          { source: 'level', label: t('cancelled.what'), sortable: true, render: what },
          { source: 'students', label: t('cancelled.students'), sortable: true, numeric: true },
          { source: 'reason', label: t('cancelled.reason'), render: row => row.reason || '–' },
          { source: 'cancelled_by', label: t('cancelled.by'), render: row => row.cancelled_by?.display_name ?? '–' },
          {
            source: 'cancelled_at',
            label: t('cancelled.at'),
            sortable: true,
            render: row => format.dateTime(row.cancelled_at),
          },
        ]}
      />
    </>
  );
}
