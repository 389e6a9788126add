import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Whether the person is on the way to another screen: its code is still loading, or it has come and is not drawn yet.
 * What would now change the address of this one would call them back, or land on the other's address.
 */
export function useLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(
    () =>
      router !== undefined && (router.state.navigation.state !== 'idle' || router.state.location.pathname !== pathname),
    [router, pathname],
  );
}
