import type { Field } from '../kernel/entity/fields.ts';
import { effectsOf } from '../kernel/entity/notices.ts';
import { loadedModules, type Module } from '../kernel/module.ts';
import type { Effect, NoticeKind, NoticeSubject, NoticeTopic, Recipients } from '../kernel/notices.ts';
import { recordOf } from '../kernel/records.ts';

/** What an event makes of what is known of a record. `uid`: where its data names the record. */
export interface Noting {
  entity: string;
  effect: Effect;
  uid?: string;
  state?: string;
}
/** The notices of all modules that the process has loaded. */
export interface DeclaredNotices {
  /** In the order of the settings. */
  topics: Readonly<Record<string, NoticeTopic>>;
  kinds: Readonly<Record<string, NoticeKind & { topic: string | null }>>;
  subjects: readonly NoticeSubject[];
  /** By the event that tells. */
  telling: Readonly<Record<string, NoticeSubject>>;
  /** By event, what it says of records that notices look at, and which of their fields are kept. */
  noting: Readonly<Record<string, Noting>>;
  kept: Readonly<Record<string, readonly string[]>>;
}

let gathered: { from: readonly Module[]; notices: DeclaredNotices } | undefined;
export function declaredNotices(): DeclaredNotices {
  const modules = loadedModules();
  if (gathered?.from !== modules) gathered = { from: modules, notices: gather(modules) };
  return gathered.notices;
}

function gather(modules: readonly Module[]): DeclaredNotices {
  const declared = modules.map(({ notices }) => ({ topics: {}, kinds: {}, subjects: [], ...notices }));
  const topics = declared
    .flatMap(({ topics: all }) => Object.entries<NoticeTopic>(all))
    .toSorted(([, one], [, other]) => one.order - other.order);
  const kinds = declared.flatMap(({ topics: own, kinds: all, subjects }) => {
    const [topic = null] = Object.keys(own);
    return [all, ...subjects.map(one => one.kinds)].flatMap(some =>
      Object.entries<NoticeKind>(some).map(([name, kind]) => [name, { topic, ...kind }] as const),
    );
  });
  const subjects: NoticeSubject[] = declared.flatMap(one => one.subjects);
  const kept = keptFields(subjects);
  return {
    topics: Object.fromEntries(topics),
    kinds: Object.fromEntries(kinds),
    subjects,
    telling: Object.fromEntries(
      subjects.flatMap(subject => Object.keys(subject.tells).map(type => [type, subject] as const)),
    ),
    noting: Object.fromEntries(Object.keys(kept).flatMap(entity => notings(entity, subjects))),
    kept,
  };
}

/** Of records that no module tells anything about the record kit says what their events are. */
function notings(entity: string, subjects: readonly NoticeSubject[]): [string, Noting][] {
  const subject = subjects.find(one => one.entity === entity);
  const effects = subject?.effects ?? effectsOf(recordOf(entity).name, recordOf(entity).declared?.entity.life?.acts);
  return Object.entries(effects).map(([type, effect]) => [
    type,
    {
      entity,
      effect,
      ...(subject?.uid ? { uid: subject.uid } : {}),
      ...(subject?.states?.[type] ? { state: subject.states[type] } : {}),
    },
  ]);
}

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
/** The params that the texts of a kind name. */
export const placesOf = ({ title, text }: NoticeKind): string[] => [
  ...new Set([title, text].flatMap(all => Object.values(all).flatMap(places))),
];
/** The field for which a place of a text stands. */
export const fieldAt = ({ title }: NoticeSubject, place: string): string =>
  place === 'title' && title !== undefined ? title : place;
/** The other record by whose field one is called that a reference names; undefined: it names a person. */
export function namedRecord({ to }: Field): { entity: string; title: string } | undefined {
  const title = to && /^named\.(\w+)$/.exec(to.name)?.[1];
  return to?.isRecord && title && title in recordOf(to.entity).fields.shape ? { entity: to.entity, title } : undefined;
}

/** The fields of each kind of record that somebody is told by, and what they are told. */
function keptFields(subjects: readonly NoticeSubject[]): Record<string, string[]> {
  const kept = new Map<string, Set<string>>();
  const keep = (entity: string, ...names: readonly string[]): void =>
    void kept.set(entity, new Set([...(kept.get(entity) ?? []), ...names]));
  const keepFor = (entity: string, to: readonly Recipients[]): void => {
    for (const { fields = [], through, among, except = [] } of to) {
      keep(entity, ...fields, ...except);
      if (through) {
        keep(entity, through.field);
        keep(through.entity, ...through.fields);
      }
      if (among) keep(among.entity, among.by, among.field);
    }
  };
  for (const subject of subjects) {
    const { entity, link, tells, waits, reminds, kinds } = subject;
    for (const { to } of [...Object.values(tells), ...Object.values(reminds)]) keepFor(entity, to);
    for (const one of Object.values(waits)) keepFor(entity, one.for);
    for (const { before } of Object.values(reminds)) keep(entity, before);
    for (const place of [...Object.values(kinds).flatMap(placesOf), ...places(link)]) {
      const name = fieldAt(subject, place);
      const field = subject.fields[name];
      if (!field) continue;
      keep(entity, name);
      const named = namedRecord(field);
      if (named) keep(named.entity, named.title);
    }
  }
  return Object.fromEntries([...kept].map(([entity, names]) => [entity, [...names].sort()]));
}
