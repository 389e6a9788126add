import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { creditLimitRule } from '@portal/event-schemas/registration/records.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { z } from 'zod';

type Rule = z.infer<typeof creditLimitRule.fields>;
/** As `ruleFor` weighs them: what names more of the scope wins, a group before a programme. */
const weights = { study_period: 10, student_group: 9, edu_program: 8, preparation_level: 7, course: 6 } as const;
const scope = Object.keys(weights) as (keyof typeof weights)[];
const ofStudent = {
  study_period: 'c.study_period',
  student_group: 's.student_group',
  edu_program: 's.edu_program',
  preparation_level: 's.preparation_level',
  course: 's.course',
};
const weightOf = (rule: Rule): number =>
  scope.reduce((sum, field) => sum + (rule[field] === null ? 0 : weights[field]), 0);
const heavier = scope.map(field => `case when r.${field} is null then 0 else ${weights[field]} end`).join(' + ');

/**
 * Max not below collected credits (portal.md §5 "Credits"): refuses a maximum that students for whom this rule is the deciding one hold more than
 * already, in a study period that is not over. Who has a limit of their own is not asked.
 */
export async function refuseBelowCollected(host: Host, uid: string, rule: Rule): Promise<void> {
  await host.waitForReadModels(await host.log.head(), 5000);
  for (const [max, credits, own] of [
    ['max_credit', 'credits', 'max_credit'],
    ['max_credit_audit', 'audit_credits', 'max_credit_audit'],
  ] as const) {
    const values: unknown[] = [uid, rule[max], weightOf(rule), host.clock.iso().slice(0, 10)];
    const named = scope
      .filter(field => rule[field] !== null)
      .map(field => `${ofStudent[field]} = $${values.push(rule[field])}`);
    const {
      rows: [over],
    } = await host.pool.query<{ students: number; current: number | null }>(
      `select count(distinct s.uid)::int as students, max(c.${credits}) as current
       from registration.cards_public c
       join curriculum.students_public s on s.uid = c.student
       join curriculum.study_periods_public sp on sp.uid = c.study_period
       where ${[`c.${credits} > $2::float8`, `coalesce(c.${own}, 0) = 0`, 'sp.end_date >= $4::text', ...named].join(' and ')}
         and not exists (select 1 from registration.credit_limit_rules_public r where r.uid <> $1 and ${heavier} > $3::int
           and ${scope.map(field => `(r.${field} is null or r.${field} = ${ofStudent[field]})`).join(' and ')})`,
      values,
    );
    if (over && over.students > 0) {
      throw new Refused(
        reject(
          'registration.max_credit_rule_below_collected',
          { max: rule[max], students: over.students, current: over.current! },
          { [max]: 'registration.max_credit_rule_below_collected' },
        ),
      );
    }
  }
}
