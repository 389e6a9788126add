import type { AccessTable } from '../access.ts';
import { inFour, type Localized } from '../localized.ts';
import type { Locale } from '../locales.ts';
import type { NoticeSubject } from '../notices.ts';
import { defineRecord, type NamedRecord, type RecordDefinition } from '../records.ts';
import type { ErrorCatalogue } from '../rejections.ts';
import type { z } from 'zod';
import { joinedName, orderOf, refsIn, titleFields, type Entity } from './entity.ts';
import { entitySubject } from './notices.ts';
import type { ValueOf } from './fields.ts';
import { recordSchema } from './schemas.ts';
import { audienceOf } from './life.ts';
import type { AnyEntityWords, AnyWords } from './words.ts';

/** The words of one entity in all languages. */
type InFour = Readonly<Record<Locale, AnyEntityWords>>;
const called = (words: InFour, field: string): Localized => inFour(locale => words[locale].fields[field] ?? field);

/** Keys that no two records share: a text in each of its languages, a "yes" at most once. */
const keysOf = ({ fields, unique = [] }: Entity<any>): string[][] => [
  ...Object.entries(fields as Entity['fields']).flatMap(([name, field]) =>
    !field.unique
      ? []
      : field.kind === 'localized'
        ? ['ru', 'kk', 'en', 'ky'].map(locale => [`${name}.${locale}`])
        : [[name]],
  ),
  ...unique.map(key => [...key]),
];
const namesOf = ({ fields }: Entity<any>, words: InFour): NamedRecord[] =>
  Object.entries(fields as Entity['fields']).flatMap(([name, field]) =>
    refsIn(field)
      .filter(({ to }) => to.isRecord)
      .map(({ path, to: { entity } }) => ({
        field: name,
        ...(path === '$' ? {} : { path }),
        entity,
        called: called(words, name),
      })),
  );
const namesWith = (entity: Entity<any>, asks: 'personal' | 'fixed' | 'search' | 'filter'): string[] =>
  Object.entries(entity.fields as Entity['fields']).flatMap(([name, field]) => (field[asks] ? [name] : []));

/** The record that an entity is kept as: streams, events and table are those of the record kit. */
export function recordFrom(entity: Entity<any>, words: InFour): RecordDefinition<any> {
  const fields = entity.fields as Entity['fields'];
  const defaults = Object.entries(fields).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default]],
  );
  return defineRecord({
    module: entity.module,
    entity: entity.entity,
    name: entity.name,
    table: entity.table,
    fields: recordSchema(fields) as any,
    unique: keysOf(entity) as any,
    namesRecords: namesOf(entity, words),
    ...(entity.usedBy ? { references: entity.usedBy } : {}),
    defaults: Object.fromEntries(defaults),
    ...(entity.joined ? { composed: { [joinedName]: entity.joined }, search: namesWith(entity, 'search') as any } : {}),
    ...(entity.narrow ? { narrow: entity.narrow } : {}),
    personal: namesWith(entity, 'personal') as any,
    fixed: namesWith(entity, 'fixed') as any,
    ...(entity.noCircle ? { noCircle: entity.noCircle as any } : {}),
    ...(entity.references ? { references: [entity.references] } : {}),
    filters: namesWith(entity, 'filter') as any,
    readers: entity.read,
    writers: entity.write,
    declared: { entity, words },
  });
}

/** What is said of an entity's events: `object` is what something is done to. */
const sentences = {
  Created: {
    ru: '{actor} добавляет',
    kk: '{actor} {object} қосты',
    en: '{actor} adds {object}',
    ky: '{actor} {object} кошту',
  },
  Changed: {
    ru: '{actor} меняет',
    kk: '{actor} {object} өзгертті',
    en: '{actor} changes {object}',
    ky: '{actor} {object} өзгөрттү',
  },
  Removed: {
    ru: '{actor} удаляет',
    kk: '{actor} {object} жойды',
    en: '{actor} removes {object}',
    ky: '{actor} {object} өчүрдү',
  },
  Restored: {
    ru: '{actor} возвращает',
    kk: '{actor} {object} қалпына келтірді',
    en: '{actor} restores {object}',
    ky: '{actor} {object} калыбына келтирди',
  },
} as const;
const sentencesOf = (entity: Entity<any>, words: InFour): [string, Localized][] =>
  Object.entries(sentences).map(([act, texts]) => [
    `${entity.name}${act}`,
    inFour(locale => {
      const text: string = locale === 'ru' ? `${texts.ru} {object}` : texts[locale];
      const called =
        act === 'Created' || act === 'Restored'
          ? `[: ${titleFields(entity)
              .map(field => `{${field}}`)
              .join(' ')}]`
          : '';
      return text.replace('{object}', words[locale].object) + called;
    }),
  ]);

