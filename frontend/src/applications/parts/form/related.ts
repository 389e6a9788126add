import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../app/portal.ts';
import type { Found, Related } from './form-calls.ts';
import { useFormCalls } from './use-form-calls.ts';

/** `BIO 101 · Biology`, or the name alone. */
export const nameOf = ({ name, code }: Related): string => (code ? `${code} · ${name}` : name);

/** What a `rel` can point to and has the words in it; asked a moment after the last letter. */
export function useRelated(
  property: string,
  search: string,
  { enabled, multiple, size = 20 }: { enabled: boolean; multiple: boolean; size?: number },
) {
  const locale = useLocale();
  const calls = useFormCalls();
  const [words, setWords] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setWords(search), search === '' ? 0 : 250);
    return () => clearTimeout(timer);
  }, [search]);
  const query = useQuery<Found, Error>({
    queryKey: ['related', property, words, multiple, size, locale],
    enabled,
    staleTime: 60_000,
    retry: 1,
    queryFn: ({ signal }) => calls.find(property, words, { multiple, size }, signal),
  });
  return { ...query, settled: words === search && !query.isFetching };
}

/** Names of what is chosen: those seen in a search at once, the others from the server. */
export function useChosenNames(
  property: string,
  chosen: readonly string[],
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const locale = useLocale();
  const calls = useFormCalls();
  const client = useQueryClient();
  const seen = Object.fromEntries(
    client
      .getQueriesData<Found>({ queryKey: ['related', property] })
      .flatMap(([, found]) => found?.results.map(one => [one.uid, nameOf(one)] as const) ?? []),
  );
  const unknown = chosen.filter(uid => !(uid in given) && !(uid in seen));
  const { data } = useQuery({
    queryKey: ['related-names', property, unknown, locale],
    enabled: unknown.length > 0,
    staleTime: 300_000,
    retry: 1,
    queryFn: ({ signal }) => calls.names(property, unknown, signal),
  });
  return { ...Object.fromEntries(data?.map(one => [one.uid, nameOf(one)]) ?? []), ...seen, ...given };
}
