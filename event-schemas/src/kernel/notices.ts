import type { Field } from './entity/fields.ts';
import type { Localized } from './localized.ts';
import type { Role } from './role-list.ts';

/** Kinds of notice by their colour (notifications/codes.ts). */
type NoticeType = 'personal' | 'important' | 'group' | 'university';
export const allChannels = ['portal', 'mail'] as const;

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
export interface NoticeDeclaration {
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
 * A kind of record that notices are about. `effects`: what each event makes of what is known of it. `link`: a path
 * below `/{lang}/` with places for fields.
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
/**
 * What an event makes of what is known of a record: its data is all of it, changes some fields (`data.changes`), says
 * something besides, says it where nothing is known yet, or ends it.
 */
export type Effect = 'is' | 'changes' | 'says' | 'first' | 'ends';

/** An event as rules of notices read it. */
export interface NoticeEvent {
  type: string;
  stream: string;
  data: any;
  meta: { event_id: string; occurred_at: string; actor: { id: string } };
}
/** The id in the name of a stream, `<kind>-<id>`. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

export type NoticeParams = Readonly<Record<string, unknown>>;
/** What somebody is told. `batch`: the run or letter that it belongs to. */
export interface NoticeDraft<K extends string = string> {
  account: string;
  kind: K;
  params?: NoticeParams;
  batch?: string | null;
}
/** Another record by which words or recipients are found, by the name of its source. */
export interface NotedRecord {
  entity: string;
  uid: string;
}
/** What is known of such a record now; undefined: nothing. */
export type ReadRecord = (entity: string, uid: string) => Readonly<Record<string, any>> | undefined;
/**
 * Whom an event tells what, where lists of recipients do not say it. `when`: most events of some types are people's own
 * acts, of which nobody needs to be told. `asks`: of which other records `tells` wants to know something.
 */
export interface NoticeRule<K extends string = string> {
  when?: (data: any) => boolean;
  asks?: (event: NoticeEvent) => readonly NotedRecord[];
  tells: (event: NoticeEvent, known: ReadRecord) => readonly NoticeDraft<K>[];
}
/** What rules can ask about: fields of other records, as their events have said them. */
export interface NoticeSource {
  entity: string;
  effects: Readonly<Record<string, Effect>>;
  keeps: readonly string[];
}

/** What a module declares of notices. `rules`: by the event's type. */
export interface ModuleNotices {
  topics: Readonly<Record<string, NoticeTopic>>;
  kinds: Readonly<Record<string, NoticeKind>>;
  subjects: readonly NoticeSubject[];
  rules: Readonly<Record<string, NoticeRule>>;
  sources: readonly NoticeSource[];
}

/** Kinds with the topic of their mails. */
export const kindsOfTopic = (
  topic: string | null,
  kinds: Readonly<Record<string, NoticeKind>>,
): Record<string, NoticeKind> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { topic, ...kind }]));
