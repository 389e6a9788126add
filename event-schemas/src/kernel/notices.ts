import type { Field } from './entity/fields.ts';
import type { Localized } from './localized.ts';
import type { Role } from './role-list.ts';

/** Kinds of notice by their colour (notifications/codes.ts). */
type NoticeType = 'personal' | 'important' | 'group' | 'university';
export const everywhere = ['portal', 'mail'] as const;

/**
 * What people are told of one kind of thing, in the portal, by mail, or both. Texts have places `{param}`: a name in
 * four languages, an ISO time, a number, a text of a person, or a refusal `{ code, params }`. `more`: lines that are
 * there only when their param is not empty. `link`: a path below `/{lang}/`; `linkTo`: the very thing, where its params
 * are known. `topic`: by which people turn its mails off, the only one of the module where nothing is said; null: its
 * mails always come.
 */
export interface NoticeKind {
  type: NoticeType;
  channels: readonly ('portal' | 'mail')[];
  title: Localized;
  text: Localized;
  more?: readonly { param: string; text: Localized }[];
  link: string;
  linkTo?: string;
  topic?: string | null;
}

/** What mails are about, as a person chooses which of them to get. `hint`: what stays, or is missed, without them. */
export interface NoticeTopic {
  /** Where it stands in the list of topics. */
  order: number;
  name: Localized;
  hint: Localized;
}

/**
 * Whom a notice is for, told by the record that it is about: those who have a role, whose accounts stand in its fields,
 * in fields of the record that one of its fields names, or in records that name it. Not those in the fields of `except`.
 */
export interface Recipients {
  roles?: readonly Role[];
  fields?: readonly string[];
  through?: { field: string; entity: string; fields: readonly string[] };
  among?: { entity: string; by: string; field: string; states?: readonly string[] };
  except?: readonly string[];
}

/** A notice that an event tells, beside the event's schema. `link`: instead of the one of the record. */
export interface Telling {
  to: readonly Recipients[];
  title: Localized;
  text: Localized;
  type?: NoticeType;
  link?: string;
}
/** Every morning whoever has to do something with records in a state learns how many wait longer than so many days. */
export interface Waiting {
  for: readonly Recipients[];
  remindAfterDays: number;
  /** Screen where they are dealt with, a path below `/{lang}/`. */
  link: string;
}
/** Once, so many hours before the moment in a field, while the record is in one of the states. */
export interface Reminder {
  to: readonly Recipients[];
  before: string;
  hours: number;
  while: readonly string[];
}

/**
 * A kind of record that notices are about. `effects`: what each event makes of what is known of it: all of it, some
 * fields (`data.changes`), what its data says besides, or nothing any more. `link`: a path below `/{lang}/` with places
 * for fields.
 */
export interface NoticeSubject {
  entity: string;
  link: string;
  fields: Readonly<Record<string, Field<any>>>;
  /** The field by which it is called, `{title}` in texts. */
  title?: string;
  /** What codes of a field are called. */
  codes?: Readonly<Record<string, Readonly<Record<string, Localized>>>>;
  effects: Readonly<Record<string, Effect>>;
  /** The state that an event leads to, where its data does not say it. */
  states?: Readonly<Record<string, string>>;
  /** Where the data names the record that the event is about; without it the stream does. */
  uid?: string;
  tells: Readonly<Record<string, { kind: string; to: readonly Recipients[] }>>;
  waits: Readonly<Record<string, Waiting & { kind: string }>>;
  reminds: Readonly<Record<string, Reminder & { kind: string }>>;
  kinds: Readonly<Record<string, NoticeKind>>;
}
export type Effect = 'is' | 'changes' | 'says' | 'ends';

/** What a module declares of notices. */
export interface ModuleNotices {
  topics: Readonly<Record<string, NoticeTopic>>;
  kinds: Readonly<Record<string, NoticeKind>>;
  subjects: readonly NoticeSubject[];
}
