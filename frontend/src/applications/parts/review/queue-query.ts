import { useSearchParams } from 'react-router';

export const queueLists = ['waiting', 'handled', 'archived'] as const;
export type QueueList = (typeof queueLists)[number];
export const queueSorts = { oldest: 'step_since', newest: '-step_since', by_due: 'due' } as const;
export type QueueSort = keyof typeof queueSorts;
export const pageSize = 20;

/** What is looked at, as the address says it: a link to it opens the same. */
export interface QueueQuery {
  list: QueueList;
  /** A waypoint is one of a type. */ type: string;
  waypoint: string;
  as: string;
  overdue: boolean;
  search: string;
  sort: QueueSort;
  page: number;
}

const read = (search: URLSearchParams): QueueQuery => ({
  list: queueLists.find(one => one === search.get('list')) ?? 'waiting',
  type: search.get('type') ?? '',
  waypoint: search.get('waypoint') ?? '',
  as: search.get('as') ?? '',
  overdue: search.get('overdue') === 'true',
  search: search.get('search') ?? '',
  sort: (Object.keys(queueSorts) as QueueSort[]).find(one => one === search.get('sort')) ?? 'oldest',
  page: Math.max(0, Number(search.get('page')) || 0),
});

export function useQueueQuery(): [QueueQuery, (more: Partial<QueueQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const query = read(search);
  const change = (more: Partial<QueueQuery>): void => {
    // Another question begins at its first page.
    const next = { ...query, page: 0, ...more };
    const said = Object.entries(next).filter(
      ([name, value]) =>
        value !== '' &&
        value !== false &&
        value !== 0 &&
        !(name === 'list' && value === 'waiting') &&
        !(name === 'sort' && value === 'oldest'),
    );
    setSearch(Object.fromEntries(said.map(([name, value]) => [name, String(value)])), { replace: true });
  };
  return [query, change];
}

/** The question to the server. What is not waiting has no step: its order is by the last change. */
export const askedOf = ({ list, type, waypoint, as, overdue, search, sort, page }: QueueQuery) => ({
  list,
  app_type: type,
  waypoint,
  as,
  overdue: overdue || null,
  search,
  sort: list === 'waiting' ? queueSorts[sort] : '-changed_at',
  page,
  page_size: pageSize,
});
