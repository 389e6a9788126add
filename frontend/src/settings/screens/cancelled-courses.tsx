import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import type { cancelledOrder } from '@portal/event-schemas/registration/settings-views.ts';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useOfficeText, useText } from '../text.ts';

type Row = z.infer<typeof cancelledOrder>;

/** cancelled-courses: courses, streams and lessons that were cancelled, by whom and why, and how many students are on them. */
export default function CancelledCourses() {
  const t = useText();
  const o = useOfficeText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const what = ({ level, load_type, section }: Row): string =>
    load_type
      ? `${format.name(loadTypeNames[load_type])} ${section}`
      : o(`cancelled.levels.${level}`, { section: '' }).trim();
  return (
    <>
      <PageHeader note={o('cancelled.lead')} />
      <OfficeTable<Row>
        resource="organizations/order_cancelled"
        sort={{ field: 'cancelled_at', order: 'DESC' }}
        searchLabel={o('cancelled.search')}
        name={row => format.name(row.name)}
        exportable
        emptyTitle={o('cancelled.empty')}
        emptyHint={o('cancelled.empty_hint')}
        filters={[
          {
            source: 'study_period',
            label: t('common.study_period'),
            kind: 'lookup',
            call: 'GET /organizations/study_period_list/',
          },
          {
            source: 'level',
            label: o('cancelled.what'),
            kind: 'choice',
            several: true,
            choices: (['course', 'flux', 'lesson'] as const).map(value => ({
              value,
              label: o(`cancelled.levels.${value}`, { section: '' }).trim(),
            })),
          },
          { source: 'cancelled_at', label: o('cancelled.at'), kind: 'range', type: 'date' },
        ]}
        columns={[
          {
            source: 'name',
            label: o('cancelled.course'),
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
          { source: 'level', label: o('cancelled.what'), sortable: true, render: what },
          { source: 'students', label: o('cancelled.students'), sortable: true, numeric: true },
          { source: 'reason', label: o('cancelled.reason'), render: row => row.reason || '–' },
          { source: 'cancelled_by', label: o('cancelled.by'), render: row => row.cancelled_by?.display_name ?? '–' },
          {
            source: 'cancelled_at',
            label: o('cancelled.at'),
            sortable: true,
            render: row => format.dateTime(row.cancelled_at),
          },
        ]}
      />
    </>
  );
}
