import { useCall } from '../../../http/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { DataTable } from '../../../shell/data-table.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useStudentText } from '../../text.ts';

/** To whom the student was given, by whom and why; nothing where the advisor has never changed. */
export function AdvisorHistory({ student }: { student: string }) {
  const t = useStudentText();
  const format = useFormat();
  const changes = useCall('GET /advising/students/{uid}/advisors/', { params: { uid: student } });
  if (!changes.data || changes.data.length === 0) return null;
  const nobody = t('advisors.nobody');
  return (
    <Panel title={t('advisors.history')} flush>
      <DataTable
        label={t('advisors.history')}
        heads={[t('advisors.at'), t('advisors.from'), t('advisors.to'), t('advisors.by'), t('advisors.reason')]}
        rows={changes.data.map(one => ({
          key: one.at,
          cells: [
            format.shortDateTime(one.at),
            one.from?.display_name ?? nobody,
            one.to?.display_name ?? nobody,
            one.by?.display_name ?? '–',
            one.reason || '–',
          ],
        }))}
      />
    </Panel>
  );
}
