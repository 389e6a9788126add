import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { usePlanStatus } from '../calls.ts';
import { usePlanText } from '../text.ts';

/** Whether the plan of a year was changed, and whether the advisor knows. */
export function PlanStatus({ student, study_year }: { student: string | undefined; study_year: number }) {
  const t = usePlanText();
  const status = usePlanStatus(student, study_year);
  if (!status.data) return null;
  const { data } = status;
  return (
    <>
      <StatusChip tone={data.status === 'changed' ? 'info' : 'ok'}>{t(`individual.${data.status}`)}</StatusChip>
      {data.unreported && <StatusChip tone="warn">{t('individual.unreported')}</StatusChip>}
    </>
  );
}

export function PlanStatusLine({ student, study_year }: { student: string | undefined; study_year: number }) {
  const t = usePlanText();
  const format = useFormat();
  const { data } = usePlanStatus(student, study_year);
  if (!data?.changed_at) return null;
  return (
    <p className="mut">
      {[
        t('individual.changed_line', {
          date: format.dateTime(data.changed_at),
          name: data.changed_by?.display_name ?? '',
        }),
        data.notified_at && t('individual.reported', { date: format.dateTime(data.notified_at) }),
        data.notice,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
