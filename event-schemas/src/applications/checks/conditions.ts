import type { Condition } from '../definition.ts';
import type { Property } from '../../forms/property.ts';
import { fault, type Fault } from './fault.ts';
import { operatorsOf } from './operators.ts';
import { fitsKind } from './values.ts';

/** Faults of a branch's condition: its field, its operator, its value. */
export function conditionFaults(
  { prop_code, operator, value }: Condition,
  at: string,
  properties: readonly Property[],
): Fault[] {
  const property = properties.find(one => one.prop_code === prop_code);
  if (!property) return [fault(`${at}.prop_code`, 'applications.fault_code_unknown', { code: prop_code })];
  const { name } = property;
  if (!operatorsOf(property).includes(operator))
    return [fault(`${at}.operator`, 'applications.fault_operator_unfit', { name })];
  if (operator === 'filled' || operator === 'empty') return [];
  if (value === null || value === '')
    return [fault(`${at}.value`, 'applications.fault_condition_without_value', { name })];
  if (fitsKind(property, value)) return [];
  return [
    fault(
      `${at}.value`,
      property.code === 'dropdown'
        ? 'applications.fault_value_not_an_option'
        : 'applications.fault_condition_value_unfit',
      { name, value: String(value) },
    ),
  ];
}
