export type { Catalogue } from '@portal/event-schemas/kernel/catalogue.ts';

/** Dotted paths to the texts of a catalogue: `'card.send'`. */
export type TextKey<C> = {
  [Key in keyof C & string]: C[Key] extends string ? Key : `${Key}.${TextKey<C[Key]>}`;
}[keyof C & string];

/** Values for `%{name}`; `smart_count` picks the plural form (`одна |||| две |||| пять`). */
export type TextParams = Record<string, string | number>;
export type Text<C> = (key: TextKey<C>, params?: TextParams) => string;
