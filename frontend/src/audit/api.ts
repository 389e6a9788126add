import { lazyDialog } from '../shell/lazy-dialog.tsx';

/** What other modules may use of the audit's frontend. Its texts come with `uses: ['audit-record', 'entity']` in their module.ts. */
export const HistoryDialog = lazyDialog(() =>
  import('./parts/record-history/history-dialog.tsx').then(file => file.HistoryDialog),
);
export { useFieldName } from './parts/record-history/field-name.ts';
export { useFieldValue } from './parts/record-history/field-value.ts';
