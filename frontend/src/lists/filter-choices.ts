import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat } from '../i18n/format.ts';
import { useCall } from '../http/use-call.ts';
import type { FilterChoice, TableFilter } from './filters.ts';

type LookupRow = { uid: string; name: Localized | string };
const byName = (row: LookupRow): { value: string; label: Localized | string } => ({ value: row.uid, label: row.name });
const noCall = 'GET /common/settings/' as const;

/** The choices of a filter: given, or read from its call (an array, or `{ results }`). */
export function useChoices(filter: TableFilter): { choices: readonly FilterChoice[]; loading: boolean; error: Error | null } {
  const f = useFormat();
  const lookup = filter.kind === 'lookup' ? filter : undefined;
  const answer = useCall<LookupRow[] | { results: LookupRow[] }>(lookup?.call ?? noCall, lookup?.input ?? {}, { enabled: lookup !== undefined, staleTime: 60_000 });
  if (!lookup) return { choices: filter.kind === 'choice' ? filter.choices : [], loading: false, error: null };
  const rows = Array.isArray(answer.data) ? answer.data : (answer.data?.results ?? []);
  const toChoice = (lookup.choice ?? byName) as (row: LookupRow) => { value: string; label: Localized | string };
  return { choices: rows.map(row => toChoice(row)).map(({ value, label }) => ({ value, label: f.name(label) })), loading: answer.isLoading, error: answer.error };
}
