import { sendRefusal, type About, type Debts } from '@portal/event-schemas/applications/may-begin.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Loaded } from './load.ts';

interface Row {
  preparation_level: NonNullable<About['student']>['preparation_level'] | null;
  study_form: NonNullable<About['student']>['study_form'] | null;
  course: number | null;
  edu_program: string | null;
  debts: Debts | null;
}

/** Why a draft of one's own cannot be sent now, by the rules that decide it: audience, period, debts. What came back for correction is only corrected. */
export async function whyNotSent(
  { db, host, roles }: Pick<CallContext, 'host' | 'roles'> & { db: Sql },
  { own, stage, applicant, definition }: Loaded,
): Promise<Rejection | null> {
  if (!own || stage !== 'draft') return null;
  const {
    rows: [about],
  } = await db.query<Row>(
    `SELECT s.preparation_level, s.study_form, s.course, s.edu_program,
       (SELECT jsonb_object_agg(d.kind, jsonb_build_object('amount', d.amount, 'note', d.note))
         FROM registration.debts_public d WHERE d.student = me.uid) AS debts
     FROM (SELECT $1::text AS uid) me LEFT JOIN curriculum.students_public s ON s.uid = me.uid`,
    [applicant],
  );
  const { preparation_level, study_form, course, edu_program, debts } = about!;
  const student =
    preparation_level && study_form && course !== null && edu_program !== null
      ? { preparation_level, study_form, course, edu_program }
      : null;
  return sendRefusal({
    definition,
    closed: false,
    about: { roles, student, debts: debts ?? {}, open: 0 },
    now: host.clock.iso(),
  });
}
