import type { Localized } from '../../kernel/localized.ts';
import type { CodeNames } from '../../kernel/module.ts';

/** How a page or a service puts texts and values into its reader's language; what is said with it is the same in both. */
export interface Language {
  /** A text of the modules' `recorded/`, '' where they have none; `smart_count` picks the plural form. */
  text: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  codes: CodeNames;
  name: (name: Localized | string) => string;
  number: (value: number) => string;
  /** ISO 8601 with a zone, to the second. */
  moment: (iso: string) => string;
  /** `YYYY-MM-DD` */
  day: (date: string) => string;
  /** What a code is called by what only the page or the service knows (titles of screens, texts of refusals), else ''. */
  known: (part: string, code: string) => string;
}
/** What ids are called, in the reader's language. */
export type Names = ReadonlyMap<string, string>;
/** Says a value in words, by the part of a state or of an event where it stands. */
export type FormatValue = (value: unknown, part?: string) => string;

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ordinal = /^\d{1,9}$/;
/** The ids of which a text is made: one, or several with points between them, perhaps with a number within the last (`<uid>.12`); of another text none. */
export const idsOfName = (text: string): string[] => {
  const parts = text.split('.');
  const ids = parts.filter(part => uuid.test(part));
  return uuid.test(parts[0]!) && parts.every(part => uuid.test(part) || ordinal.test(part)) ? ids : [];
};

/** What a part of a state or of an event is called; '' where it has no name. */
export const fieldName = ({ text }: Language, part: string): string => text(`field.${part}`);
