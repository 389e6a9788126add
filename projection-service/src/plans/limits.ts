import type { yearLimits } from '@portal/event-schemas/plans/views.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { limitFor } from '../registration/settings.ts';
import { creditsOfPlan } from './entries.ts';
import { planOfYear } from './plan.ts';

/**
 * Credit limits of the terms of a study year (without one that which runs), with what is done and on the way in each;
 * the student's own limit goes before the rule's.
 */
export async function limitsOfYear(
  input: Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & { db: Sql },
  key: { student?: string | undefined; study_year?: number | undefined },
): Promise<z.infer<typeof yearLimits>> {
  const { student, sources, shown, study_year } = await planOfYear(input, key);
  const { settings, limits } = sources.catalogue;
  const { rows: cards } = await input.db.query<{
    study_period: string;
    max_credit: number | null;
    max_credit_audit: number | null;
  }>('SELECT study_period, max_credit, max_credit_audit FROM registration.cards WHERE student = $1', [student.uid]);
  return sources.periods
    .filter(period => period.study_year === study_year)
    .map(study_period => {
      const rule = limitFor(limits, student, study_period.uid, settings, study_period.semester);
      const own = cards.find(card => card.study_period === study_period.uid);
      const { current_count, onway } = creditsOfPlan(shown.filter(entry => entry.period?.uid === study_period.uid));
      const highest = study_period.semester === 'summer' ? settings.summer_max_credit : Infinity;
      return {
        study_period,
        ...rule,
        max_credit: Math.min(own?.max_credit || rule.max_credit, highest),
        max_credit_audit: own?.max_credit_audit || rule.max_credit_audit,
        current_count,
        onway,
      };
    });
}
