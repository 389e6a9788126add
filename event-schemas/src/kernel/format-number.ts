import type { Locale } from './locales.ts';

/** Thousands apart by a no-break space, a comma for the fraction; English: comma and point. `digits` fixes the fraction. */
export function formatNumber(value: number, locale: Locale, digits?: number): string {
  const [whole = '0', fraction] = (
    digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)
  ).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : '\u00a0');
  const sign = value < 0 ? '−' : '';
  return fraction === undefined ? sign + grouped : `${sign}${grouped}${locale === 'en' ? '.' : ','}${fraction}`;
}
