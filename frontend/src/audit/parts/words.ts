import { wordDifferences, type WordedDifference } from '@portal/event-schemas/audit/words/differences.ts';
import type { Names, FormatValue } from '@portal/event-schemas/audit/words/language.ts';
import { createValueFormatter } from '@portal/event-schemas/audit/words/format-value.ts';
import type { Difference } from '@portal/event-schemas/audit/views.ts';
import { useMemo } from 'react';
import { useLanguage } from '../field-text.ts';

/** Says a value of a state or of a list in words. */
export function useSay(names: Names): FormatValue {
  const language = useLanguage();
  return useMemo(() => createValueFormatter(language, names), [language, names]);
}

/** Turns paths and values of a state into words; ids become names where the portal knows them. */
export function useDifferenceWords(differences: readonly Difference[], names: Names): WordedDifference[] {
  const language = useLanguage();
  return useMemo(
    () => wordDifferences(differences, language, names, createValueFormatter(language, names)),
    [differences, language, names],
  );
}
