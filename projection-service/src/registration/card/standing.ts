import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { cardNotEditable } from '@portal/event-schemas/registration/card-not-editable.ts';
import { studentStatusNames } from '@portal/event-schemas/registration/names.ts';
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

/** Why the student can't change anything in this term now, in the order in which registration checks it. Open access needs no period. */
export function generalRefusals(registration: Registration, standing: Standing, editable: boolean): Rejection[] {
  const { student, registration_period: period, card } = registration;
  const open = standing.access === 'open' || registration.super_until !== null;
  const seen = period && { period: period.name, kind: period.kind, start_date: period.start_date, end_date: period.end_date };
  const status = student.student_status as keyof typeof studentStatusNames;
  const refusals: (Rejection | false)[] = [
    status !== 'studying' && reject('registration.student_not_studying', { student_status: studentStatusNames[status] ?? status }),
    !open && !seen && reject('registration.period_not_defined'),
    !open && period?.status === 'scheduled' && reject('registration.period_not_started', seen!),
    !open && period?.status === 'expired' && reject('registration.period_finished', seen!),
    standing.access === 'closed' && reject('registration.student_access_closed', { comment: standing.comment || '—' }),
    ...standing.debts.map(({ kind, amount, note }) => reject(`registration.debt_${kind}`, { amount: amount ?? '—', note: note || '—' })),
    (open || period?.status === 'current') && !editable && cardNotEditable(card.status, period?.kind),
  ];
  return refusals.filter(refusal => refusal !== false);
}
