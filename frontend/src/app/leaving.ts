import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

/**
 * Whether the person is on the way to another screen, whose code is still loading: what would now change the address of this one would call them back.
 * Asked at the moment, without drawing the screen again.
 */
export function useLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => router !== undefined && router.state.navigation.state !== 'idle', [router]);
}
