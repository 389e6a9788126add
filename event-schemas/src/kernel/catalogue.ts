/** The shape of a catalogue: `ru` is the reference, the other languages `satisfies Catalogue<typeof ru>`. */
export type Catalogue<Reference> = {
  [Key in keyof Reference]: Reference[Key] extends string ? string : Catalogue<Reference[Key]>;
};
