import { reject, type Rejection } from '../../kernel/rejections.ts';
import { cardStatusNames, studentStatusNames } from '../names.ts';
import type { CardStatus, RegistrationKind } from '../values.ts';
import type { debtKinds } from '../codes.ts';
import type { Acting } from './acting.ts';
import type { PeriodNow, PeriodScope } from './periods.ts';
import type { Policy } from './policy.ts';
import { nextStatus } from './status-table.ts';

/**
 * The one place that says whether a person may add, drop, change or move courses of a card now, whichever course it is,
 * and if not, why. Decisions ask it, and so do the answers by which screens show buttons and sentences.
 */
type DebtKind = (typeof debtKinds)[number];
export interface Editing {
  acting: Acting;
  /** Whose card it is. */
  student: string;
  period: PeriodNow;
  /** Kind of the period that runs: `kindNow`. */
  kind: RegistrationKind;
  card: { status: CardStatus };
  known: {
    student: (PeriodScope & { student_status: string }) | null;
    standing: {
      access: 'open' | 'closed' | 'default';
      comment: string;
      debts: Readonly<Partial<Record<DebtKind, { amount: number | null; note: string }>>>;
    };
  };
}
type Rule = (situation: Editing) => Rejection | null;

/** Who is not studying has no period. */
const isStudying = ({ known: { student }, student: uid }: Pick<Editing, 'known' | 'student'>): Rejection | null => {
  if (!student) return reject('registration.student_not_found', { student: uid });
  const { student_status } = student;
  return student_status === 'studying'
    ? null
    : reject('registration.student_not_studying', {
        student_status: studentStatusNames[student_status as keyof typeof studentStatusNames] ?? student_status,
      });
};
/** Who has "open" access or "super" registration needs no period. */
const inPeriod = ({ known: { student, standing }, period }: Pick<Editing, 'known' | 'period'>): Rejection | null => {
  if (standing.access === 'open' || period.status === 'current' || period.status === 'super') return null;
  if (!student || period.status === 'not_defined') return reject('registration.period_not_defined');
  if (period.status === 'super_over') return reject('registration.super_registration_over', { until: period.until });
  const { name, kind, start_date, end_date } = period.period;
  const seen = { period: name, kind, start_date, end_date };
  if (period.status === 'scheduled') return reject('registration.period_not_started', seen);
  if (period.status === 'expired') return reject('registration.period_finished', seen);
  return reject('registration.period_not_for_you', {
    ...seen,
    entry_year: student.entry_year,
    year_of_study: student.course,
    study_form: student.study_form,
  });
};
export const periodCurrent = (situation: Pick<Editing, 'known' | 'period' | 'student'>): Rejection | null =>
  isStudying(situation) ?? inPeriod(situation);

export const studentAccess = ({ known: { standing } }: Pick<Editing, 'known'>): Rejection | null =>
  standing.access === 'closed' ? reject('registration.student_access_closed', { comment: standing.comment }) : null;

const debt =
  (kind: DebtKind): Rule =>
  ({ known: { standing } }) => {
    const owed = standing.debts[kind];
    return owed ? reject(`registration.debt_${kind}`, { amount: owed.amount, note: owed.note }) : null;
  };

/** Why nobody can change the card in this status: it is approved and nobody's turn, or it lies with the advisor; to an advisor, that it is not under review. */
export const statusAllowsEditing = ({
  card: { status },
  acting,
  kind,
}: Pick<Editing, 'card' | 'acting' | 'kind'>): Rejection | null => {
  if (nextStatus(status, 'edit', acting, kind) !== null) return null;
  const seen = { status: cardStatusNames[status], status_code: status, kind };
  if (acting === 'advisor') return reject('advising.change_not_possible', seen);
  return reject(status === 'CONFIRMED' ? 'registration.card_confirmed' : 'registration.status_not_editable', seen);
};

/** Advisors review when the period may be over; the office may make exceptions from all but what keeps card and seats sound. */
const reviewers = ['advisor', 'registrar'] as const;
export const studying: Policy<Editing> = {
  name: 'student is studying',
  rule: isStudying,
  past: reviewers,
  condition: 'student',
};
export const periodRuns: Policy<Editing> = {
  name: 'period current for this student',
  rule: inPeriod,
  past: reviewers,
  condition: 'period',
};
export const accessOpen: Policy<Editing> = {
  name: 'access of the student',
  rule: studentAccess,
  past: reviewers,
  condition: 'access',
};
export const noDebts: readonly Policy<Editing>[] = [
  { name: 'no financial debt', rule: debt('financial'), past: ['registrar'], condition: 'debts' },
  { name: 'no library debt', rule: debt('library'), past: ['registrar'], condition: 'debts' },
  { name: 'no unpaid fine', rule: debt('fine'), past: ['registrar'], condition: 'debts' },
];
export const statusEditable: Policy<Editing> = {
  name: 'status allows editing',
  rule: statusAllowsEditing,
  past: [],
  condition: 'status',
};

/** What has to hold whatever is done with courses of the card. */
export const editingPolicies: readonly Policy<Editing>[] = [studying, periodRuns, accessOpen, statusEditable];
/** Adding a course, and taking other lessons of one: what has to hold whatever the course. */
export const addingPolicies: readonly Policy<Editing>[] = [
  studying,
  periodRuns,
  accessOpen,
  ...noDebts,
  statusEditable,
];
