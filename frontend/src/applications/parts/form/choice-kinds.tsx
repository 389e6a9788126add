import type { ReactNode } from 'react';
import { useFormText } from '../../form-text.ts';
import type { KindProps } from './field.tsx';

export interface Choice {
  value: string;
  name: string;
}

/** One of a list that is known: a native select, which every phone and reader knows. */
export function SelectOne({
  id,
  describedBy,
  invalid,
  disabled,
  property,
  value,
  choices,
  onChange,
}: KindProps & { choices: readonly Choice[] }) {
  const t = useFormText();
  const chosen = typeof value === 'string' ? value : '';
  // What was chosen stays visible also where the list has it no longer.
  const gone = chosen !== '' && !choices.some(choice => choice.value === chosen);
  return (
    <div className={invalid ? 'field-box invalid' : 'field-box'}>
      <select
        id={id}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-required={property.required || undefined}
        disabled={disabled}
        value={chosen}
        onChange={event => onChange(event.target.value || null)}
      >
        <option value="">{t('choose')}</option>
        {gone && <option value={chosen}>{chosen}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Several of a list that is known: boxes to tick. */
export function TickSeveral({
  disabled,
  property,
  value,
  choices,
  onChange,
  empty,
}: KindProps & { choices: readonly Choice[]; empty?: ReactNode }) {
  const chosen = Array.isArray(value) ? value : [];
  const full = property.max_count !== null && chosen.length >= property.max_count;
  const tick = (one: string, on: boolean): void =>
    onChange(on ? [...chosen, one] : chosen.filter(other => other !== one));
  if (choices.length === 0) return <div className="mut">{empty}</div>;
  return (
    <div
      className={choices.length > 6 ? 'app-choices' : 'app-choices few'}
      {...(choices.length > 6 ? { tabIndex: -1 } : {})}
    >
      {choices.map(choice => (
        <label key={choice.value}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            disabled={disabled || (full && !chosen.includes(choice.value))}
            onChange={event => tick(choice.value, event.target.checked)}
          />
          <span>{choice.name}</span>
        </label>
      ))}
    </div>
  );
}
