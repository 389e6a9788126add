import type { Property } from '@portal/event-schemas/forms/property.ts';
import { dayLimits } from '@portal/event-schemas/forms/form-faults.ts';
import type { Format } from '../../../i18n/format.ts';
import { inSentence } from '../../../forms/field-text.ts';
import type { useFormText } from '../../form-text.ts';
import { today } from './days.ts';

type T = ReturnType<typeof useFormText>;

/** A limit may be a year, so that four digits stand together. */
const plain = (value: number, f: Format): string =>
  Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value) : f.number(value);

/** What a number or a day may be, in words; undefined: anything. */
export function limitsOf(property: Property, t: T, f: Format): string | undefined {
  if (property.code === 'int' || property.code === 'float') {
    const { min, max } = property;
    if (min !== null && max !== null) return t('limits.between', { min: plain(min, f), max: plain(max, f) });
    return min !== null
      ? t('limits.from', { min: plain(min, f) })
      : max !== null
        ? t('limits.to', { max: plain(max, f) })
        : undefined;
  }
  if (property.code !== 'date' && property.code !== 'datetime') return undefined;
  const { first, last } = dayLimits(property, today());
  if (first && last) return t('days.between', { first: f.date(first), last: f.date(last) });
  return first ? t('days.from', { first: f.date(first) }) : last ? t('days.to', { last: f.date(last) }) : undefined;
}

const known = [
  'required',
  'wrong_kind',
  'too_small',
  'too_large',
  'too_early',
  'too_late',
  'too_long',
  'too_many',
  'twice',
  'not_an_option',
  'not_found',
  'file_unknown',
  'file_type',
  'file_too_large',
  'file_twice',
] as const;

const asks = { rel: 'choose', dropdown: 'choose', file: 'attach' } as const;
const askFor = (of: Property, t: T, f: Format): string =>
  t(`faults.${asks[of.code as keyof typeof asks] ?? 'required'}`, { name: inSentence(f.name(of.name)) });

/**
 * A fault of a field in words; the server names it by the same codes as the form does. An empty field is asked for by its name. A text that is no code
 * stays as it is.
 */
export function faultText(
  { prop_code, fault, limit = null }: { prop_code: string; fault: string; limit?: number | string | null },
  properties: readonly Property[],
  t: T,
  f: Format,
): string {
  const of = properties.find(one => one.prop_code === prop_code);
  if (fault === 'required' && of) return askFor(of, t, f);
  const code = known.find(one => one === fault);
  if (code)
    return t(`faults.${code}`, {
      name: '',
      limit: typeof limit === 'number' ? plain(limit, f) : limit ? f.date(limit) : '',
    }).trim();
  return /^[a-z_.]+$/.test(fault) ? t('faults.other') : fault;
}
