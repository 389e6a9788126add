import type { Recipients, Reminder, Waiting } from '../notices.ts';
import type { Audience, Role } from '../role-list.ts';
import type { Field } from './fields.ts';

/**
 * Who may act on a record: whoever has one of the roles, whose account stands in one of the record's fields (alone or
 * in a list), or of whom `who` says so by what the life `looks` at.
 */
export interface ActPermission {
  roles?: readonly Role[];
  fields?: readonly string[];
  who?: (looked: ReferencedRecords, actor: ActActor, values: Values) => boolean;
}
export interface ActActor {
  id: string;
  roles: readonly string[];
}
type Values = Readonly<Record<string, any>>;
/** What has to hold for an act; the code has its sentence in `rules`. */
export interface Condition<C extends string = string> {
  code: C;
  holds: (values: Values, looked: ReferencedRecords) => boolean;
}
/** Another record, of a kind of the record kit. */
export interface OtherRecord {
  entity: string;
  uid: string;
}
/** What other records hold; null: there is none such. */
export type ReferencedRecords = Readonly<Record<string, Values | null>>;

/** One act: it leads from some states into one, or leaves a record in its own, and writes one event. */
export interface Act<S extends string = string, C extends string = string> {
  /** Type of the event: what has happened, `ClubApproved`. */
  event: string;
  from: readonly S[];
  /** Without it the record stays in the state that it is in: a comment. */
  to?: S;
  by: ActPermission;
  /**
   * Not by those whose account stands in these fields, whatever their roles: nobody decides on what is their own. The
   * code has its sentence in `rules`.
   */
  notBy?: { fields: readonly string[]; code: C };
  /** Only where this holds, or all of these. */
  when?: Condition<C> | readonly Condition<C>[];
  /** A word with it: kept in the event and in the field `comment`, where the entity has one. */
  comment?: 'required' | 'optional';
  /** Fields that are filled in with the act, and kept in the record. */
  asks?: readonly string[];
  /** Something that the act is told and the record does not keep as such: `becomes` makes its fields of it. */
  takes?: Readonly<Record<string, Field<any>>>;
  becomes?: (values: Values, taken: Values) => Record<string, unknown>;
  /** Fields that the act writes by itself: who acts, when (ISO 8601 UTC), or nothing. */
  sets?: Readonly<Record<string, 'actor' | 'now' | null>>;
  /** Can be done with many rows at once, all or none. */
  many?: true;
  /** Who is told of it, besides whoever does it; the words stand in the entity's `acts`. */
  tells?: readonly Recipients[];
  /** Where they are led, where it is not the page of the record: a path below `/{lang}/`. */
  link?: string;
  tone?: 'ok' | 'bad';
}

/** What becomes of a record: its states, and the acts that lead from one to the next; `T`: those that tell somebody. */
export interface Life<
  S extends string = string,
  A extends string = string,
  C extends string = string,
  T extends string = string,
> {
  initial: NoInfer<S>;
  states: Readonly<Record<S, 'ok' | 'info' | 'warn' | 'bad' | 'quiet'>>;
  acts: Readonly<Record<A, Act<NoInfer<S>, C>>>;
  /**
   * Other records that decide who may act, or whether a record may begin: by its values, by who acts, and by what the
   * act is told.
   */
  looks?: (values: Values, actor: string, told: Values) => Readonly<Record<string, OtherRecord>>;
  /** A record begins only where this holds; the code has its sentence in `rules`. */
  begins?: { code: C; holds: (looked: ReferencedRecords, values: Values) => boolean };
  /** To begin is to do this act: who makes a record has those told whom the act tells. */
  beginsBy?: NoInfer<A>;
  /** Who has something to do with records in a state, and the moments of which people are reminded, in the entity's `waits` and `reminds`. */
  waits?: Readonly<Partial<Record<NoInfer<S>, Waiting>>>;
  reminds?: Readonly<Record<string, Reminder>>;
  /** States in which the fields may be changed, and those in which the record may be removed. */
  open: readonly NoInfer<S>[];
  removable: readonly NoInfer<S>[];
  /** The names of acts that tell; no life has it when the program runs. */
  readonly telling?: T;
}

/** The names of the acts that say whom they tell; `T`: what each says of it. */
type Telling<T> = { [A in keyof T & string]: T[A] extends readonly Recipients[] ? A : never }[keyof T & string];

/**
 * A table of acts whose states, acts and codes are known by their names, and which of the acts tell somebody: words,
 * fields and screens ask for these.
 */
export const life = <const S extends string, const A extends string, T, const C extends string = never>(
  table: Life<S, A, C> & { acts: { readonly [K in keyof T]: { readonly tells?: T[K] } } },
): Life<S, A, C, Telling<T>> => table as Life<S, A, C, Telling<T>>;

/**
 * Who may try an act at all: its roles, or whoever may write such records, where the record says whose it is; that comes
 * with the decision.
 */
export const audienceOf = ({ by }: Act, write: Audience): Audience => (by.fields || by.who ? write : (by.roles ?? []));

const holds = (value: unknown, account: string): boolean =>
  Array.isArray(value) ? value.includes(account) : value === account;
/** Whether somebody is one of those who may. */
export const isPermitted = (
  { roles = [], fields = [], who }: ActPermission,
  actor: ActActor,
  values: Values,
  looked: ReferencedRecords,
): boolean =>
  roles.some(role => actor.roles.includes(role)) ||
  fields.some(field => holds(values[field], actor.id)) ||
  (who?.(looked, actor, values) ?? false);

/**
 * Why an act is not for somebody on a record as it is now: null = it is. `not_now`: another state; `not_yours`:
 * another person; else the code of a rule.
 */
export function actRefusal(
  life: Life,
  name: string,
  values: Values,
  actor: ActActor,
  looked: ReferencedRecords,
): null | 'not_now' | 'not_yours' | { code: string } {
  const act = life.acts[name];
  if (!act || !act.from.includes(String(values['state']))) return 'not_now';
  if (!isPermitted(act.by, actor, values, looked)) return 'not_yours';
  if (act.notBy && act.notBy.fields.some(field => holds(values[field], actor.id))) return { code: act.notBy.code };
  const missed = [act.when ?? []].flat().find(({ holds: does }) => !does(values, looked));
  return missed ? { code: missed.code } : null;
}

/** What somebody may do with a record now: each act of theirs, null or the code of what stands in the way. */
export const refusalsByAct = (
  life: Life,
  values: Values,
  actor: ActActor,
  looked: ReferencedRecords,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.keys(life.acts).flatMap(name => {
      const found = actRefusal(life, name, values, actor, looked);
      return typeof found === 'string' ? [] : [[name, found?.code ?? null]];
    }),
  );

/** The fields that an act changes. `given`: those that it asks for. */
export const changesBy = (
  act: Act,
  values: Values,
  given: Values,
  comment: string | null,
  { id }: ActActor,
  now: string,
): Record<string, unknown> => ({
  ...(act.becomes ? act.becomes(values, given) : given),
  ...('comment' in values && act.comment ? { comment } : {}),
  ...Object.fromEntries(
    Object.entries(act.sets ?? {}).map(([name, set]) => [name, set === 'actor' ? id : set === 'now' ? now : null]),
  ),
  ...(act.to === undefined ? {} : { state: act.to }),
});
