import type { LanguageFiles } from '../language.ts';

export default {
  titles: import.meta.glob<LanguageFiles['titles'][string]>('../../*/i18n/titles/ru.ts', {
    eager: true,
    import: 'default',
  }),
  texts: import.meta.glob<{ default: object }>([
    '../../*/i18n/ru.ts',
    '../../*/i18n/*/ru.ts',
    '!../../*/i18n/titles/*.ts',
    '!../../shell/i18n/*.ts',
  ]),
  words: import.meta.glob<Awaited<ReturnType<LanguageFiles['words'][string]>>>(
    '../../../../event-schemas/src/*/words/ru.ts',
  ),
} satisfies LanguageFiles;
