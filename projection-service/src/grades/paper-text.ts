import { paperWords } from '@portal/event-schemas/grades/paper-words.ts';
import { formatNumber } from '@portal/event-schemas/kernel/format-number.ts';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Where and for whom a paper is made. `portal`: the address of the portal, as people reach it. */
export interface PaperPlace {
  language: Locale;
  university: Localized | null;
  portal: string;
  zone: string;
}

/** Words, days and parts of marks as they stand on papers; what is not there is a dash. */
export const paperText = ({ language, zone }: Pick<PaperPlace, 'language' | 'zone'>) => ({
  word: (name: keyof typeof paperWords, values: Record<string, string> = {}): string =>
    Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), paperWords[name][language]),
  day: (moment: string | null): string =>
    moment ? dateIn(zone, new Date(moment)).split('-').reverse().join('.') : '–',
  part: (hundredths: number | null): string => (hundredths === null ? '–' : formatNumber(hundredths / 100, language)),
});
/** How often each mark was given: `A: 3, B: 5`. */
export function marksGiven(codes: readonly (string | null | undefined)[]): string {
  const count = new Map<string, number>();
  for (const code of codes) if (code) count.set(code, (count.get(code) ?? 0) + 1);
  return [...count].map(([code, times]) => `${code}: ${times}`).join(', ');
}

export async function placeOf({
  db,
  host,
  locale,
  raw: { request },
  query: { language = locale },
}: Pick<CallContext, 'host' | 'locale' | 'raw'> & {
  db: Sql;
  query: { language?: Locale | undefined };
}): Promise<PaperPlace> {
  const { rows } = await db.query<{ name: Localized | null }>(
    `SELECT settings->'university_name' AS name FROM system.settings_public`,
  );
  return {
    language,
    university: rows[0]?.name ?? null,
    portal: (host.config.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/$/, ''),
    zone: host.config.timeZone,
  };
}
