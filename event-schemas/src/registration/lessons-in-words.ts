import { clockTime } from '../kernel/clock-time.ts';
import { locales } from '../kernel/locales.ts';
import type { Localized } from '../kernel/localized.ts';
import { loadTypeNames, weekdayNames } from './names.ts';
import type { Lesson, Meeting } from './values.ts';

const meetingsIn = (meetings: readonly Meeting[], locale: keyof Localized): string =>
  meetings
    .map(({ days, start, length }) => {
      const names = [...days].flatMap((mark, day) => (mark === '1' ? [weekdayNames[day]![locale]] : []));
      return `${names.join(', ')} ${clockTime(start)}–${clockTime(start + length)}`;
    })
    .join(', ');

/** Lessons with their times: "lecture: Monday 09:00–09:50; practice: Tuesday 10:00–10:50". Lessons without a time are left out; null: none has one. */
export function lessonsInWords(lessons: readonly Pick<Lesson, 'load_type' | 'meetings'>[]): Localized | null {
  const timed = lessons.filter(({ meetings }) => meetings.length > 0);
  if (timed.length === 0) return null;
  return Object.fromEntries(
    locales.map(locale => [
      locale,
      timed
        .map(({ load_type, meetings }) => `${loadTypeNames[load_type][locale]}: ${meetingsIn(meetings, locale)}`)
        .join('; '),
    ]),
  ) as Localized;
}
