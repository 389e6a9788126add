import type { Rejection } from '../../kernel/rejections.ts';
import type { WaivableRule } from '../values.ts';
import type { Acting } from './acting.ts';

/** What registration as a whole depends on, whatever course it is about: what a student looks for when nothing can be changed. */
export const registrationConditions = ['student', 'period', 'access', 'debts', 'status'] as const;
export type RegistrationCondition = (typeof registrationConditions)[number];

/** A business rule. `past`: who need not heed it. `condition`: it holds whatever course it is about. */
export interface Policy<S> {
  name: string;
  rule: (situation: S) => Rejection | null;
  past: readonly Acting[];
  /** The permission of the office (or of a teacher) for one student and course that lifts it. */
  waiver?: WaivableRule;
  condition?: RegistrationCondition;
}
/** `known.waived`: rules that somebody lets this student past. */
interface Judged {
  acting: Acting;
  known: object;
}
const isWaived = ({ known }: Judged, rule: WaivableRule): boolean =>
  'waived' in known && (known.waived as readonly WaivableRule[]).includes(rule);

/** Why not, by one rule; null: it says nothing, or need not be heeded. */
export function refusalBy<S extends Judged>({ rule, past, waiver }: Policy<S>, situation: S): Rejection | null {
  const lifted = past.includes(situation.acting) || (waiver !== undefined && isWaived(situation, waiver));
  return lifted ? null : rule(situation);
}
/** The answer of a command: the first reason. */
export function firstRefusal<S extends Judged>(policies: readonly Policy<S>[], situation: S): Rejection | null {
  for (const policy of policies) {
    const refusal = refusalBy(policy, situation);
    if (refusal) return refusal;
  }
  return null;
}
/** All reasons, in the order in which commands check, each with its rule. */
export const allRefusals = <S extends Judged>(
  policies: readonly Policy<S>[],
  situation: S,
): { policy: Policy<S>; refusal: Rejection }[] =>
  policies.flatMap(policy => {
    const refusal = refusalBy(policy, situation);
    return refusal ? { policy, refusal } : [];
  });
