import { useEffect, useState } from 'react';
import { clamp } from '@portal/event-schemas/forms/form-rules.ts';
import { dayLimits } from '@portal/event-schemas/forms/form-faults.ts';
import { fromField, toField } from '../../../forms/moments.ts';
import { today } from './days.ts';
import type { KindProps } from './field.tsx';

const shared = ({ id, describedBy, invalid, disabled, property }: KindProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  'aria-required': property.required || undefined,
  disabled,
});
const box = (invalid: boolean): string => (invalid ? 'field-box invalid' : 'field-box');

/** A line of text (`input`) or several (`text`). More than the limit may be typed, so that nothing is cut off; the counter says so. */
export function TextField(props: KindProps) {
  const { property, value, onChange, invalid } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={box(invalid)}>
      {property.code === 'text' ? (
        <textarea
          {...shared(props)}
          rows={Math.min(14, Math.max(4, text.split('\n').length + 1))}
          value={text}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared(props)}
          type="text"
          autoComplete="off"
          value={text}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </div>
  );
}

/** A whole or a broken number; on leaving the field it is brought between the limits (portal.md §5). */
export function NumberField(props: KindProps) {
  const { property, value, onChange, invalid } = props;
  const number = typeof value === 'number' ? value : null;
  // The 0 with which a number begins is no answer where it lies outside of the limits.
  const shown = number === null || (number === 0 && clamp(property, 0) !== 0) ? '' : String(number);
  const [written, setWritten] = useState(shown);
  useEffect(() => setWritten(text => (parse(text) === number ? text : shown)), [number, shown]);
  const leave = (): void => {
    if (number === null || written === '') return;
    const kept = clamp(property, property.code === 'int' ? Math.round(number) : number);
    setWritten(String(kept));
    if (kept !== number) onChange(kept);
  };
  return (
    <div className={box(invalid)}>
      <input
        {...shared(props)}
        type="text"
        inputMode={property.code === 'int' ? 'numeric' : 'decimal'}
        autoComplete="off"
        className="num"
        value={written}
        onBlur={leave}
        onChange={event => {
          const text = event.target.value.replace(/[^\d.,-]/g, '');
          setWritten(text);
          onChange(parse(text));
        }}
      />
    </div>
  );
}
const parse = (text: string): number | null => {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};

/** A day, or a moment on the university's clock. */
export function DateField(props: KindProps) {
  const { property, value, onChange, invalid } = props;
  const text = typeof value === 'string' ? value : '';
  const { first, last } = dayLimits(property, today());
  const limits = (time: string) => ({
    ...(first ? { min: first + (time && 'T00:00') } : {}),
    ...(last ? { max: last + (time && 'T23:59') } : {}),
  });
  return (
    <div className={box(invalid)}>
      {property.code === 'date' ? (
        <input
          {...shared(props)}
          type="date"
          data-empty={text ? undefined : true}
          {...limits('')}
          value={text}
          onChange={event => onChange(event.target.value || null)}
        />
      ) : (
        <input
          {...shared(props)}
          type="datetime-local"
          data-empty={text ? undefined : true}
          {...limits('time')}
          value={toField(text)}
          onChange={event => onChange(fromField(event.target.value) || null)}
        />
      )}
    </div>
  );
}

/** Yes or no. Its label stands after it (FieldFrame `bare`). */
export function BoolField(props: KindProps) {
  return (
    <input
      {...shared(props)}
      aria-required={undefined}
      type="checkbox"
      checked={props.value === true}
      onChange={event => props.onChange(event.target.checked)}
    />
  );
}
