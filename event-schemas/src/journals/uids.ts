/**
 * Uids that follow from each other: a journal `<lesson>.<study period>`, its classes `<journal>.<number>`, the cells of these `<class>.<student>`; so a
 * cell has one before anything stands in it.
 */
export const journalUid = (lesson: string, study_period: string): string => `${lesson}.${study_period}`;
export const sessionUid = (journal: string, session: number): string => `${journal}.${session}`;
export const cellUid = (journal: string, session: number, student: string): string =>
  `${sessionUid(journal, session)}.${student}`;

export interface SessionPlace {
  journal: string;
  session: number;
}
/** What a class's uid says; null where it is none. */
export function sessionOf(uid: string): SessionPlace | null {
  const [lesson, study_period, number, ...more] = uid.split('.');
  if (!lesson || !study_period || !/^[1-9]\d{0,3}$/.test(number ?? '') || more.length > 0) return null;
  return { journal: journalUid(lesson, study_period), session: Number(number) };
}
/** What a cell's uid says; null where it is none. */
export function cellOf(uid: string): (SessionPlace & { student: string }) | null {
  const end = uid.lastIndexOf('.');
  const place = sessionOf(uid.slice(0, end));
  const student = uid.slice(end + 1);
  return place && student ? { ...place, student } : null;
}
/** The lesson and the term of a journal. */
export function lessonOf(journal: string): { lesson: string; study_period: string } | null {
  const [lesson, study_period, ...more] = journal.split('.');
  return lesson && study_period && more.length === 0 ? { lesson, study_period } : null;
}
