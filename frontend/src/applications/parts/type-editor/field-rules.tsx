import Button from '@mui/material/Button';
import { dayRules, spanUnits, type DayRuleKind } from '@portal/event-schemas/forms/codes.ts';
import type { DayRule, Property } from '@portal/event-schemas/forms/property.ts';
import { useTypesText } from '../../text.ts';
import { withItem, withoutItem } from './edits.ts';
import { FaultNotes } from './faults.tsx';
import { Amount, Choose, type Choice } from './inputs.tsx';

const asRule = (rule: DayRuleKind, { field, ...old }: DayRule): DayRule =>
  rule === 'at_most_after'
    ? { rule, field, amount: 'amount' in old ? old.amount : 1, unit: 'unit' in old ? old.unit : 'years' }
    : { rule, field };

/** How the day of a field stands to those of others: not before, not after, at most so long after. */
export function FieldRules({
  field,
  at,
  days,
  set,
}: {
  field: Property;
  at: string;
  days: readonly Choice<string>[];
  set: (part: Partial<Property>) => void;
}) {
  const t = useTypesText();
  const rules = field.day_rules ?? [];
  const write = (next: readonly DayRule[]): void => set({ day_rules: [...next] });
  if (days.length === 0 && rules.length === 0) return null;
  return (
    <fieldset className="type-editor-set">
      <legend>{t('field.day_rules')}</legend>
      <FaultNotes at={`${at}.day_rules`} />
      {rules.map((rule, index) => {
        const change = (next: DayRule): void => write(withItem(rules, index, next));
        return (
          <div key={index} className="type-editor-line">
            <div style={{ flex: '1 1 160px' }}>
              <Choose
                label={t('field.day_rule')}
                value={rule.rule}
                choices={dayRules.map(value => ({ value, label: t(`day_rules.${value}`) }))}
                onChange={kind => change(asRule(kind, rule))}
              />
            </div>
            {rule.rule === 'at_most_after' && (
              <div style={{ flex: '0 1 90px' }}>
                <Amount
                  label={t('field.span')}
                  at={`${at}.day_rules.${index}.amount`}
                  value={rule.amount}
                  onChange={amount => change({ ...rule, amount: amount ?? 1 })}
                />
              </div>
            )}
            {rule.rule === 'at_most_after' && (
              <div style={{ flex: '0 1 130px' }}>
                <Choose
                  label={t('field.span_unit')}
                  value={rule.unit}
                  choices={spanUnits.map(value => ({ value, label: t(`span_units.${value}`) }))}
                  onChange={unit => change({ ...rule, unit })}
                />
              </div>
            )}
            <div style={{ flex: '1 1 180px' }}>
              <Choose
                label={t('field.day_rule_field')}
                at={`${at}.day_rules.${index}.field`}
                value={rule.field}
                choices={days}
                onChange={other => change({ ...rule, field: other })}
              />
            </div>
            <Button size="small" variant="text" color="error" onClick={() => write(withoutItem(rules, index))}>
              {t('act.remove')}
            </Button>
          </div>
        );
      })}
      {days.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => write([...rules, { rule: 'not_before', field: days[0]!.value }])}
        >
          {t('field.add_day_rule')}
        </Button>
      )}
    </fieldset>
  );
}
