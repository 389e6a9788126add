/**
 * What a student would like of a week. It puts weeks in order and excludes none. Times are minutes from midnight in
 * the university's time zone, days 0 to 6 with Monday first.
 */
export interface WeekPreferences {
  /** No class before this time. */
  not_before: number | null;
  /** No class after this time. */
  not_after: number | null;
  /** Hours kept free every day, for a meal. */
  pause: { from: number; to: number } | null;
  /** Weekdays without classes. */
  free_days: readonly number[];
  /** As little waiting between the classes of a day as can be. */
  few_gaps: boolean;
  /** Rather with these teachers, and in these languages. */
  teachers: readonly string[];
  languages: readonly string[];
}

export const noPreferences: WeekPreferences = {
  not_before: null,
  not_after: null,
  pause: null,
  free_days: [],
  few_gaps: true,
  teachers: [],
  languages: [],
};
