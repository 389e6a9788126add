import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { waypointTime } from '@portal/event-schemas/applications/views.ts';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { DayField } from '../../forms/day-field.tsx';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { Bars, FigurePanel } from '../../statistics/api.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useOfficeText } from '../office-text.ts';
import { useHours } from '../parts/office/hours.ts';

type Row = z.infer<typeof waypointTime>;
const measures = ['median_hours', 'p90_hours', 'longest_hours', 'waiting', 'overdue'] as const;
type Measure = (typeof measures)[number];
const barsShown = 15;

/** application-statistics: how long applications stay at each approval point, how many wait, how many are late; by type and period. */
export default function ApplicationStatistics() {
  const t = useOfficeText();
  const id = useId();
  const [type, setType] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const format = useFormat();
  const types = useCall(
    'GET /studapps/app-types/app_types_for_setting/',
    { query: { page_size: 100 } },
    { staleTime: 60_000 },
  );
  const query = { ...(type ? { app_type: type } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return (
    <>
      <PageHeader note={t('statistics.lead')} />
      <Panel>
        <div role="group" aria-label={t('statistics.in_period')} style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
          <div className="field">
            <label htmlFor={id}>{t('statistics.types')}</label>
            <div className="field-box">
              <select id={id} value={type} onChange={event => setType(event.target.value)}>
                <option value="">{t('statistics.all_types')}</option>
                {types.data?.results.map(({ uid, names }) => (
                  <option key={uid} value={uid}>
                    {format.name(names)}
                  </option>
                ))}
              </select>
            </div>
          </div>
          <DayField label={t('statistics.from')} value={from} onChange={setFrom} />
          <DayField label={t('statistics.to')} value={to} onChange={setTo} />
        </div>
      </Panel>
      <Chart query={query} />
      <Times key={JSON.stringify(query)} query={query} />
    </>
  );
}

function Chart({ query }: { query: Record<string, string> }) {
  const t = useOfficeText();
  const format = useFormat();
  const hours = useHours();
  const [measure, setMeasure] = useState<Measure>('median_hours');
  const found = useCall(
    'GET /studapps/statistics/',
    { query: { ...query, sort: `-${measure}`, page_size: 100 } },
    { keepPrevious: true, live: { channel: 'notifications', keys: ['slow:applications'] } },
  );
  if (!found.isSuccess) return <CallState call={found} lines={6} />;
  const rows = found.data.results;
  if (rows.length === 0)
    return (
      <Panel title={t('statistics.chart')}>
        <EmptyState title={t('statistics.empty')}>{t('statistics.empty_hint')}</EmptyState>
      </Panel>
    );
  const isTime = measure.endsWith('_hours');
  const inWords = (value: number | null): string => (isTime ? hours(value) : format.number(value ?? 0));
  const nameOf = (row: Row): string => `${format.name(row.name)} · ${format.name(row.type_name)}`;
  return (
    <FigurePanel
      title={t('statistics.chart')}
      actions={
        <TextField
          select
          size="small"
          fullWidth={false}
          label={t('statistics.measure')}
          value={measure}
          onChange={event => setMeasure(event.target.value as Measure)}
          sx={{ minWidth: 180 }}
        >
          {measures.map(value => (
            <MenuItem key={value} value={value}>
              {t(`statistics.measures.${value}`)}
            </MenuItem>
          ))}
        </TextField>
      }
      table={{
        heads: [t('statistics.waypoint'), t(`statistics.measures.${measure}`)],
        rows: rows.map(row => ({
          key: `${row.app_type} ${row.step} ${row.waypoint}`,
          cells: [nameOf(row), inWords(row[measure])],
        })),
      }}
    >
      <Bars
        label={t('statistics.chart')}
        bars={rows.slice(0, barsShown).map(row => ({
          key: `${row.app_type} ${row.step} ${row.waypoint}`,
          label: nameOf(row),
          text: inWords(row[measure]),
          parts: [
            {
              value: row[measure] ?? 0,
              tone: measure === 'overdue' ? 'bad' : measure === 'waiting' ? 'warn' : 'lapis',
            },
          ],
        }))}
      />
    </FigurePanel>
  );
}

function Times({ query }: { query: Record<string, string> }) {
  const t = useOfficeText();
  const format = useFormat();
  const hours = useHours();
  const time = (length: number | null): string => (length === null ? '–' : hours(length));
  const counts = ['waiting', 'overdue', 'acted'] as const;
  const rare = ['approved', 'rejected', 'returned', 'forwarded'] as const;
  return (
    <OfficeTable<Row>
      resource="studapps/statistics"
      sort={{ field: 'median_hours', order: 'DESC' }}
      permanentFilter={query}
      name={row => `${format.name(row.name)} ${format.name(row.type_name)}`}
      exportable
      header={<h2>{t('statistics.list')}</h2>}
      emptyTitle={t('statistics.empty')}
      emptyHint={t('statistics.empty_hint')}
      columns={[
        { source: 'name', label: t('statistics.waypoint'), render: row => format.name(row.name) },
        { source: 'type_name', label: t('list.type'), sortable: true, render: row => format.name(row.type_name) },
        {
          source: 'median_hours',
          label: t('statistics.median'),
          sortable: true,
          numeric: true,
          render: row => time(row.median_hours),
        },
        {
          source: 'p90_hours',
          label: t('statistics.p90'),
          sortable: true,
          numeric: true,
          render: row => time(row.p90_hours),
        },
        {
          source: 'longest_hours',
          label: t('statistics.longest'),
          sortable: true,
          numeric: true,
          optional: true,
          render: row => time(row.longest_hours),
        },
        ...counts.map(source => ({ source, label: t(`statistics.${source}`), sortable: true, numeric: true })),
        ...rare.map(source => ({
          source,
          label: t(`statistics.${source}`),
          sortable: true,
          numeric: true,
          optional: true,
        })),
      ]}
    />
  );
}
