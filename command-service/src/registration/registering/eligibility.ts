import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { cardStatusNames, preparationLevelNames, studentStatusNames } from '@portal/event-schemas/registration/names.ts';
import type { DebtKind } from '../standing/registration-standing.ts';
import { nextStatus } from '../study-card/status-table.ts';
import type { Situation } from './situation.ts';

/** Rules about who may register and for which course; each answers why not, or null (portal.md §8, "Registration"). */
type Rule = (situation: Situation) => Rejection | null;

/** Who has "open" access needs no period; who is not studying has none. */
export const periodCurrent = ({ known: { student, standing }, period, student: uid }: Pick<Situation, 'known' | 'period' | 'student'>): Rejection | null => {
  if (!student) return reject('registration.student_not_found', { student: uid });
  if (student.student_status !== 'studying') return reject('registration.student_not_studying', { student_status: studentStatusNames[student.student_status] });
  if (standing.access === 'open' || period.status === 'current') return null;
  if (period.status === 'not_defined') return reject('registration.period_not_defined');
  const { name, kind, start_date, end_date } = period.period;
  const seen = { period: name, kind, start_date, end_date };
  if (period.status === 'scheduled') return reject('registration.period_not_started', seen);
  if (period.status === 'expired') return reject('registration.period_finished', seen);
  return reject('registration.period_not_for_you', { ...seen, entry_year: student.entry_year, year_of_study: student.course, study_form: student.study_form });
};

export const studentAccess = ({ known: { standing } }: Pick<Situation, 'known'>): Rejection | null =>
  (standing.access === 'closed' ? reject('registration.student_access_closed', { comment: standing.comment || '—' }) : null);

/** Lessons that the student sits in already stay open to them. */
const lessonWith = (status: 'blocked' | 'cancelled') => ({ chosen, course, card }: Situation) =>
  chosen?.lessons.find(({ uid }) => course.access.get(uid) === status && !card.courses[course.offering]?.lessons.some(mine => mine.uid === uid));
export const courseCancelled: Rule = situation => {
  const lesson = lessonWith('cancelled')(situation);
  return lesson ? reject('registration.course_cancelled', { course: situation.course.name, section: lesson.section, lesson: lesson.uid }) : null;
};
/** Selected students get past a block. */
export const courseBlocked: Rule = situation => {
  const lesson = lessonWith('blocked')(situation);
  return lesson && !situation.course.selected.has(situation.student)
    ? reject('registration.course_blocked', { course: situation.course.name, section: lesson.section, lesson: lesson.uid }) : null;
};

const debt = (kind: DebtKind): Rule => ({ known: { standing } }) => {
  const owed = standing.debts[kind];
  return owed ? reject(`registration.debt_${kind}`, { amount: owed.amount ?? '—', note: owed.note || '—' }) : null;
};
export const financialDebt = debt('financial');
export const libraryDebt = debt('library');
export const unpaidFine = debt('fine');

export const medicalCertificate: Rule = ({ known: { discipline, standing }, course, now }) => {
  const { certificate_until } = standing;
  if (!discipline?.needs_medical_certificate || (certificate_until !== null && certificate_until >= now.slice(0, 10))) return null;
  return reject('registration.medical_certificate_required', { course: course.name, valid_until: certificate_until ?? '—' });
};

export const statusAllowsEditing: Rule = ({ card, acting, kind }) => {
  if (nextStatus(card.status, 'edit', acting, kind) !== null) return null;
  const code = acting === 'advisor' ? 'advising.change_not_possible' : 'registration.status_not_editable';
  return reject(code, { status: cardStatusNames[card.status], status_code: card.status, kind });
};

export const fitsLevel: Rule = ({ known: { discipline, student }, course }) => {
  const level = student?.preparation_level;
  if (!level || !discipline || discipline.preparation_levels.length === 0 || discipline.preparation_levels.includes(level)) return null;
  return reject('registration.course_not_for_level', { course: course.name, preparation_level: preparationLevelNames[level], preparation_levels: discipline.preparation_levels });
};
export const fitsProgram: Rule = ({ known: { discipline, student }, course }) => {
  if (!student || !discipline || discipline.edu_programs.length === 0 || discipline.edu_programs.includes(student.edu_program)) return null;
  return reject('registration.course_not_for_program', { course: course.name, edu_program: student.edu_program });
};

/** Rows of one program are alternatives; rows for all programs are one more such group. Only completed final grades count. */
export const prerequisitesStudied: Rule = ({ known: { discipline, student, standing, names }, course }) => {
  const completed = new Set(standing.results.filter(result => result.completed).map(result => result.discipline));
  const rows = (discipline?.prerequisites ?? []).filter(row => row.is_active);
  for (const program of [student?.edu_program ?? null, null]) {
    const alternatives = rows.filter(row => row.edu_program === program).map(row => [row.required_discipline, ...row.and_prerequisites]);
    if (alternatives.length === 0 || alternatives.some(all => all.every(uid => completed.has(uid)))) continue;
    const missing = alternatives[0]!.filter(uid => !completed.has(uid));
    return reject('registration.prerequisite_missing', { course: course.name, required: names[missing[0]!] ?? missing[0]!, missing, alternatives });
  }
  return null;
};
