import type { SystemOnlineRegistration } from '@portal/event-schemas/registration/settings-views.ts';
import { query } from '@portal/platform/http/types.ts';
import { decisivePeriod, stands } from '@portal/event-schemas/registration/card-rules/periods.ts';
import type { PeriodRow } from '../settings.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

type Term = Pick<
  SystemOnlineRegistration['study_periods'][number],
  'uid' | 'name' | 'cards' | 'confirmed' | 'super_registrations'
> & { periods: PeriodRow[] };

/** Study periods that are not over, with the registration period that counts: scheduled, current, expired, or none defined. */
export const systemCalls = [
  query(contracts['GET /organizations/system_online_registration/'], {
    summary: 'Where registration stands in each study period that is not over',
    async run({ db, host }) {
      const now = host.clock.iso();
      const { rows } = await db.query<Term>(
        `SELECT sp.uid, sp.name,
           coalesce((SELECT jsonb_agg(to_jsonb(p) ORDER BY p.start_date, p.end_date, p.uid)
             FROM registration.registration_periods p WHERE p.study_period = sp.uid),
             '[]') AS periods,
           (SELECT count(*)::int FROM registration.cards c WHERE c.study_period = sp.uid) AS cards,
           (SELECT count(*)::int FROM registration.cards c WHERE c.study_period = sp.uid AND c.status = 'CONFIRMED') AS confirmed,
           (SELECT count(*)::int FROM registration.super_registrations x WHERE x.study_period = sp.uid AND x.until > $1) AS super_registrations
         FROM curriculum.study_periods_public sp WHERE sp.end_date >= $2 ORDER BY sp.start_date`,
        [now, now.slice(0, 10)],
      );
      const study_periods = rows.map(({ periods, ...term }) => {
        const period = decisivePeriod(periods, now);
        return {
          ...term,
          status: period ? stands(period, now) : ('not_defined' as const),
          period: period && {
            uid: period.uid,
            name: period.name,
            kind: period.kind,
            start_date: period.start_date,
            end_date: period.end_date,
          },
        };
      });
      return { now, is_open: study_periods.some(({ status }) => status === 'current'), study_periods };
    },
  }),
];
