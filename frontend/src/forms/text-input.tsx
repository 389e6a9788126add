import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';

export interface FieldProps {
  /** The field of the form's schema. */
  name: string;
  label: string;
  /** What to write here; an error takes its place. */
  hint?: string;
}
type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;

/** What a browser shows of an empty day or time looks like one that was written. */
const isDated = (type: string | undefined): boolean => /^(date|datetime-local|time)$/.test(type ?? '');

/** Text, number, date or time: `<TextInput name="phone" label={t('phone')} type="tel" autoComplete="tel" />`; `rows={4}` for a longer text. */
export function TextInput({
  name,
  label,
  hint,
  end,
  rows,
  ...props
}: FieldProps & InputProps & { end?: ReactNode; rows?: number }) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const text = useFieldText(fieldState.error, label, hint);
  const shared = {
    ...field,
    id,
    value: field.value ?? '',
    'aria-invalid': fieldState.invalid,
    'aria-describedby': text ? `${id}-text` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={fieldState.invalid ? 'field-box invalid' : 'field-box'}>
        {rows ? (
          <textarea {...shared} rows={rows} maxLength={props.maxLength} placeholder={props.placeholder} />
        ) : (
          <input {...props} {...shared} data-empty={isDated(props.type) && !field.value ? true : undefined} />
        )}
        {end}
      </div>
      {text && (
        <div id={`${id}-text`} className={fieldState.invalid ? 'field-text invalid' : 'field-text'}>
          {text}
        </div>
      )}
    </div>
  );
}
