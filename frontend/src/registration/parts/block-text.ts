import { useText } from '../text.ts';
import { useClashText, useLessonName, useShortLessonName } from './lesson-names.ts';
import { weeksText } from './week-layout.ts';
import { clockTime, dayKeys, untimed, type Block } from './week.ts';

/** What a block says: as much as fits stands in it, `sentence` is all of it, in words that are read aloud. */
export interface BlockText {
  title: string;
  time: string;
  lines: readonly string[];
  sentence: string;
}

export function useBlockText(): (block: Block) => BlockText {
  const t = useText();
  const lessonName = useLessonName();
  const shortName = useShortLessonName();
  const clashText = useClashText();
  return ({ lesson, section, day, start, end, weeks, look, clashes, code, label }) => {
    const short = shortName(lesson);
    const { left, capacity, waiting } = lesson.seats;
    const time = day === untimed ? '' : `${clockTime(start)}–${clockTime(end)}`;
    const inWeeks = weeksText(weeks);
    const places = [
      inWeeks && t('week.weeks', { weeks: inWeeks }),
      lesson.room ? t('detail.room', { room: lesson.room.code }) : '',
      lesson.teacher?.display_name ?? '',
    ];
    const clash = clashes.length > 0 ? t('week.with', { names: clashText(clashes) }) : '';
    const seats = left === 0 ? t('courses.full') : t('courses.seats', { smart_count: left });
    const closed = t(lesson.status === 'cancelled' ? 'detail.cancelled' : 'detail.blocked');
    const stream = section && section.course.fluxes.length > 1 ? t('detail.flux', { number: section.flux.number }) : '';
    const state = !section
      ? [t(`look.${look}`)]
      : look === 'closed'
        ? [closed]
        : [
            section.had && t(`look.${section.had}`),
            left === 0 ? seats : `${seats} ${t('week.of_all', { capacity })}`,
            waiting > 0 && t('detail.waiting', { count: waiting }),
          ];
    const sentence = [
      section ? '' : label,
      lessonName(lesson),
      stream,
      [day === untimed ? t('week.untimed') : t(`day.${dayKeys[day]!}`), time].filter(Boolean).join(' '),
      ...places,
      ...state,
      clash,
    ];
    return {
      title: section ? short : code,
      time,
      lines: [clash, !section ? short : look === 'closed' ? closed : seats, ...places, stream].filter(Boolean),
      sentence: sentence.filter(Boolean).join(', '),
    };
  };
}
