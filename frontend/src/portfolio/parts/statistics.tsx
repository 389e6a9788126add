import { statusNames } from '@portal/event-schemas/portfolio/names.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { DataTable } from '../../shell/data-table.tsx';
import { Panel } from '../../shell/panel.tsx';
import { CallState } from '../../shell/states.tsx';
import { live } from '../calls.ts';
import { useText } from '../text.ts';

/** How many achievements of each type wait, were accepted and rejected, of how many students; how long a review takes. */
export function Statistics() {
  const t = useText();
  const f = useFormat();
  const found = useCall('GET /portfolio/statistics/', {}, { live: live('slow:portfolio') });
  if (!found.isSuccess) return <CallState call={found} lines={6} />;
  const { results, mean_days } = found.data;
  return (
    <Panel
      flush
      title={t('statistics.title')}
      note={
        mean_days === null
          ? t('statistics.no_mean')
          : t('statistics.mean', { days: f.number(Math.round(mean_days * 10) / 10) })
      }
    >
      <DataTable
        label={t('statistics.title')}
        heads={[
          t('type'),
          ...(['REVIEW', 'ACCEPTED', 'REJECTED'] as const).map(status => f.name(statusNames[status])),
          t('review.students'),
        ]}
        rows={results.map(({ uid, name, waiting, accepted, rejected, students }) => ({
          key: uid,
          cells: [f.name(name), waiting, accepted, rejected, students],
        }))}
      />
    </Panel>
  );
}
