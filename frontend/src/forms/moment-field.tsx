import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useEffect, useId, useState } from 'react';
import { dayPattern } from '@portal/event-schemas/kernel/day-pattern.ts';
import { useLocale } from '../app/portal.ts';
import { useFormat, type Format } from '../i18n/format.ts';
import { timeZone } from '../i18n/time-zone.ts';
import { fromField } from './moments.ts';

dayjs.extend(customParseFormat);

/** As moments stand everywhere in the portal; the time may be left out or shortened, and the form of machines is understood too. */
const patterns = [
  'DD.MM.YYYY HH:mm:ss',
  'DD.MM.YYYY HH:mm',
  'DD.MM.YYYY',
  'YYYY-MM-DDTHH:mm:ss',
  'YYYY-MM-DDTHH:mm',
  'YYYY-MM-DD',
];
const shown = (moment: string, f: Format): string =>
  moment === '' ? '' : `${f.shortDate(moment)} ${f.timeWithSeconds(moment)}`;

/**
 * The moment that was written, ISO 8601 UTC: the last instant of its second (what happened in it has happened), or with
 * `first` the first one. Empty where it is none.
 */
export function momentOf(written: string, first = false): string {
  const found = patterns.map(pattern => dayjs(written.trim(), pattern, true)).find(moment => moment.isValid());
  return found ? fromField(found.format('YYYY-MM-DDTHH:mm:ss')).replace(/\.\d+Z$/, first ? '.000Z' : '.999Z') : '';
}

interface Props {
  label: string;
  value: string;
  onChange: (moment: string) => void;
  /** The latest moment that can be meant. */
  max?: string;
  first?: boolean;
}

/**
 * A moment to the second, outside of forms, in the university's time: `<MomentField label={t('at')} value={iso}
 * onChange={setIso} />`. Empty while none is written.
 */
export function MomentField({ label, value, onChange, max, first = false }: Props) {
  const id = useId();
  const format = useFormat();
  const locale = useLocale();
  const [written, setWritten] = useState(() => shown(value, format));
  useEffect(() => {
    setWritten(text => (momentOf(text, first) === value ? text : shown(value, format)));
  }, [value, first, format]);
  const moment = momentOf(written, first);
  const wrong = written.trim() !== '' && (moment === '' || (max !== undefined && moment > max));
  const write = (text: string): void => {
    setWritten(text);
    const next = momentOf(text, first);
    onChange(max !== undefined && next > max ? '' : next);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={wrong ? 'field-box invalid' : 'field-box'} title={timeZone()}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="num"
          value={written}
          placeholder={`${dayPattern[locale]} --:--:--`}
          size={19}
          aria-invalid={wrong}
          onChange={event => write(event.target.value)}
          onBlur={() => {
            if (moment && !wrong) setWritten(shown(moment, format));
          }}
        />
      </div>
    </div>
  );
}
