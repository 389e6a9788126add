import { statisticKinds } from '@portal/event-schemas/journals/codes.ts';
import { readers } from '@portal/event-schemas/journals/roles.ts';
import type { StatisticRow, StatisticsView } from '@portal/event-schemas/journals/views.ts';
import { useState } from 'react';
import { useMay } from '../../entity/may.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { PageCallState, PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { Bars, Choice, FigurePanel, Legend, PeriodChoice, Tiles } from '../../statistics/api.ts';
import { useFiguresText } from '../text.ts';

type By = (typeof statisticKinds)[number];
const shown = 40;
const share = (part: number, of: number): number => (of === 0 ? 0 : Math.round((1000 * part) / of) / 10);

/** Attendance, empty cells and averages of a term as pictures, and who misses many classes: of a teacher's own journals, for the office of all. */
export default function JournalStatistics() {
  const t = useFiguresText();
  const format = useFormat();
  const may = useMay();
  const [period, setPeriod] = useState<string>();
  const [by, setBy] = useState<By>('week');
  const statistics = useCall(
    'GET /journals/statistics/',
    { query: { study_period: period, by } },
    { keepPrevious: true, live: { channel: 'registration', keys: ['slow:journals'] } },
  );
  if (!statistics.isSuccess) return <PageCallState call={statistics} />;
  const { study_period, rows, at_risk, limit, department } = statistics.data;
  const kinds = statisticKinds.filter(
    kind => may(readers) || department || (kind !== 'teacher' && kind !== 'cathedra'),
  );
  const sum = (what: 'cells' | 'missed' | 'holes'): number => rows.reduce((all, row) => all + row[what], 0);
  const [cells, holes] = [sum('cells'), sum('holes')];
  const percent = (value: number): string => t('percent', { value: format.number(value) });
  const nameOf = ({ key, name }: StatisticRow): string => (by === 'week' ? format.day(key) : name || t('without'));
  const marked = rows.filter(({ average }) => average !== null);
  const choice = (
    <Choice
      label={t('by.label')}
      value={by}
      choices={kinds.map(value => ({ value, label: t(`by.${value}`) }))}
      onChange={setBy}
    />
  );
  return (
    <>
      <PageHeader actions={<PeriodChoice value={study_period} onChange={setPeriod} />} />
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s4)' }}>
        <Tiles
          label={t('attendance')}
          tiles={[
            { label: t('attendance'), value: percent(share(cells - holes - sum('missed'), cells - holes)) },
            { label: t('holes'), value: format.number(holes), hint: percent(share(holes, cells)) },
            { label: t('at_risk'), value: format.number(at_risk.length), hint: t('at_risk_note', { limit }) },
          ]}
        />
        <FigurePanel
          title={t('attendance')}
          actions={choice}
          table={{
            heads: [t('name'), t('cells'), t('present'), t('excused'), t('missed'), t('empty')],
            rows: rows.map(row => ({
              key: row.key,
              cells: [nameOf(row), row.cells, presentOf(row), row.excused, row.missed - row.excused, row.holes],
            })),
          }}
        >
          <Bars
            label={t('attendance')}
            max={100}
            bars={rows.slice(0, shown).map(row => ({
              key: row.key,
              label: nameOf(row),
              text:
                row.cells === row.holes
                  ? t('empty')
                  : t('of_cells', {
                      value: format.number(share(presentOf(row), row.cells - row.holes)),
                      cells: row.cells - row.holes,
                    }),
              parts: [
                { value: share(presentOf(row), row.cells), tone: 'ok' },
                { value: share(row.excused, row.cells), tone: 'lapis' },
                { value: share(row.missed - row.excused, row.cells), tone: 'bad' },
                { value: share(row.holes, row.cells), tone: 'quiet' },
              ],
            }))}
          />
          <Legend
            entries={[
              { label: t('present'), tone: 'ok' },
              { label: t('excused'), tone: 'lapis' },
              { label: t('missed'), tone: 'bad' },
              { label: t('empty'), tone: 'quiet' },
            ]}
          />
        </FigurePanel>
        <FigurePanel
          title={t('average')}
          table={{
            heads: [t('name'), t('average')],
            rows: marked.map(row => ({ key: row.key, cells: [nameOf(row), row.average] })),
          }}
        >
          <Bars
            label={t('average')}
            max={100}
            bars={marked.slice(0, shown).map(row => ({
              key: row.key,
              label: nameOf(row),
              text: format.number(row.average ?? 0),
              parts: [{ value: row.average ?? 0, tone: 'lapis' }],
            }))}
          />
        </FigurePanel>
        <AtRisk students={at_risk} limit={limit} />
      </div>
    </>
  );
}
const presentOf = ({ cells, missed, holes }: StatisticRow): number => cells - missed - holes;

/** Who misses many classes without a reason, with mails to them and to their advisors. */
function AtRisk({ students, limit }: { students: StatisticsView['at_risk']; limit: number }) {
  const t = useFiguresText();
  const format = useFormat();
  return (
    <Panel title={t('at_risk')} note={t('at_risk_note', { limit })} flush={students.length > 0}>
      {students.length === 0 ? (
        <p className="mut">{t('nobody')}</p>
      ) : (
        <DataTable
          label={t('at_risk')}
          heads={[t('student'), t('group'), t('missed'), t('average'), t('advisor')]}
          rows={students.map(one => ({
            key: one.student,
            cells: [
              <Mail key="student" name={one.name} email={one.email} label={t('write')} />,
              one.group ?? '–',
              one.unexcused,
              one.average === null ? '–' : format.number(one.average),
              <Mail key="advisor" name={one.advisor_name} email={one.advisor_email} label={t('write_advisor')} />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}
/** A name that writes a mail, where there is an address. */
function Mail({ name, email, label }: { name: string | null; email: string | null; label: string }) {
  if (!email) return <>{name ?? '–'}</>;
  return (
    <a href={`mailto:${email}`} title={label}>
      {name ?? email}
    </a>
  );
}
