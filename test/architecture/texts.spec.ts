import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type ErrorCatalogue } from '@portal/event-schemas/kernel/rejections.ts';
import { placeholdersOf, withoutEmpty } from '@portal/event-schemas/kernel/sentences.ts';
import { mailContent } from '@portal/event-schemas/notifications/mail.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import '@portal/platform/modules/declared.ts';
import { describe, expect, it } from 'vitest';
import { readSources, root } from './sources.ts';

const sources = readSources();
/** Files that define refusals, and each module's whole catalogue of them. */
const catalogues = sources
  .filter(({ file, text }) => file.endsWith('/errors.ts') && /interface Refusals/.test(text))
  .map(({ file }) => file);
const all = Object.assign(
  {},
  ...(await Promise.all(
    catalogues.map(async file => {
      const found = (await import(path.join(root, file))) as Record<string, ErrorCatalogue>;
      return found['errors'] ?? found['platformErrors'] ?? found['asOfErrors'];
    }),
  )),
) as ErrorCatalogue;

/** What a sentence of which a part is missing looks like. */
const broken = /undefined|null|NaN|\[|\]|«\s*»|“\s*”|\(\s*\)| {2}|\s[,.;!?](\s|$)|: ?[.;,]|[—–:,(] *$/;
/** The sentence with all that it may hold, and with as little as it may. */
const forms = (text: string): string[] =>
  [withoutEmpty(text, () => false), withoutEmpty(text, () => true)].map(one => one.replace(/\{[\w.]+\}/g, 'X').trim());
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

describe('texts of refusals', () => {
  it('are all known to `reject`: every module adds its catalogue', () => {
    const defining = sources
      .filter(({ file, text }) => /\bdefineErrors\(\{/.test(text) && !/\/testing\/|kernel\//.test(file))
      .flatMap(({ text }) => [...text.matchAll(/^ {2}'([a-z_]+\.[\w.]+)': \{/gm)].map(([, code]) => code!));
    expect(defining.length).toBeGreaterThan(300);
    expect(defining.filter(code => !(code in all) && !/^applications\.(form|route)_/.test(code))).toEqual([]);
  });

  it('speak of the same in every language and to every reader, and may leave out the same', () => {
    const uneven = Object.entries(all).flatMap(([code, { staff, ...text }]) => {
      const [first, ...others] = [
        ...locales.map(locale => text[locale]),
        ...locales.flatMap(locale => staff?.[locale] ?? []),
      ].map(placeholdersOf);
      const needs = others.filter((one, index) =>
        index < locales.length - 1
          ? sorted(one.always).join() !== sorted(first!.always).join() ||
            sorted(one.optional).join() !== sorted(first!.optional).join()
          : one.always.some(name => !first!.always.includes(name)) ||
            one.optional.some(name => ![...first!.always, ...first!.optional].includes(name)),
      );
      return needs.length > 0 ? [code] : [];
    });
    expect(uneven).toEqual([]);
  });

  it('are whole sentences with and without what may be missing', () => {
    const faults = Object.entries(all).flatMap(([code, { staff, ...text }]) =>
      locales.flatMap(locale =>
        [text[locale], staff?.[locale] ?? '']
          .flatMap(forms)
          .filter(one => broken.test(one))
          .map(one => `${code} ${locale}: ${one}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('get what they need: without it a refusal does not compile', () => {
    // @ts-expect-error the course is missing
    reject('registration.drop_graded', { letter: 'A' });
    // @ts-expect-error the course may be null
    reject('registration.not_on_card', { course: null as string | null });
    expect(reject('registration.student_access_closed', { comment: '' })).toMatchObject({ params: { comment: '' } });
  });

  it('are given no stand-in for what is not there', () => {
    const standIns = sources
      .filter(({ file }) => !/\.(spec|int)\.tsx?$|testing\/|^(test|bench|frontend)\//.test(file))
      .flatMap(({ file, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            /(\?\?|\|\|) '[—–-]'|: '[—–]'[ ,}]/.test(line) && /\b(reject|params|error|mail|notice)\b/i.test(line)
              ? [`${file}:${index + 1}`]
              : [],
          ),
      );
    expect(standIns).toEqual([]);
  });
});

describe('texts of notices and mails', () => {
  const texts = Object.entries(declaredNotices().kinds).flatMap(([name, kind]) =>
    [kind.title, kind.text, ...(kind.more ?? []).map(one => one.text)].map(text => ({ name, text })),
  );

  it('speak of the same in every language', () => {
    expect(
      texts
        .filter(
          ({ text }) =>
            new Set(
              locales.map(locale =>
                JSON.stringify([
                  sorted(placeholdersOf(text[locale]).always),
                  sorted(placeholdersOf(text[locale]).optional),
                ]),
              ),
            ).size > 1,
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });
  it('are whole sentences with and without what may be missing', () => {
    expect(
      texts.flatMap(({ name, text }) =>
        locales.flatMap(locale =>
          forms(text[locale])
            .filter(one => broken.test(one))
            .map(one => `${name} ${locale}: ${one}`),
        ),
      ),
    ).toEqual([]);
  });
  it('lines that depend on a param need that one alone', () => {
    expect(
      Object.entries(declaredNotices().kinds).flatMap(([name, { more = [] }]) =>
        more
          .filter(({ param, text }) =>
            locales.some(locale => placeholdersOf(text[locale]).always.some(place => place !== param)),
          )
          .map(() => name),
      ),
    ).toEqual([]);
  });
  it.each(locales)('greet whoever has no name, too (%s)', (locale: Locale) => {
    const notice = {
      type: 'personal' as const,
      title: declaredNotices().kinds['card_approved']!.title,
      text: declaredNotices().kinds['card_approved']!.text,
      link: 'x',
    };
    const [named, nameless] = ['Anna', ''].map(
      name => mailContent(notice, { locale, name }, 'https://portal.test').greeting,
    ) as [string, string];
    expect(named).toContain('Anna');
    expect([nameless.includes('['), broken.test(nameless.replace(/[,!]$/, ''))]).toEqual([false, false]);
  });
});

it('every module that refuses has its catalogue here', () => {
  expect(catalogues.length).toBeGreaterThan(7);
  for (const file of catalogues)
    expect(readFileSync(path.join(root, file), 'utf8')).toContain('interface Refusals extends Texts');
});
