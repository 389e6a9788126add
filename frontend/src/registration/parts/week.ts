import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import type { LessonView } from '@portal/event-schemas/registration/views.ts';
import { clashesWith, type Clash, type PlacedAs, type PlacedLesson } from './clashes.ts';
import type { Section } from './sections.ts';
import type { InWeek } from './week-layout.ts';

/** How a block looks: what the student has, and of the sections of a course those that are picked, free, full, or not held. */
export type Look = PlacedAs | 'picked' | 'open' | 'full' | 'closed';
/** One block of the week: a lesson on one day. Lessons without a time stand on the day after the week. */
export interface Block extends InWeek {
  weeks: string;
  course: string;
  code: string;
  label: string;
  lesson: LessonView;
  look: Look;
  /** What it overlaps with. */
  clashes: readonly Clash[];
  /** It is one of the sections to choose from. */
  section?: Section;
}

/** The day of lessons without a time. */
export const untimed = 7;

/** The blocks of a week by day and time: what the student has, and the sections of a course to take, which stand in the place of its own lessons. */
export function blocksOf(placed: readonly PlacedLesson[], sections: readonly Section[] = []): Block[] {
  const course = sections[0]?.course;
  const picked = sections
    .filter(section => section.picked)
    .map(({ course: { uid, code }, lesson }) => ({ course: uid, code, label: code, as: 'waiting' as const, lesson }));
  const had = placed
    .filter(one => one.course !== course?.uid)
    .flatMap(one => {
      const others = [...placed.filter(other => other.as !== 'card' || one.as !== 'card'), ...picked];
      return daysOf(one.lesson).map((at): Block => ({
        ...at,
        course: one.course,
        code: one.code,
        label: one.label,
        lesson: one.lesson,
        look: one.as,
        clashes: at.meeting ? clashesWith([at.meeting], one.course, others) : [],
      }));
    });
  const choices = sections.flatMap(section =>
    daysOf(section.lesson).map((at): Block => ({
      ...at,
      course: section.course.uid,
      code: section.course.code,
      label: section.label,
      lesson: section.lesson,
      look: lookOf(section),
      clashes: section.clashes,
      section,
    })),
  );
  return [...had, ...choices].sort((a, b) => a.day - b.day || a.start - b.start || b.weeks.localeCompare(a.weeks));
}

const lookOf = ({ had, picked, open, lesson }: Section): Look =>
  picked ? (had ?? 'picked') : !open ? 'closed' : lesson.seats.left === 0 && had === undefined ? 'full' : 'open';

/** Where a lesson stands in the week: every day of every meeting. */
function daysOf(lesson: LessonView): (InWeek & { weeks: string; meeting?: Meeting })[] {
  if (lesson.meetings.length === 0) return [{ key: lesson.uid, day: untimed, start: 0, end: 0, weeks: '' }];
  return lesson.meetings.flatMap((meeting, index) =>
    [...meeting.days].flatMap((on, day) =>
      on === '1'
        ? [
            {
              key: `${lesson.uid} ${index} ${day}`,
              day,
              start: meeting.start,
              end: meeting.start + meeting.length,
              weeks: meeting.weeks,
              meeting,
            },
          ]
        : [],
    ),
  );
}

/** The block that an arrow key leads to: up and down through the day and on to the next one, left and right to the nearest time of another day. */
export function neighbour(blocks: readonly InWeek[], from: string, key: string): string | undefined {
  const at = blocks.findIndex(block => block.key === from);
  const here = blocks[at];
  if (!here) return undefined;
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step) return blocks[at + step]?.key;
  if (key === 'Home') return blocks[0]?.key;
  if (key === 'End') return blocks.at(-1)?.key;
  const days = [...new Set(blocks.map(({ day }) => day))].filter(day =>
    key === 'ArrowLeft' ? day < here.day : key === 'ArrowRight' && day > here.day,
  );
  if (days.length === 0) return undefined;
  const day = key === 'ArrowLeft' ? Math.max(...days) : Math.min(...days);
  return blocks
    .filter(block => block.day === day)
    .reduce((best, block) => (Math.abs(block.start - here.start) < Math.abs(best.start - here.start) ? block : best))
    .key;
}

export { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';

export const dayKeys = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
