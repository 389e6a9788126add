import { useFormat } from '../../../i18n/format.ts';
import { useOfficeText } from '../../office-text.ts';

const aDay = 24;

/** Hours as people say them: `12 min`, `4.5 h`, `3 d 2 h`; where nobody decided anything, that. */
export function useHours(): (hours: number | null) => string {
  const t = useOfficeText();
  const format = useFormat();
  return hours => {
    if (hours === null) return t('statistics.none');
    if (hours < 1) return t('statistics.minutes', { minutes: Math.ceil(hours * 60) });
    if (hours < aDay) return t('statistics.hours', { hours: format.number(hours, hours < 10 ? 1 : 0) });
    const whole = Math.round(hours);
    const days = format.number(Math.floor(whole / aDay));
    return whole % aDay === 0
      ? t('statistics.whole_days', { days })
      : t('statistics.days', { days, hours: whole % aDay });
  };
}
