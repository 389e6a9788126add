import type { CreditRule } from '../facts.ts';
import type { Known } from '../known.ts';
import type { StudyCard } from '../study-card/study-card.ts';

export interface CreditLimit {
  /** The limit of the summer semester is the one that holds. */
  summer: boolean;
  min: number;
  max: number;
  min_audit: number;
  max_audit: number;
}

/** What the limits look at. */
export type Limiting = Pick<Known, 'rules' | 'student' | 'settings' | 'semester'>;

const scope = ['study_period', 'student_group', 'edu_program', 'preparation_level', 'course'] as const;

/** The credit limit rule that fits the student and names most of the scope; a rule for the group goes before one for the program. */
export function ruleFor(
  { rules, student, settings }: Limiting,
  study_period: string,
): Pick<CreditRule, 'min_credit' | 'max_credit' | 'min_credit_audit' | 'max_credit_audit'> {
  if (!student) return settings.default_limit;
  const about = { ...student, study_period };
  const fitting = rules.filter(rule => scope.every(field => rule[field] === null || rule[field] === about[field]));
  const weight = (rule: CreditRule) =>
    scope.reduce((sum, field, index) => sum + (rule[field] === null ? 0 : 10 - index), 0);
  return fitting.sort((one, other) => weight(other) - weight(one))[0] ?? settings.default_limit;
}

/**
 * Effective maximum: the student's own, else the rule's when null or 0 (portal.md §4); the same for audit. In summer never above the summer's limit, and no
 * minimum but one that is made for that term.
 */
export function creditLimit(
  known: Limiting,
  card: Pick<StudyCard, 'max_credit' | 'max_credit_audit'>,
  study_period: string,
): CreditLimit {
  const rule = ruleFor(known, study_period);
  const max = card.max_credit || rule.max_credit;
  const isSummer = known.semester === 'summer';
  const summer = isSummer && known.settings.summer_max_credit < max;
  const min = isSummer && !('study_period' in rule && rule.study_period === study_period) ? 0 : rule.min_credit;
  return {
    summer,
    min,
    max: summer ? known.settings.summer_max_credit : max,
    min_audit: rule.min_credit_audit,
    max_audit: card.max_credit_audit || rule.max_credit_audit,
  };
}
