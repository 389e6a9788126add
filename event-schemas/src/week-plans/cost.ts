import type { Meeting } from '../registration/values.ts';
import type { WeekPreferences } from './preferences.ts';
import type { CourseChoices, Way, WeekLesson } from './choices.ts';

/**
 * What each thing that somebody would rather not have counts, in minutes of waiting a week: a class too early, too late
 * or in the pause, classes on a day that should be free, a course without the teacher, a lesson in another language.
 */
export const weights = { early: 60, late: 60, pause: 60, busy_day: 240, teacher: 120, language: 60 } as const;

/** What speaks against a week: numbers are those of a week on average, of weeks in which something is taught. */
export interface WeekCost {
  /** All of it, in minutes of waiting. */
  total: number;
  /** Minutes between the classes of a day. */
  gaps: number;
  /** Classes before, after and within the hours that should be free. */
  early: number;
  late: number;
  pause: number;
  /** Days that should be free and are not. */
  busy_days: readonly number[];
  /** Courses that have a preferred teacher, taken with others. */
  other_teachers: readonly string[];
  /** Lessons in other languages. */
  other_languages: number;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
type Hours = Pick<Meeting, 'start' | 'length'>;
const isEarly = ({ start }: Hours, { not_before }: WeekPreferences) => not_before !== null && start < not_before;
const isLate = ({ start, length }: Hours, { not_after }: WeekPreferences) =>
  not_after !== null && start + length > not_after;
const isInPause = ({ start, length }: Hours, { pause }: WeekPreferences) =>
  pause !== null && start < pause.to && start + length > pause.from;
/** What the hours of one class count. */
export const hoursCost = (meeting: Hours, preferences: WeekPreferences): number =>
  (isEarly(meeting, preferences) ? weights.early : 0) +
  (isLate(meeting, preferences) ? weights.late : 0) +
  (isInPause(meeting, preferences) ? weights.pause : 0);

const hasPreferred = (lessons: readonly WeekLesson[], { teachers }: WeekPreferences): boolean =>
  lessons.some(({ teacher }) => teacher !== null && teachers.includes(teacher));
/** A course that could have been taken with a preferred teacher, and was not. */
export const lacksTeacher = (way: Way, { fluxes }: CourseChoices, preferences: WeekPreferences): boolean =>
  !hasPreferred(way.lessons, preferences) && fluxes.some(({ lessons }) => hasPreferred(lessons, preferences));
export const foreignLessons = ({ lessons }: Way, { languages }: WeekPreferences): number =>
  languages.length === 0 ? 0 : lessons.filter(({ language }) => !languages.includes(language)).length;

/** Weeks in which some of the meetings take place. */
export function taughtWeeks(meetings: readonly Meeting[]): number[] {
  const length = Math.max(0, ...meetings.map(({ weeks }) => weeks.length));
  return Array.from({ length }, (_, week) => week).filter(week => meetings.some(({ weeks }) => weeks[week] === '1'));
}
/** Weeks that count for an average: those of everything that could be chosen, so that weeks compare. */
export const weeksOf = (courses: readonly CourseChoices[], held: readonly Meeting[]): number[] =>
  taughtWeeks([
    ...held,
    ...courses.flatMap(({ fluxes }) => fluxes.flatMap(({ lessons }) => lessons.flatMap(({ meetings }) => meetings))),
  ]);

/** What speaks against these ways together, beside what is held: week by week and day by day. */
export function costOf(
  ways: readonly Way[],
  courses: readonly CourseChoices[],
  held: readonly Meeting[],
  preferences: WeekPreferences,
): WeekCost {
  const weeks = weeksOf(courses, held);
  const meetings = [...held, ...ways.flatMap(({ lessons }) => lessons.flatMap(one => one.meetings))];
  const sums = { gaps: 0, early: 0, late: 0, pause: 0, busy: 0 };
  const busy_days = new Set<number>();
  for (const week of weeks)
    for (const day of weekdays) {
      const classes = meetings
        .filter(meeting => meeting.weeks[week] === '1' && meeting.days[day] === '1')
        .toSorted((one, other) => one.start - other.start);
      let free_from = classes[0]?.start ?? 0;
      classes.forEach(one => {
        sums.gaps += Math.max(0, one.start - free_from);
        free_from = Math.max(free_from, one.start + one.length);
        if (isEarly(one, preferences)) sums.early += 1;
        if (isLate(one, preferences)) sums.late += 1;
        if (isInPause(one, preferences)) sums.pause += 1;
      });
      if (classes.length > 0 && preferences.free_days.includes(day)) {
        busy_days.add(day);
        sums.busy += 1;
      }
    }
  const other_teachers = ways
    .filter(way =>
      lacksTeacher(
        way,
        courses.find(({ course }) => course === way.course)!,
        preferences,
      ),
    )
    .map(({ course }) => course);
  const other_languages = ways.reduce((sum, way) => sum + foreignLessons(way, preferences), 0);
  const average = (sum: number) => sum / Math.max(1, weeks.length);
  return {
    total:
      average(
        (preferences.few_gaps ? sums.gaps : 0) +
          sums.early * weights.early +
          sums.late * weights.late +
          sums.pause * weights.pause +
          sums.busy * weights.busy_day,
      ) +
      other_teachers.length * weights.teacher +
      other_languages * weights.language,
    gaps: average(sums.gaps),
    early: average(sums.early),
    late: average(sums.late),
    pause: average(sums.pause),
    busy_days: [...busy_days].toSorted((one, other) => one - other),
    other_teachers,
    other_languages,
  };
}
