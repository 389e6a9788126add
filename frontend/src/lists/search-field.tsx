import Search from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useListContext, useStoreContext, type RaRecord } from 'ra-core';
import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { useLeaving } from '../app/leaving.ts';
import type { OfficeTableProps } from './table-types.ts';
const typingPause = 350;
type Filter = Record<string, unknown>;
const withSearch = (filter: Filter, text: string): Filter =>
  Object.fromEntries(Object.entries({ ...filter, q: text }).filter(([field, value]) => field !== 'q' || value !== ''));

/**
 * The search of a list: asks when the typing pauses. What was typed and not asked yet is kept for the way back when one leaves before the pause is
 * over; a list that is being left asks nothing more, since its search is in the address and would call one back.
 */
export function SearchField({ table }: { table: OfficeTableProps<RaRecord> }) {
  const { filterValues, setFilters, sort, perPage, displayedFilters } = useListContext();
  const { pathname, search } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const leaving = useLeaving();
  const store = useStoreContext();
  const asked = String(filterValues['q'] ?? '');
  const [text, setText] = useState(asked);
  const wanted = text.trim();

  // Answers to what was typed before come while one types on: these leave the field alone.
  const underWay = useRef(new Set<string>());
  const latest = useRef(wanted);
  useEffect(() => void (latest.current = wanted), [wanted]);
  useEffect(() => {
    if (asked === latest.current) underWay.current.clear();
    else if (!underWay.current.has(asked)) setText(asked);
  }, [asked]);

  useEffect(() => {
    if (wanted === asked) return undefined;
    const ask = (): void => {
      if (leaving()) {
        timer = setTimeout(ask, typingPause);
        return;
      }
      underWay.current.add(wanted);
      setFilters(withSearch(filterValues, wanted));
    };
    let timer = setTimeout(ask, typingPause);
    return () => clearTimeout(timer);
  }, [wanted, asked, filterValues, setFilters, leaving]);

  const unasked = useRef<(() => Record<string, unknown>) | null>(null);
  useEffect(() => {
    unasked.current =
      wanted === asked
        ? null
        : () => ({
            sort: sort.field,
            order: sort.order,
            page: 1,
            perPage,
            filter: withSearch(filterValues, wanted),
            displayedFilters,
          });
  }, [wanted, asked, sort, perPage, filterValues, displayedFilters]);
  const key = table.storeKey ?? `${table.resource}.listParams`;
  useEffect(
    () => () => {
      if (unasked.current) store.setItem(key, unasked.current());
    },
    [store, key],
  );
  useEffect(
    () =>
      router?.subscribe(({ navigation }) => {
        const leaves = navigation.state === 'loading' && navigation.location.pathname !== pathname;
        // A list with an address of its own is found there again. On the way back in the history the address is the next screen's already.
        if (!leaves || !unasked.current || search === '' || window.location.pathname !== pathname) return;
        const { filter, displayedFilters: shown, ...params } = unasked.current();
        const address = new URLSearchParams({
          ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
          filter: JSON.stringify(filter),
          displayedFilters: JSON.stringify(shown ?? {}),
        });
        window.history.replaceState(window.history.state, '', `${pathname}?${address}`);
      }),
    [router, pathname, search],
  );

  return (
    <TextField
      type="search"
      value={text}
      onChange={event => setText(event.target.value)}
      placeholder={table.searchLabel}
      sx={{ width: { xs: '100%', sm: 220 }, '& .MuiOutlinedInput-input': { padding: '5px 0' } }}
      slotProps={{
        htmlInput: { 'aria-label': table.searchLabel },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
