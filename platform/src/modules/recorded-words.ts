import path from 'node:path';
import type { AnyWords } from '@portal/event-schemas/kernel/entity/words.ts';
import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { CodeNames } from '@portal/event-schemas/kernel/module.ts';
import { withEntities, wordsTogether, type RecordedWords } from '@portal/event-schemas/kernel/recorded-words.ts';
import { projectRoot } from '../config/project-root.ts';
import { declaredModules } from './declared.ts';
import { gatherFiles } from './gather.ts';

const folder = path.join(projectRoot, 'event-schemas/src');
const wordsIn = async <T>(modules: string, place: string): Promise<T[]> =>
  (await gatherFiles<{ default: T }>(modules, place)).map(({ exported }) => exported.default);
/** The words of the modules in a folder, in one language. */
export const recordedWordsIn = async (locale: Locale, modules = folder): Promise<RecordedWords> =>
  withEntities(
    wordsTogether<RecordedWords>(await wordsIn<object>(modules, `recorded/${locale}.ts`)),
    await wordsIn<AnyWords>(modules, `words/${locale}.ts`),
  );

/** What the audit calls things in each language, of all modules: their `recorded/<language>.ts` and `words/<language>.ts`. */
export const declaredWords = Object.fromEntries(
  await Promise.all(locales.map(async locale => [locale, await recordedWordsIn(locale)] as const)),
) as Readonly<Record<Locale, RecordedWords>>;

/** Names that the portal has for codes, of all modules. */
export const declaredCodes: CodeNames = wordsTogether(declaredModules.map(({ codes }) => codes));
