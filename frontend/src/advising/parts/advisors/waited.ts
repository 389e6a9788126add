import { useFormat } from '../../../i18n/format.ts';
import { useAdvisorsText } from '../../text.ts';

/** A time to answer in words: minutes, hours up to two days, then days. */
export function useHours(): (hours: number | null) => string {
  const t = useAdvisorsText();
  const format = useFormat();
  return hours =>
    hours === null
      ? t('report.none')
      : hours < 1
        ? t('list.minutes', { minutes: format.number(Math.round(hours * 60)) })
        : hours < 48
          ? t('list.hours', { hours: format.number(hours, hours < 10 ? 1 : 0) })
          : t('list.days', { days: format.number(hours / 24, 1) });
}
