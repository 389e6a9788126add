import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';
import type { FieldProps } from './text-input.tsx';

/** Choices as the browser itself draws them, for pages before the log-in, which load little (choice-inputs.tsx has those of all others). */
function usePlainField({ name, label, hint }: FieldProps) {
  const id = useId();
  const {
    field,
    fieldState: { error, invalid },
  } = useController({ name });
  const text = useFieldText(error, label, hint, true);
  const described = { 'aria-invalid': invalid, 'aria-describedby': text ? `${id}-text` : undefined };
  const below = text && (
    <div id={`${id}-text`} className={invalid ? 'field-text invalid' : 'field-text'}>
      {text}
    </div>
  );
  return { id, field, invalid, described, below };
}

/** One of a few. */
export function PlainSelect({
  choices,
  ...props
}: FieldProps & { choices: readonly { value: string; label: string }[] }) {
  const { id, field, invalid, described, below } = usePlainField(props);
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <div className={invalid ? 'field-box invalid' : 'field-box'}>
        <select {...field} {...described} id={id}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {below}
    </div>
  );
}

/** Yes or no. */
export function PlainCheckbox(props: FieldProps) {
  const {
    field: { value, ...input },
    described,
    below,
  } = usePlainField(props);
  return (
    <div className="field">
      <label style={{ display: 'flex', gap: 'var(--s2)', alignItems: 'center', minHeight: 24 }}>
        <input {...input} {...described} type="checkbox" checked={Boolean(value)} />
        <span>{props.label}</span>
      </label>
      {below}
    </div>
  );
}
