import type { AnyEntityWords, AnyWords } from '@portal/event-schemas/kernel/entity/words.ts';
import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { languageOf } from '../app/language.ts';
import { useLocale } from '../app/portal.ts';
import { loadCatalogue, moduleText, textsOf } from '../i18n/texts.ts';
import type ru from './i18n/ru.ts';

const own = import.meta.glob<{ default: object }>('./i18n/{ru,kk,en,ky}.ts');
const nameOf = (module: string): string => `${module}-words`;

/**
 * Loads what a module's entities are called, with the kit's own texts, before a screen of it is drawn. A module
 * without entities has no words.
 */
export async function loadWords(locale: Locale, module: string): Promise<void> {
  const words = languageOf(locale).words.get(module);
  if (words)
    await Promise.all([
      loadCatalogue(locale, nameOf(module), words),
      loadCatalogue(locale, 'entity', own[`./i18n/${locale}.ts`]!),
    ]);
}

const useOwnText = moduleText<typeof ru>('entity');
/** The kit's own texts. Where what it is done to comes first ("баннерді қосу") that begins with a capital. */
export const useKitText: typeof useOwnText = () => {
  const t = useOwnText();
  return (key, params) => t(key, params).replace(/^\p{Ll}/u, letter => letter.toUpperCase());
};

/** What an entity and its fields are called in the language of the page. */
export function useEntityWords({ module, entity }: Pick<Entity<any>, 'module' | 'entity'>): AnyEntityWords {
  const words = (textsOf(useLocale(), nameOf(module)) as AnyWords | undefined)?.[entity];
  if (!words) throw new Error(`${module}/words does not name the entity ${entity}`);
  return words;
}
