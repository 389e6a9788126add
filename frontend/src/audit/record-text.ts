import { recordName } from '@portal/event-schemas/audit/words/record-names.ts';
import { useCallback } from 'react';
import { useLocale } from '../app/portal.ts';
import { translate } from '../i18n/texts.ts';

/** What a kind of record is called: "Study card". */
export function useRecordName(): (aggregate: string) => string {
  const locale = useLocale();
  return useCallback(
    aggregate =>
      recordName(aggregate, (key, params) => translate(locale, `audit-recorded.${key}`, { _: '', ...params })),
    [locale],
  );
}
