import type { ConditionOperator } from '../codes.ts';
import type { Property } from '../../forms/property.ts';

const ordered: readonly Property['code'][] = ['int', 'float', 'date', 'datetime'];
/** Operators that a field of a kind can be asked with. */
export function operatorsOf({ code, multiple }: Pick<Property, 'code' | 'multiple'>): readonly ConditionOperator[] {
  if (code === 'file' || (code === 'rel' && multiple)) return ['filled', 'empty'];
  return ordered.includes(code)
    ? ['is', 'is_not', 'at_least', 'at_most', 'filled', 'empty']
    : ['is', 'is_not', 'filled', 'empty'];
}