const actSentences = ({ life }: Entity<any>, words: InFour): [string, Localized][] =>
  Object.entries(life?.acts ?? {}).map(([name, { event }]) => [
    event,
    inFour(locale => words[locale].acts?.[name]?.says ?? name),
  ]);

/** What a module brings for its entities, as a part of its declaration (kernel/module.ts). */
/** The record of an entity: its fields have the entity's types. */
export type RecordOf<E> =
  E extends Entity<infer F, any, any, any, any>
    ? RecordDefinition<z.ZodObject<{ -readonly [K in keyof F]: z.ZodType<ValueOf<F[K]>> }>>
    : never;
export interface EntityParts<M> {
  /** Its records by the names of the entities. */
  of: { readonly [N in keyof M]: RecordOf<M[N]> };
  records: readonly RecordDefinition<any>[];
  sentences: Record<string, Localized>;
  errors: ErrorCatalogue;
  /** By what a record of each kind is called. */
  titles: Record<string, readonly string[]>;
  /** What each kind is called. */
  kinds: Record<string, Localized>;
  /** What their lives tell people. */
  subjects: readonly NoticeSubject[];
}

/** Everything that the entities of a module and their words say, for the server. `words` of all languages come from `<module>/words/`. */
export function entityParts<M extends Readonly<Record<string, Entity<any, any, any, any, any>>>>(
  entities: M,
  words: Readonly<Record<Locale, AnyWords>>,
): EntityParts<M> {
  const all = Object.entries(entities).map(([name, entity]) => ({
    name,
    entity,
    own: inLocales(locale => words[locale][name]!),
  }));
  const rules = all.flatMap(({ own }) =>
    Object.keys(own.ru.rules ?? {}).map((code): [string, ErrorCatalogue[string]] => [
      code,
      { status: 422, ...inFour(locale => own[locale].rules?.[code] ?? code) },
    ]),
  );
  const records = all.map(({ entity, own }) => recordFrom(entity, own));
  return {
    records,
    of: Object.fromEntries(all.map(({ name }, index) => [name, records[index]])) as never,
    sentences: Object.fromEntries(
      all.flatMap(({ entity, own }) => [...sentencesOf(entity, own), ...actSentences(entity, own)]),
    ),
    errors: Object.fromEntries(rules),
    titles: Object.fromEntries(all.map(({ entity }) => [entity.entity, titleFields(entity)])),
    kinds: Object.fromEntries(all.map(({ entity, own }) => [entity.entity, inFour(locale => own[locale].one)])),
    subjects: all.flatMap(({ entity, own }) => entitySubject(entity, own) ?? []),
  };
}
const inLocales = (of: (locale: Locale) => AnyEntityWords): InFour => ({
  ru: of('ru'),
  kk: of('kk'),
  en: of('en'),
  ky: of('ky'),
});

/** Entries of the module's access table for the calls of its entities: rows, acts, numbers by state and histories. */
export const entityAccess = (
  entities: Readonly<Record<string, Entity<any>>>,
): Pick<AccessTable, 'commands' | 'queries'> => {
  const commands: AccessTable['commands'] = {};
  const queries: AccessTable['queries'] = {};
  for (const { calls, path, fields, life, read, write, imported } of Object.values(entities)) {
    const { list, ...changing } = calls;
    if (list) queries[list] = read;
    for (const call of Object.values(changing)) if (call) commands[call] = write;
    if (Object.values(fields as Entity['fields']).some(({ kind }) => kind === 'files'))
      commands[`POST ${path}files/`] = write;
    if (orderOf(fields)) commands[`POST ${path}{uid}/move/`] = write;
    if (imported) {
      queries[`GET ${path}import/template/`] = write;
      commands[`POST ${path}import/check/`] = write;
      commands[`POST ${path}import/`] = write;
    }
    if (!life) continue;
    queries[`GET ${path}counts/`] = read;
    queries[`GET ${path}{uid}/history/`] = read;
    for (const [name, act] of Object.entries(life.acts)) {
      commands[`POST ${path}{uid}/${name}/`] = audienceOf(act, write);
      if (act.many) commands[`POST ${path}many/${name}/`] = audienceOf(act, write);
    }
  }
  return { commands, queries };
};
