import type { Timing } from '@portal/event-schemas/notifications/values.ts';
import { useLocale } from '../../app/portal.ts';
import { useFormat } from '../../i18n/format.ts';
import { useWeekdays } from '../calls.ts';
import { useText } from '../text.ts';

/** When a mail goes out, in words: "каждую неделю, понедельник, 09:00". */
export function useTimingText(): (timing: Timing) => string {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const weekdays = useWeekdays().data ?? [];
  return ({ notification_frequency, weekday, month_day, time }) => {
    if (notification_frequency === 'EVERY_DAY') return t('timing.day', { time });
    if (notification_frequency === 'EVERY_MONTH') return t('timing.month', { day: month_day ?? 1, time });
    const name = format.name(weekdays.find(option => option.value === weekday)?.name);
    // In English weekdays are names, in the other languages words.
    return t('timing.week', { weekday: locale === 'en' ? name : name.toLowerCase(), time });
  };
}
