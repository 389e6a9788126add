import type { Localized } from './localized.ts';

const lowered = (text: string): string =>
  text.length > 1 && text.charAt(1) === text.charAt(1).toUpperCase() && /\p{L}/u.test(text.charAt(1))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
/** Names that stand alone ("Лекция") as they stand within a sentence ("лекция"); abbreviations stay. */
export const inSentence = <K extends string>(names: Readonly<Record<K, Localized>>): Record<K, Localized> =>
  Object.fromEntries(
    Object.entries<Localized>(names).map(([key, name]) => [
      key,
      Object.fromEntries(Object.entries(name).map(([tag, text]) => [tag, lowered(text)])),
    ]),
  ) as Record<K, Localized>;

/** A name of a sentence ("лекция") as it stands alone: "Лекция". */
export const standingAlone = (name: Localized): Localized =>
  Object.fromEntries(
    Object.entries(name).map(([tag, text]) => [tag, text.charAt(0).toUpperCase() + text.slice(1)]),
  ) as unknown as Localized;
