import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { linkTo } from '../app/links.ts';
import { forgetPortal, useLocale } from '../app/portal.ts';
import { queryClient } from '../app/query-client.ts';

/** Where the log-in was asked to lead to: an address of this portal, nothing else. */
export const safeNext = (next: string | null, fallback: string): string =>
  next && /^\/[a-z]{2}\/(?!\/)/.test(next) && !next.includes('\\') ? next : fallback;

const keptNext = 'portal.way-in.next';
/** Where a log-in that goes on at another server was asked to lead to: kept in this tab alone, so that no address there can say it. */
export const keepNext = (next: string | null): void => {
  if (next === null) sessionStorage.removeItem(keptNext);
  else sessionStorage.setItem(keptNext, next);
};

/** Who sits there changed: forgets the session and all answers, and goes on to where the person wanted to be. `kept`: as it was before another server. */
export function useEnterPortal(
  to: 'home' | 'first-steps' = 'home',
  { kept = false }: { kept?: boolean } = {},
): () => void {
  const navigate = useNavigate();
  const locale = useLocale();
  const [query] = useSearchParams();
  const next = kept ? sessionStorage.getItem(keptNext) : query.get('next');
  const target = safeNext(next, linkTo(locale, to));
  return useCallback(() => {
    keepNext(null);
    forgetPortal();
    queryClient.clear();
    void navigate(target, { replace: true });
  }, [navigate, target]);
}
