import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useText } from '../text.ts';

/** What the reader's study plan of earlier years has without a completed result; nothing where there is no such discipline. */
export function Difference() {
  const t = useText();
  const format = useFormat();
  const found = useCall('GET /journals/academic_difference/', { query: {} });
  const overdue = found.data?.results.filter(one => one.overdue) ?? [];
  if (overdue.length === 0) return null;
  return (
    <Panel title={t('difference.title')} note={String(overdue.length)} flush>
      <p className="mut" style={{ padding: '0 16px' }}>
        {t('difference.note')}
      </p>
      <DataTable
        label={t('difference.title')}
        heads={[
          t('difference.discipline'),
          t('difference.semester'),
          t('student.credits_head'),
          t('difference.last_mark'),
        ]}
        rows={overdue.map(one => ({
          key: one.discipline,
          cells: [
            <span key="discipline">
              {format.name(one.name)} <span className="mut">{one.code}</span>
            </span>,
            one.semester,
            one.credits,
            one.last_mark ?? '–',
          ],
        }))}
      />
    </Panel>
  );
}
