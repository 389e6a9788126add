import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import { preparationLevelNames, studyFormNames } from '@portal/event-schemas/curriculum/names.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useCall } from '../../../http/use-call.ts';

/** Choices of the editor in the reader's language. */
export function useNames(): <K extends string>(
  names: Readonly<Record<K, Localized>>,
  keys?: readonly K[],
) => { value: K; label: string }[] {
  const format = useFormat();
  return (names, keys) =>
    (keys ?? (Object.keys(names) as (keyof typeof names)[])).map(value => ({
      value,
      label: format.name(names[value]),
    }));
}
export const levels = preparationLevelNames;
export const forms = studyFormNames;
export const roleTexts = roleNames;

export function usePrograms(): { value: string; label: string }[] {
  const format = useFormat();
  const { data } = useCall('GET /organizations/edu-programs/', { query: { page_size: 100 } }, { staleTime: 60_000 });
  return (data?.results ?? []).map(({ uid, code, name }) => ({ value: uid, label: `${code} ${format.name(name)}` }));
}
