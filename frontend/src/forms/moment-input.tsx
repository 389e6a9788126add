import { useId } from 'react';
import { useController } from 'react-hook-form';
import { fromField, toField } from './moments.ts';
import type { FieldProps } from './text-input.tsx';

/** A moment: `<MomentInput name="start_date" label={t('start')} />`. The form holds ISO 8601 UTC; the field shows the university's time. */
export function MomentInput({ name, label, hint }: FieldProps) {
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
          type="datetime-local"
          value={toField(value)}
          onChange={event => onChange(fromField(event.target.value))}
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
