import { inFour, type Localized } from '../localized.ts';
import type { Locale } from '../locales.ts';
import { kindOf } from '../notice-subjects.ts';
import type { Effect, NoticeKind, NoticeSubject } from '../notices.ts';
import type { Entity, Fields } from './entity.ts';
import type { Act } from './life.ts';
import type { AnyEntityWords, NoticeWords } from './words.ts';

type InFour = Readonly<Record<Locale, AnyEntityWords>>;

/** What the events of a record of the kit make of it. */
export const effectsOf = (name: string, acts: Readonly<Record<string, Act>> = {}): Record<string, Effect> => ({
  [`${name}Created`]: 'is',
  [`${name}Restored`]: 'is',
  [`${name}Changed`]: 'changes',
  [`${name}Removed`]: 'ends',
  ...Object.fromEntries(Object.values(acts).map(({ event }) => [event, 'changes'])),
});

/** What the life of an entity tells, and of what it reminds; undefined: of nothing. Throws where words are missing. */
export function entitySubject({ entity, name, fields, title, life, page }: Entity<any>, words: InFour) {
  if (!life) return undefined;
  const acts = Object.entries<Act>(life.acts);
  const kinds: Record<string, NoticeKind> = {};
  const kind = (at: string, of: (words: AnyEntityWords) => NoticeWords | undefined, options: Partial<NoticeKind>) => {
    const link = options.link ?? page;
    if (link === undefined) throw new Error(`${entity} tells people something and has no page to show it.`);
    const textOf = (part: keyof NoticeWords): Localized =>
      inFour(locale => {
        const text = of(words[locale])?.[part];
        if (text === undefined) throw new Error(`There are no words in ${locale} for what ${entity}.${at} tells.`);
        return text;
      });
    kinds[`${entity}.${at}`] = kindOf({ title: textOf('title'), text: textOf('text'), ...options, link });
    return `${entity}.${at}`;
  };
  const telling = acts.filter(([, act]) => act.tells?.length);
  const tells = telling.map(([act, { event, tells: to = [], tone, link }]) => {
    const told = kind(act, own => own.acts?.[act]?.tells, {
      type: tone === 'bad' ? 'important' : 'personal',
      ...(link ? { link } : {}),
    });
    return { act, event, kind: told, to };
  });
  const begun = tells.find(({ act }) => act === life.beginsBy);
  const subject: NoticeSubject = {
    entity,
    link: page ?? '',
    fields: fields as Fields,
    title,
    codes: codesOf(fields, words),
    effects: effectsOf(name, life.acts),
    tells: Object.fromEntries(
      [...tells, ...(begun ? [{ ...begun, event: `${name}Created` }] : [])].map(({ event, ...one }) => [event, one]),
    ),
    waits: Object.fromEntries(
      Object.entries(life.waits ?? {}).map(([state, one]) => {
        const { link } = one!;
        const reminder = kind(`${state}.waits`, own => own.waits?.[state], { type: 'important', link });
        return [state, { ...one!, kind: reminder }];
      }),
    ),
    reminds: Object.fromEntries(
      Object.entries(life.reminds ?? {}).map(([moment, one]) => {
        const reminder = kind(`${moment}.reminds`, own => own.reminds?.[moment], { type: 'important' });
        return [moment, { ...one, kind: reminder }];
      }),
    ),
    kinds,
  };
  return Object.keys(kinds).length > 0 ? subject : undefined;
}

/** What the codes of its fields are called. */
const codesOf = (fields: Fields, words: InFour): NonNullable<NoticeSubject['codes']> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { of, names }]) =>
      of
        ? [
            [
              name,
              names ??
                Object.fromEntries(
                  of.map(code => [
                    code,
                    inFour(locale => words[locale].codes?.[name]?.[code] ?? words[locale].states?.[code] ?? code),
                  ]),
                ),
            ],
          ]
        : [],
    ),
  );
