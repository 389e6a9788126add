import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { nearestTermSql } from '@portal/event-schemas/registration/nearest-term.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

export interface PeriodName {
  uid: string;
  code: string;
  name: Localized;
}

/** The uid of that study period as an SQL expression. */
export const studyPeriodSql = (named: unknown, now: string, bind: (value: unknown) => string): string =>
  named ? `${bind(named)}::text` : nearestTermSql(bind(now));

/** That study period. Refuses with `registration.study_period_not_found`. */
export async function periodFor(db: Sql, named: string | undefined, now: string): Promise<PeriodName> {
  const {
    rows: [period],
  } = await db.query<PeriodName>(
    `SELECT uid, code, name FROM curriculum.study_periods_public WHERE uid = ${named ? '$1' : nearestTermSql('$1')}`,
    [named ?? now],
  );
  if (!period) throw new Refused(reject('registration.study_period_not_found', { study_period: named ?? null }));
  return period;
}
