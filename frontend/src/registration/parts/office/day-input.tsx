import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldProps } from '../../../forms/text-input.tsx';

/** A day of the calendar, or none: the form holds `2026-09-01` or null. */
export function DayInput({ name, label, hint }: FieldProps) {
  const id = useId();
  const {
    field: { value, onChange, ...field },
    fieldState,
  } = useController({ name });
  const text = fieldState.error?.message ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={fieldState.invalid ? 'field-box invalid' : 'field-box'}>
        <input
          {...field}
          id={id}
          type="date"
          value={value ?? ''}
          onChange={event => onChange(event.target.value || null)}
          aria-invalid={fieldState.invalid}
          aria-describedby={text ? `${id}-text` : undefined}
        />
      </div>
      {text && (
        <div id={`${id}-text`} className={fieldState.invalid ? 'field-text invalid' : 'field-text'}>
          {text}
        </div>
      )}
    </div>
  );
}
