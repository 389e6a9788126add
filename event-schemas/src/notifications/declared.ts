import type { Field } from '../kernel/entity/fields.ts';
import { effectsOf } from '../kernel/entity/notices.ts';
import { loadedModules, type Module } from '../kernel/module.ts';
import type {
  Effect,
  ModuleNotices,
  NoticeKind,
  NoticeRule,
  NoticeSource,
  NoticeSubject,
  NoticeTopic,
  Recipients,
} from '../kernel/notices.ts';
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
  /** By the event that tells: the rule of its module, or the record that it is about. */
  rules: ReadonlyMap<string, NoticeRule>;
  telling: ReadonlyMap<string, NoticeSubject>;
  /** By event, what it says of records that notices look at, and which of their fields are kept. */
  noting: ReadonlyMap<string, readonly Noting[]>;
  kept: Readonly<Record<string, readonly string[]>>;
}

let gathered: { from: readonly Module[]; notices: DeclaredNotices } | undefined;
export function declaredNotices(): DeclaredNotices {
  const modules = loadedModules();
  if (gathered?.from !== modules) gathered = { from: modules, notices: gather(modules) };
  return gathered.notices;
}

/** Types of events of which somebody may be told. */
export const causes = (): string[] => {
  const { rules, telling } = declaredNotices();
  return [...new Set([...rules.keys(), ...telling.keys()])];
};
/** Whether somebody may be told of an event: most events of some types are people's own acts. */
export function tells({ type, data }: { type: string; data: unknown }): boolean {
  const { rules, telling } = declaredNotices();
  const rule = rules.get(type);
  return telling.has(type) || (rule !== undefined && (rule.when?.(data) ?? true));
}

const empty: ModuleNotices = { topics: {}, kinds: {}, subjects: [], rules: {}, sources: [] };
function gather(modules: readonly Module[]): DeclaredNotices {
  const declared = modules.map(({ notices }): ModuleNotices => ({ ...empty, ...notices }));
  const topics = declared
    .flatMap(({ topics: all }) => Object.entries(all))
    .toSorted(([, one], [, other]) => one.order - other.order);
  const kinds = declared.flatMap(({ topics: own, kinds: all, subjects }) => {
    const [topic = null] = Object.keys(own);
    return [all, ...subjects.map(one => one.kinds)].flatMap(some =>
      Object.entries(some).map(([name, kind]) => [name, { topic, ...kind }] as const),
    );
  });
  const subjects = declared.flatMap(one => one.subjects);
  const sources = declared.flatMap(one => one.sources);
  const kept = keptFields(subjects, sources);
  return {
    topics: Object.fromEntries(topics),
    kinds: Object.fromEntries(kinds),
    subjects,
    rules: new Map(declared.flatMap(one => Object.entries(one.rules))),
    telling: new Map(subjects.flatMap(subject => Object.keys(subject.tells).map(type => [type, subject] as const))),
    noting: byEvent(Object.keys(kept).flatMap(entity => notings(entity, subjects, sources))),
    kept,
  };
}

function byEvent(all: readonly (readonly [type: string, noting: Noting])[]): Map<string, Noting[]> {
  const found = new Map<string, Noting[]>();
  for (const [type, noting] of all) found.set(type, [...(found.get(type) ?? []), noting]);
  return found;
}

/** Of records that no module says anything about the record kit says what their events are. */
function notings(
  entity: string,
  subjects: readonly NoticeSubject[],
  sources: readonly NoticeSource[],
): (readonly [string, Noting])[] {
  const subject = subjects.find(one => one.entity === entity);
  const own = sources.filter(one => one.entity === entity).map(one => one.effects);
  const effects =
    subject || own.length > 0
      ? Object.assign({}, subject?.effects, ...own)
      : effectsOf(recordOf(entity).name, recordOf(entity).declared?.entity.life?.acts);
  return Object.entries<Effect>(effects).map(([type, effect]) => [
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
function keptFields(subjects: readonly NoticeSubject[], sources: readonly NoticeSource[]): Record<string, string[]> {
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
  for (const { entity, keeps } of sources) keep(entity, ...keeps);
  for (const subject of subjects) {
    const { entity, link, tells: telling, waits, reminds, kinds } = subject;
    for (const { to } of [...Object.values(telling), ...Object.values(reminds)]) keepFor(entity, to);
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
