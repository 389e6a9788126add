import type { SubjectFound } from '@portal/event-schemas/audit/history.ts';
import { useMemo } from 'react';
import type { TableFilter } from '../../../lists/filters.ts';
import { useLogText } from '../../log-text.ts';
import { useRecordName } from '../../record-text.ts';

const lookUp = (kind: SubjectFound['kind']) => ({
  kind: 'lookup' as const,
  call: 'GET /audit/subjects/' as const,
  input: { query: { kind } },
  chosenBy: 'value',
});
const titled = (row: SubjectFound): { value: string; label: string } => ({
  value: row.value,
  label: row.detail && row.kind !== 'type' && row.kind !== 'command' ? `${row.title} · ${row.detail}` : row.title,
});

type Name =
  | 'person'
  | 'actor'
  | 'on_behalf_of'
  | 'course'
  | 'type'
  | 'command'
  | 'aggregate'
  | 'at'
  | 'stream'
  | 'correlation_id'
  | 'study_period'
  | 'call';

/** Filters of histories and questions, spelt as the calls want them, in the order asked for. */
export function useLogFilters(names: readonly Name[], rare: readonly Name[] = []): TableFilter[] {
  const t = useLogText();
  const recordName = useRecordName();
  return useMemo(() => {
    const kindOf = ({ value }: SubjectFound) => ({ value, label: recordName(value) });
    const filters: Record<Name, TableFilter> = {
      person: { source: 'person', label: t('filter.person'), ...lookUp('person'), choice: titled },
      actor: { source: 'actor', label: t('filter.actor'), ...lookUp('person'), choice: titled },
      on_behalf_of: { source: 'on_behalf_of', label: t('filter.on_behalf_of'), ...lookUp('person'), choice: titled },
      course: { source: 'course', label: t('filter.course'), ...lookUp('course'), choice: titled },
      type: { source: 'type', label: t('filter.type'), ...lookUp('type'), choice: titled, several: true },
      command: { source: 'command', label: t('filter.command'), ...lookUp('command'), choice: titled, several: true },
      aggregate: {
        source: 'aggregate',
        label: t('filter.aggregate'),
        ...lookUp('aggregate'),
        choice: kindOf,
        several: true,
      },
      at: { source: 'at', label: t('filter.at'), kind: 'range', type: 'moment' },
      stream: { source: 'stream', label: t('filter.stream'), kind: 'text' },
      correlation_id: { source: 'correlation_id', label: t('filter.correlation_id'), kind: 'text' },
      study_period: {
        source: 'study_period',
        label: t('filter.study_period'),
        kind: 'lookup',
        call: 'GET /curriculum/study_periods/',
        input: { query: { page_size: 100 } },
      },
      call: { source: 'call', label: t('filter.call'), kind: 'text' },
    };
    return names.map(name => ({ ...filters[name], rare: rare.includes(name) }));
  }, [t, recordName, names, rare]);
}
