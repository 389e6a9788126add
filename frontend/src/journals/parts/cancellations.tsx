import type { CancellationView } from '@portal/event-schemas/journals/views.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { useClassesText } from '../text.ts';

type Happened = 'SessionCancelled' | 'SessionRestored' | 'CancellationTold';

/** Classes of a journal that were cancelled or restored, the last first, and which students were told. */
export default function Cancellations({ journal }: { journal: string }) {
  const t = useClassesText();
  const format = useFormat();
  const found = useCall(
    'GET /journals/cancellation_history/',
    { query: { journal } },
    { live: { channel: 'registration', keys: [`journal:${journal}`] } },
  );
  if (!found.data) return <CallState call={found} lines={6} />;
  if (found.data.length === 0) return <EmptyState title={t('none_cancelled')} />;
  return (
    <Panel title={t('tabs.cancellations')} flush>
      <DataTable
        label={t('tabs.cancellations')}
        heads={[t('class'), t('event'), t('at'), t('by'), t('comment'), t('told')]}
        rows={found.data.map(one => ({
          key: `${one.session}.${one.at}.${one.type}`,
          cells: [
            one.date ? format.day(one.date) : '–',
            t(`happened.${one.type as Happened}`),
            format.shortDateTime(one.at),
            one.by_name ?? '–',
            one.comment || '–',
            one.type === 'CancellationTold' ? <Told key="told" told={one} /> : '–',
          ],
        }))}
      />
    </Panel>
  );
}

/** How many students were told; opened, who they are. */
function Told({ told: { told, students } }: { told: CancellationView }) {
  const t = useClassesText();
  return (
    <details>
      <summary>{t('told_count', { count: told })}</summary>
      {students.map(({ student, name }) => (
        <div key={student}>{name ?? student}</div>
      ))}
    </details>
  );
}
