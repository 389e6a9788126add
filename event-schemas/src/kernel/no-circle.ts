/** A field by which a record leads to others of its kind, and never back to itself. Refused with `code` and the param `circle`. */
export interface NoCircle<Field extends string = string> {
  field: Field;
  leadsTo: (value: any) => readonly string[];
  code: string;
}
