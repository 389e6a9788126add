import { useCallback } from 'react';
import { useFormat } from '../i18n/format.ts';
import { moduleText } from '../i18n/texts.ts';
import type ru from './i18n/fields/ru.ts';
import { codeNames } from './parts/code-names.ts';

const useFieldText = moduleText<typeof ru>('audit-fields');
type Key = Parameters<ReturnType<typeof useFieldText>>[0];
/** Keys are made of what stands in a state: what has no text is ''. */
const unknown = { _: '' };

/** Ids and bookkeeping that tell a reader nothing. */
export const unsaid: ReadonlySet<string> = new Set(['uid', 'offering', 'source', 'replaces', 'params']);

/** What a part of a state or of an event is called; '' where it has no name. */
export function useFieldName(): (part: string) => string {
  const t = useFieldText();
  return useCallback(part => t(`field.${part}` as Key, unknown), [t]);
}

/** A name that stands in one language: "Name (Kazakh)". */
export function useInLanguage(): (name: string, locale: keyof typeof ru.in) => string {
  const t = useFieldText();
  return useCallback((name, locale) => t(`in.${locale}`, { name }), [t]);
}

/** What a code means in the part where it stands; '' where it is no code. */
export function useCodeWord(): (part: string, code: string) => string {
  const t = useFieldText();
  const format = useFormat();
  return useCallback((part, code) => {
    const name = codeNames[part]?.[code];
    return name ? format.name(name) : t(`code.${part}.${code}` as Key, unknown);
  }, [t, format]);
}
