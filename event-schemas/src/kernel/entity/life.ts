import type { Role } from '../role-list.ts';

/**
 * Who may act on a record: whoever has one of the roles, whose account stands in one of the record's fields (alone or
 * in a list), or in a field of the record that a
 * field names (`through: [['club', 'moderators']]`).
 */
export interface By {
  roles?: readonly Role[];
  fields?: readonly string[];
  through?: readonly (readonly [ref: string, field: string])[];
}

/** One act: it leads from some states into one, and writes one event. */
export interface Act<S extends string = string, C extends string = string> {
  /** Type of the event: what has happened, `ClubApproved`. */
  event: string;
  from: readonly S[];
  to: S;
  by: By;
  /**
   * Not by those whose account stands in these fields, whatever their roles: nobody decides on what is their own. The
   * code has its sentence in `rules`.
   */
  notBy?: { fields: readonly string[]; code: C };
  /** Only where this holds of the values; the code has its sentence in `rules`. */
  when?: { code: C; holds: (values: Record<string, any>) => boolean };
  /** A word with it: kept in the event and in the field `comment`, where the entity has one. */
  comment?: 'required' | 'optional';
  /** Fields that are filled in with the act. */
  asks?: readonly string[];
  /** Fields that the act writes by itself: who acts, when (ISO 8601 UTC), or nothing. */
  sets?: Readonly<Record<string, 'actor' | 'now' | null>>;
  /** Can be done with many rows at once, all or none. */
  many?: true;
  /** Accounts that are told, by fields of the record. */
  tells?: readonly string[];
  tone?: 'ok' | 'bad';
}

/** What becomes of a record: its states, and the acts that lead from one to the next. */
export interface Life<S extends string = string, A extends string = string, C extends string = string> {
  initial: NoInfer<S>;
  states: Readonly<Record<S, 'ok' | 'info' | 'warn' | 'bad' | 'quiet'>>;
  acts: Readonly<Record<A, Act<NoInfer<S>, C>>>;
  /** States in which the fields may be changed, and those in which the record may be removed. */
  open: readonly NoInfer<S>[];
  removable: readonly NoInfer<S>[];
}

export interface Acting {
  id: string;
  roles: readonly string[];
}
/** Records that the fields of `through` name, by field. */
export type Related = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
type Values = Readonly<Record<string, unknown>>;

const holds = (value: unknown, account: string): boolean =>
  Array.isArray(value) ? value.includes(account) : value === account;
/** Whether somebody is one of those who may. */
export const isOf = (
  { roles = [], fields = [], through = [] }: By,
  { id, roles: held }: Acting,
  values: Values,
  related: Related,
): boolean =>
  roles.some(role => held.includes(role)) ||
  fields.some(field => holds(values[field], id)) ||
  through.some(([ref, field]) => holds(related[ref]?.[field], id));

/**
 * Why an act is not for somebody on a record as it is now: null = it is. `not_now`: another state; `not_yours`:
 * another person; else the code of a rule.
 */
export function hindrance(
  life: Life,
  name: string,
  values: Values,
  actor: Acting,
  related: Related,
): null | 'not_now' | 'not_yours' | { code: string } {
  const act = life.acts[name];
  if (!act || !act.from.includes(String(values['state']))) return 'not_now';
  if (!isOf(act.by, actor, values, related)) return 'not_yours';
  if (act.notBy && act.notBy.fields.some(field => holds(values[field], actor.id))) return { code: act.notBy.code };
  return act.when && !act.when.holds(values) ? { code: act.when.code } : null;
}

/** What somebody may do with a record now: each act of theirs, null or the code of what stands in the way. */
export const mayDo = (life: Life, values: Values, actor: Acting, related: Related): Record<string, string | null> =>
  Object.fromEntries(
    Object.keys(life.acts).flatMap(name => {
      const found = hindrance(life, name, values, actor, related);
      return typeof found === 'string' ? [] : [[name, found?.code ?? null]];
    }),
  );

/** The fields that an act changes. `given`: those that it asks for. */
export const changesBy = (
  act: Act,
  fields: Values,
  given: Values,
  comment: string | null,
  { id }: Acting,
  now: string,
): Record<string, unknown> => ({
  ...given,
  ...('comment' in fields && act.comment ? { comment } : {}),
  ...Object.fromEntries(
    Object.entries(act.sets ?? {}).map(([name, set]) => [name, set === 'actor' ? id : set === 'now' ? now : null]),
  ),
  state: act.to,
});
/** Fields through which somebody may be one of those who act. */
export const relationsOf = (life: Life): string[] => [
  ...new Set(Object.values(life.acts).flatMap(({ by }) => (by.through ?? []).map(([ref]) => ref))),
];
