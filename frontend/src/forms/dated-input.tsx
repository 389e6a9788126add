import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldText } from './field-text.ts';
import { fromField, toField } from './moments.ts';
import type { FieldProps } from './text-input.tsx';

interface Kind {
  type: 'date' | 'datetime-local';
  shown: (value: string | null) => string;
  held: (typed: string) => string | null;
}
const moment: Kind = { type: 'datetime-local', shown: toField, held: fromField };
const day: Kind = { type: 'date', shown: value => value ?? '', held: typed => typed || null };

/** A moment: `<MomentInput name="start_date" label={t('start')} />`. The form holds ISO 8601 UTC; the field shows the university's time. */
export const MomentInput = (props: FieldProps) => <DatedInput {...props} kind={moment} />;

/** A day of the calendar, or none: the form holds `2026-09-01` or null. */
export const DayInput = (props: FieldProps) => <DatedInput {...props} kind={day} />;

function DatedInput({ name, label, hint, kind }: FieldProps & { kind: Kind }) {
  const id = useId();
  const {
    field: { value, onChange, ...field },
    fieldState,
  } = useController({ name });
  const text = useFieldText(fieldState.error, label, hint);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={fieldState.invalid ? 'field-box invalid' : 'field-box'}>
        <input
          {...field}
          id={id}
          type={kind.type}
          value={kind.shown(value)}
          data-empty={value ? undefined : true}
          onChange={event => onChange(kind.held(event.target.value))}
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
