import { debts as debtsAnswer } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { iso } from '../times.ts';

export type Debt = z.infer<typeof debtsAnswer>['results'][number];
export interface Standing {
  access: 'open' | 'closed' | 'default';
  comment: string;
  certificate_until: string | null;
  debts: Debt[];
}
export const noStanding: Omit<Standing, 'debts'> = { access: 'default', comment: '', certificate_until: null };

/** What the office knows of a student, for callers without a registration. */
export async function standingOf(db: Sql, student: string): Promise<Standing> {
  const { rows } = await db.query<Omit<Standing, 'debts'>>(
    'SELECT access, comment, certificate_until FROM registration.standings WHERE student = $1',
    [student],
  );
  const debts = await db.query<Debt>(
    'SELECT kind, amount, note, since FROM registration.debts WHERE student = $1 ORDER BY kind',
    [student],
  );
  return { ...noStanding, ...rows[0], debts: debts.rows.map(debt => ({ ...debt, since: iso(debt.since) })) };
}
