import { useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';
import { useId, type ReactNode } from 'react';
import type { FieldProps } from './text-input.tsx';

/**
 * A number, or null where it may be empty: `<NumberInput name="max_credit" label={t('max')} min={0} max={60} />`. On leaving the field it is
 * brought between `min` and `max` (portal.md §5). `factor`: so many of the form's units are one that is written (60_000 for minutes of milliseconds).
 */
export function NumberInput({
  name,
  label,
  hint,
  min,
  max,
  step = 1,
  factor = 1,
  end,
  optional = false,
}: FieldProps & { min?: number; max?: number; step?: number; factor?: number; end?: ReactNode; optional?: boolean }) {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ...field },
    fieldState,
  } = useController({ name });
  const text = useFieldText(fieldState.error, label, hint);
  const shown =
    value === null || value === undefined || value === '' || Number.isNaN(value) ? '' : String(Number(value) / factor);
  const write = (written: string): void =>
    onChange(written === '' ? (optional ? null : Number.NaN) : Number(written) * factor);
  const clamp = (): void => {
    const number = Number(shown);
    if (shown !== '' && Number.isFinite(number)) {
      const kept = Math.min(max ?? number, Math.max(min ?? number, number));
      if (kept !== number) onChange(kept * factor);
    }
    onBlur();
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={fieldState.invalid ? 'field-box invalid' : 'field-box'}>
        <input
          {...field}
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={event => write(event.target.value)}
          onBlur={clamp}
          aria-invalid={fieldState.invalid}
          aria-describedby={text ? `${id}-text` : undefined}
        />
        {end && <span className="mut">{end}</span>}
      </div>
      {text && (
        <div id={`${id}-text`} className={fieldState.invalid ? 'field-text invalid' : 'field-text'}>
          {text}
        </div>
      )}
    </div>
  );
}
