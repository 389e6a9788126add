import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat } from '../i18n/format.ts';
import { useCall } from '../http/use-call.ts';
import { useShellText } from '../shell/texts.ts';
import type { FilterChoice, FilterValues, TableFilter } from './filters.ts';

type LookupRow = { uid: string; name: Localized | string };
const byName = (row: LookupRow): { value: string; label: Localized | string } => ({ value: row.uid, label: row.name });
type Rows = LookupRow[] | { results: LookupRow[] };
const rowsOf = (answer: Rows | undefined): LookupRow[] => (Array.isArray(answer) ? answer : (answer?.results ?? []));

/** What is chosen in a filter, in words: nothing is asked for one that is not set. */
export const useChosen = (filter: TableFilter, chosen: readonly unknown[]): readonly FilterChoice[] =>
  useChoices(filter, '', chosen, {}, false).choices;

/**
 * The choices of a filter: given, or read from its call (an array, or `{ results }`); `search` and `chosen` are for
 * lists that the server searches, `values` of the other filters narrow them. `all`: not only what names those that are chosen.
 */
export function useChoices(
  filter: TableFilter,
  search = '',
  chosen: readonly unknown[] = [],
  values: FilterValues = {},
  all = true,
): { choices: readonly FilterChoice[]; loading: boolean; error: Error | null } {
  const f = useFormat();
  const lookup = filter.kind === 'lookup' ? filter : undefined;
  const set = (lookup?.narrowedBy ?? []).flatMap(name => {
    const value = values[name];
    return value === undefined || value === ''
      ? []
      : [[name, Array.isArray(value) ? value.join(',') : String(value)] as const];
  });
  const given =
    set.length > 0
      ? { ...lookup?.input, query: { ...lookup?.input?.query, ...Object.fromEntries(set) } }
      : (lookup?.input ?? {});
  const query = (more: Record<string, string>) => ({ ...given, query: { ...given.query, ...more } });
  const { chosenBy } = lookup ?? {};
  const t = useShellText();
  const uids = chosen.filter(one => one !== '');
  const words = search.trim();
  const call = (lookup?.call ?? 'GET /common/settings/') as CallTo<Rows>;
  const answer = useCall(call, chosenBy && words ? query({ q: words }) : given, {
    enabled: lookup !== undefined && (all || (chosenBy === undefined && uids.length > 0)),
    staleTime: 60_000,
    keepPrevious: chosenBy !== undefined,
  });
  const named = useCall(call, chosenBy ? query({ [chosenBy]: uids.join(',') }) : given, {
    enabled: chosenBy !== undefined && uids.length > 0,
    staleTime: 60_000,
  });
  if (!lookup) return { choices: filter.kind === 'choice' ? filter.choices : [], loading: false, error: null };
  const toChoice = (lookup.choice ?? byName) as (row: LookupRow) => { value: string; label: Localized | string };
  const found = [...rowsOf(answer.data), ...(chosenBy && uids.length > 0 ? rowsOf(named.data) : [])].map(row =>
    toChoice(row),
  );
  const choices = [...(lookup.orNone ? [{ value: '', label: t('table.none') }] : []), ...found];
  return {
    choices: [...new Map(choices.map(({ value, label }) => [value, { value, label: f.name(label) }])).values()],
    loading: answer.isLoading,
    error: answer.error,
  };
}
