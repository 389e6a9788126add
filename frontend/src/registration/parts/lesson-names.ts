import type { LessonView } from '@portal/event-schemas/registration/views.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import { useText } from '../text.ts';
import type { Clash } from './clashes.ts';
import { clockTime, dayKeys } from './week.ts';

/** "Лабораторная 2", "Практика 1, подгруппа 3". */
export function useLessonName(): (lesson: Pick<LessonView, 'load_type' | 'section' | 'subgroup'>) => string {
  const t = useText();
  return lesson => [[t(`load.${lesson.load_type}`), lesson.section].filter(Boolean).join(' '), lesson.subgroup ? t('detail.subgroup', { name: lesson.subgroup }) : ''].filter(Boolean).join(', ');
}

/** "Лаб 2". */
export function useShortLessonName(): (lesson: Pick<LessonView, 'load_type' | 'section'>) => string {
  const t = useText();
  return lesson => [t(`load_short.${lesson.load_type}`), lesson.section].filter(Boolean).join(' ');
}

/** "Пн, Ср 10:00–11:20; Пт 08:30–09:50", or that there are no fixed times. */
export function useMeetingText(): (meetings: readonly Meeting[]) => string {
  const t = useText();
  return meetings =>
    meetings.length === 0
      ? t('week.none')
      : meetings
          .map(
            meeting =>
              `${dayKeys
                .filter((_, day) => meeting.days[day] === '1')
                .map(day => t(`day.${day}`))
                .join(', ')} ${clockTime(meeting.start)}–${clockTime(meeting.start + meeting.length)}`,
          )
          .join('; ');
}

/** "Физика (Пн 10:00–11:20), История (Вт 08:30–09:50)": what meets at the same time. */
export function useClashText(): (clashes: readonly Clash[]) => string {
  const meetingText = useMeetingText();
  return clashes => clashes.map(({ label, meeting }) => `${label} (${meetingText([meeting])})`).join(', ');
}
