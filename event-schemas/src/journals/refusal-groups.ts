import { csvRefusals, refusals } from '../kernel/refusals.ts';

/** A journal that is another's, and a class that is not there. */
const ofAClass = refusals('journals.no_session', 'journals.not_your_journal');
/** A week that nobody can change now. */
const shut = refusals('journals.closed', 'journals.week_blocked');

/** What is entered in a cell. */
export const enteringCells = refusals(
  ...ofAClass,
  ...shut,
  'journals.session_cancelled',
  'journals.not_begun',
  'journals.not_on_course',
  'journals.cell_changed',
  'journals.no_marks_here',
  'journals.audit_no_mark',
  'journals.mark_unknown',
  'journals.mark_and_missed',
  'journals.reason_without_absence',
  'journals.reason_unknown',
);
/** When and where a class is held. */
export const placingClasses = refusals(
  ...ofAClass,
  ...shut,
  'journals.session_cancelled',
  'journals.window_taken',
  'journals.place_taken',
  'journals.past_midnight',
  'journals.outside_term',
  'journals.already_held',
);
/** Themes of many classes at once. */
export const copyingThemes = refusals('journals.not_your_journal', 'journals.not_parallel', 'journals.no_themes');
export const importingThemes = refusals(
  ...csvRefusals,
  'journals.not_your_journal',
  'platform.import_broken',
  'platform.import_column_missing',
);
export const tellingStudents = refusals(...ofAClass, 'journals.not_cancelled');
/** Weeks by hand, as an act of the office. */
export const openingWeeks = refusals(
  'journals.until_wrong',
  'journals.reason_required',
  'journals.nothing_blocked',
  'journals.nothing_open',
  'journals.none_chosen',
  'journals.too_many',
);
export const changingOpenings = refusals('journals.opening_over', 'journals.until_wrong');
/** A journal that is not there, or not for the reader. */
export const readingJournals = refusals('journals.not_your_journal');
/** A student whom the reader does not advise. */
export const aboutAStudent = refusals(
  'registration.not_your_card',
  'registration.student_not_found',
  'advising.not_your_student',
);
