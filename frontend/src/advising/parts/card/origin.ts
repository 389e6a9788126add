import type { StudentRow } from '@portal/event-schemas/advising/views.ts';
import { useLink } from '../../../app/links.ts';

/** Lists that a student's card is opened from. */
const lists = ['advisor-review', 'students-list', 'students-list-auca', 'advisor-card'] as const;
type CardList = (typeof lists)[number];
export const isCardList = (screen: string | undefined): screen is CardList =>
  (lists as readonly (string | undefined)[]).includes(screen);

/**
 * A list as it stood when a card was opened from it: `list` is its address after the `?`, `advisor` whose list it is
 * where it is one advisor's. It goes along in the card's address.
 */
export interface Origin {
  from: CardList;
  advisor?: string | undefined;
  list: string;
}

export function originOf(search: URLSearchParams): Origin | null {
  const from = search.get('from') ?? undefined;
  const advisor = search.get('advisor') ?? undefined;
  if (!isCardList(from) || (from === 'advisor-card' && !advisor)) return null;
  return { from, advisor, list: search.get('list') ?? '' };
}

/** The addresses of a card that remembers its list, and of the list. */
export function useOriginLinks() {
  const link = useLink();
  return {
    cardFrom: ({ from, advisor, list }: Origin, row: Pick<StudentRow, 'uid' | 'card'>): string =>
      link('student-card', { uid: row.card ?? row.uid }, { from, ...(advisor && { advisor }), ...(list && { list }) }),
    listOf: ({ from, advisor, list }: Origin): string =>
      link(from, advisor ? { uid: advisor } : {}, Object.fromEntries(new URLSearchParams(list))),
  };
}

/** Statuses of a card that is with its advisor (portal.md §4), and of one that waits for the answer. */
export const withAdvisor = ['CHOSEN', 'CHANGED_AFTER', 'CHECKING', 'CHECKING_AFTER'] as const;
export const awaitingReview = ['CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER'] as const;

/** The five that have waited longest. */
export const longestWaiting = {
  query: { status: awaitingReview.join(), sort: JSON.stringify(['sent_at', 'ASC']), page_size: 5 },
};

/** What the list of students is asked for the cards of such a list that wait for review, in its order. */
export function queueQuery({ advisor, list }: Origin): { filter: string; sort: string } {
  const asked = new URLSearchParams(list);
  return {
    filter: JSON.stringify({ ...filterIn(asked.get('filter')), ...(advisor && { advisor }), status: awaitingReview }),
    sort: JSON.stringify([asked.get('sort') ?? 'sent_at', asked.get('order') ?? 'ASC']),
  };
}

/** Addresses come from people too: what is no filter filters nothing. */
function filterIn(text: string | null): object {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? filter : {};
  } catch {
    return {};
  }
}
