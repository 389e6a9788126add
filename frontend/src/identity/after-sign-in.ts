import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { linkTo } from '../app/links.ts';
import { forgetPortal, useLocale } from '../app/portal.ts';
import { queryClient } from '../app/query-client.ts';

/** Where the log-in was asked to lead to: an address of this portal, nothing else. */
export const safeNext = (next: string | null, fallback: string): string =>
  next && /^\/[a-z]{2}\/(?!\/)/.test(next) && !next.includes('\\') ? next : fallback;

/** Who sits there changed: forgets the session and all answers, and goes on to where the person wanted to be. */
export function useEnterPortal(to: 'home' | 'first-steps' = 'home'): () => void {
  const navigate = useNavigate();
  const locale = useLocale();
  const [query] = useSearchParams();
  const target = safeNext(query.get('next'), linkTo(locale, to));
  return useCallback(() => {
    forgetPortal();
    queryClient.clear();
    void navigate(target, { replace: true });
  }, [navigate, target]);
}
