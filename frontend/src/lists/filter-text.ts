import { useFormat } from '../i18n/format.ts';
import { useShellText } from '../shell/texts.ts';
import { useChosen } from './filter-choices.ts';
import type { FilterValues, TableFilter } from './filters.ts';

/** What a filter is set to, in words. */
export function useFilterText(filter: TableFilter, values: FilterValues): string {
  const t = useShellText();
  const f = useFormat();
  const value = values[filter.source];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const choices = useChosen(filter, chosen);
  if (filter.kind === 'boolean') return t(value ? 'table.yes' : 'table.no');
  if (filter.kind === 'text') return String(value ?? '');
  if (filter.kind === 'range') {
    const show = (bound: unknown): string =>
      filter.type === 'date'
        ? f.shortDate(String(bound))
        : filter.type === 'moment'
          ? `${f.shortDate(String(bound))} ${f.timeWithSeconds(String(bound))}`
          : String(bound);
    const [from, to] = [values[`${filter.source}_from`], values[`${filter.source}_to`]];
    return [
      from !== undefined && `${t('table.from')} ${show(from)}`,
      to !== undefined && `${t('table.to')} ${show(to)}`,
    ]
      .filter(Boolean)
      .join(' ');
  }
  const words = chosen.map(one => choices.find(choice => choice.value === one)?.label ?? String(one ?? ''));
  return words.length > 2 ? `${words[0]} +${words.length - 1}` : words.join(', ');
}
