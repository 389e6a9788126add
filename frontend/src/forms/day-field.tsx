import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useEffect, useId, useState } from 'react';
import { dayPattern } from '@portal/event-schemas/kernel/day-pattern.ts';
import { useLocale } from '../app/portal.ts';
import { useFormat } from '../i18n/format.ts';

dayjs.extend(customParseFormat);
/** As days stand everywhere in the portal; the form of machines is understood too. */
const patterns = ['DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD'];

/** The day that was written, `YYYY-MM-DD`; empty where it is none. */
export function dayIn(written: string): string {
  const found = patterns.map(pattern => dayjs(written.trim(), pattern, true)).find(day => day.isValid());
  return found ? found.format('YYYY-MM-DD') : '';
}

/** A day outside of forms: `<DayField label={t('from')} value={day} onChange={setDay} />`. Empty while none is written. */
export function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const id = useId();
  const format = useFormat();
  const locale = useLocale();
  const shown = value === '' ? '' : format.shortDate(value);
  const [written, setWritten] = useState(shown);
  useEffect(() => setWritten(text => (dayIn(text) === value ? text : shown)), [value, shown]);
  const wrong = written.trim() !== '' && dayIn(written) === '';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={wrong ? 'field-box invalid' : 'field-box'}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="num"
          value={written}
          placeholder={dayPattern[locale]}
          size={11}
          aria-invalid={wrong}
          onChange={event => {
            setWritten(event.target.value);
            onChange(dayIn(event.target.value));
          }}
          onBlur={() => {
            if (!wrong) setWritten(shown);
          }}
        />
      </div>
    </div>
  );
}
