import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip, type Tone } from '../../shell/status-chip.tsx';
import { useText } from '../text.ts';

/** Tone of each card status; the words say the same. */
export const cardTones: Record<CardStatus, Tone> = {
  NOT_STARTED: 'quiet',
  CHOOSING: 'info',
  CHANGED: 'info',
  REJECTED: 'bad',
  CHECKING: 'warn',
  CHOSEN: 'warn',
  CHANGED_AFTER: 'warn',
  CONFIRMED: 'ok',
  CHECKING_AFTER: 'warn',
};

export function StatusOfCard({ status }: { status: CardStatus }) {
  const t = useText();
  return <StatusChip tone={cardTones[status]}>{t(`status.${status}`)}</StatusChip>;
}

/** "Осень 2026 · основная регистрация до 31 августа, 18:00". */
export function PeriodLine({ info }: { info: YearSemester }) {
  const t = useText();
  const format = useFormat();
  const { registration_period: period, study_period, super_until } = info;
  if (super_until !== null)
    return (
      <>
        {format.name(study_period.name)} · {t('period.super', { date: format.dateTime(super_until) })}
      </>
    );
  if (period === null) return <>{format.name(study_period.name)}</>;
  const kind = t(`kind.${period.kind}`);
  const line =
    period.status === 'current'
      ? t('period.until', { kind, date: format.dateTime(period.end_date) })
      : period.status === 'scheduled'
        ? t('period.from', { kind, date: format.dateTime(period.start_date) })
        : t('period.over', { kind, date: format.dateTime(period.end_date) });
  return (
    <>
      {format.name(study_period.name)} · {line}
    </>
  );
}
