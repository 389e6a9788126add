import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { cardStatusNames } from '@portal/event-schemas/registration/names.ts';
import { debts as debtsAnswer } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import type { Registration } from '../registration.ts';
import { iso } from '../times.ts';

export type Debt = z.infer<typeof debtsAnswer>['results'][number];
export interface Standing { access: 'open' | 'closed' | 'default'; comment: string; certificate_until: string | null; debts: Debt[] }

/** What the office knows of a student. */
export async function standingOf(db: Sql, student: string): Promise<Standing> {
  const { rows } = await db.query<Omit<Standing, 'debts'>>('SELECT access, comment, certificate_until FROM registration.standings WHERE student = $1', [student]);
  const debts = await db.query<Debt>('SELECT kind, amount, note, since FROM registration.debts WHERE student = $1 ORDER BY kind', [student]);
  return { access: 'default', comment: '', certificate_until: null, ...rows[0], debts: debts.rows.map(debt => ({ ...debt, since: iso(debt.since) })) };
}

/** Why the student can't change anything in this term now, in the order in which registration checks it. */
export function generalRefusals(registration: Registration, standing: Standing, editable: boolean): Rejection[] {
  const { student, registration_period: period, card, study_period } = registration;
  const refusals: (Rejection | false)[] = [
    student.student_status !== 'studying' && reject('registration.student_not_studying', { student_status: student.student_status }),
    period === null && reject('registration.period_not_defined', { study_period: study_period.name }),
    period?.status === 'scheduled' && reject('registration.period_not_started', { period: period.name, start_date: period.start_date }),
    period?.status === 'expired' && reject('registration.period_finished', { period: period.name, end_date: period.end_date }),
    standing.access === 'closed' && reject('registration.student_access_closed', { comment: standing.comment }),
    ...(standing.access === 'open' ? [] : standing.debts.map(({ kind, amount, note }) => reject(`registration.debt_${kind}`, { amount, note }))),
    period?.status === 'current' && !editable && reject('registration.status_not_editable', { status: cardStatusNames[card.status] }),
  ];
  return refusals.filter(refusal => refusal !== false);
}
