/**
 * A rule over several fields of one record: the form and the decision ask the same function. `code` stands in the words
 * of the module (`rules`) in four languages; the refusal marks the fields. Values are those after the change; what is
 * missing is null.
 */
export interface Rule<C extends string = string> {
  code: C;
  fields: readonly string[];
  holds: (values: Record<string, any>) => boolean;
}

export const rule = <const C extends string>(code: C, fields: readonly string[], holds: Rule['holds']): Rule<C> => ({
  code,
  fields,
  holds,
});

const rank = (value: unknown): number => (typeof value === 'number' ? value : Date.parse(String(value)));
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
/** Days, moments or numbers in order; what is empty is in order. */
const inOrder =
  (holds: (low: number, high: number) => boolean) =>
  <const C extends string>(code: C, low: string, high: string): Rule<C> =>
    rule(
      code,
      [high],
      values => isEmpty(values[low]) || isEmpty(values[high]) || holds(rank(values[low]), rank(values[high])),
    );
/** `high` is not below `low`. */
export const notBefore = inOrder((low, high) => low <= high);
/** `high` is above `low`. */
export const after = inOrder((low, high) => low < high);
/** The text is there in one language at least. */
export const inSomeLanguage = <const C extends string>(code: C, field: string): Rule<C> =>
  rule(code, [field], values => Object.values(values[field] ?? {}).some(text => String(text).trim() !== ''));
/** At least one of the fields is filled in, or says yes. */
export const someOf = <const C extends string>(code: C, ...fields: string[]): Rule<C> =>
  rule(code, fields, values => fields.some(field => !isEmpty(values[field]) && values[field] !== false));
/** At most one of the fields says yes. */
export const atMostOneOf = <const C extends string>(code: C, ...fields: string[]): Rule<C> =>
  rule(code, fields, values => fields.filter(field => values[field] === true).length <= 1);

/** The first rule that the values break. */
export const violatedRule = (rules: readonly Rule[] | undefined, values: Record<string, unknown>): Rule | undefined =>
  rules?.find(({ holds }) => !holds(values));
