import { components, cycles } from '@portal/event-schemas/curriculum/codes.ts';
import { courseStatusCodes } from '@portal/event-schemas/access/codes.ts';
import type { OfferingRow } from '@portal/event-schemas/registration/office-views.ts';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { Meter, seatTone } from '../../shell/meter.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useNearestTerm } from '../nearest-term.ts';
import { accessTones } from '../../access/api.ts';
import { useText } from '../text.ts';
import { byCathedra, byPeriod } from '../../lists/university-filters.ts';

/** The office's list of courses: how full each is, who waits, which are closed. */
export default function CourseOfferings() {
  const t = useText();
  const format = useFormat();
  const link = useLink();
  const term = useNearestTerm();
  if (!term)
    return (
      <>
        <PageHeader />
        <Skeletons lines={8} />
      </>
    );
  return (
    <>
      <PageHeader />
      <OfficeTable<OfferingRow>
        resource="registration/offerings"
        sort={{ field: 'code', order: 'ASC' }}
        startFilter={term}
        searchLabel={t('office.search')}
        name={row => row.code}
        exportable
        emptyTitle={t('office.empty')}
        emptyHint={t('office.empty_hint')}
        filters={[
          byPeriod(t('office.period')),
          {
            source: 'cycle',
            label: t('office.cycle'),
            kind: 'choice',
            several: true,
            choices: cycles.map(value => ({ value, label: t(`cycle.${value}`) })),
          },
          {
            source: 'component',
            label: t('office.component'),
            kind: 'choice',
            several: true,
            choices: components.map(value => ({ value, label: t(`component.${value}`) })),
          },
          byCathedra(t('office.cathedra')),
          {
            source: 'status',
            label: t('office.access'),
            kind: 'choice',
            several: true,
            choices: courseStatusCodes.map(value => ({ value, label: t(`office.${value}`) })),
          },
          { source: 'waiting', label: t('office.waiting'), kind: 'range', type: 'number' },
          { source: 'fill', label: t('office.fill'), kind: 'range', type: 'number' },
        ]}
        columns={[
          {
            source: 'name',
            label: t('office.name'),
            sortable: true,
            render: row => format.name(row.name),
            to: row => link('course-offering', { uid: row.uid }),
          },
          { source: 'code', label: t('office.code'), sortable: true },
          {
            source: 'study_period_name',
            label: t('office.period'),
            render: row => <div style={{ minWidth: 130 }}>{format.name(row.study_period_name)}</div>,
          },
          { source: 'credits', label: t('office.credits'), sortable: true, numeric: true },
          {
            source: 'cycle',
            label: t('office.cycle'),
            sortable: true,
            render: row => (row.cycle ? t(`cycle.${row.cycle}`) : ''),
          },
          { source: 'capacity', label: t('office.capacity'), sortable: true, numeric: true },
          { source: 'taken', label: t('office.taken'), sortable: true, numeric: true },
          {
            source: 'fill',
            label: t('office.fill'),
            sortable: true,
            render: row => (
              <Meter
                label={t('office.fill')}
                value={row.fill}
                max={100}
                width={88}
                tone={seatTone({ left: 100 - row.fill, capacity: 100 })}
              />
            ),
          },
          { source: 'waiting', label: t('office.waiting'), sortable: true, numeric: true },
          {
            source: 'status',
            label: t('office.access'),
            sortable: true,
            render: row => <StatusChip tone={accessTones[row.status]}>{t(`office.${row.status}`)}</StatusChip>,
          },
          {
            source: 'component',
            label: t('office.component'),
            sortable: true,
            optional: true,
            render: row => (row.component ? t(`component.${row.component}`) : ''),
          },
          {
            source: 'cathedra_name',
            label: t('office.cathedra'),
            sortable: true,
            optional: true,
            render: row => format.name(row.cathedra_name),
          },
        ]}
      />
    </>
  );
}
