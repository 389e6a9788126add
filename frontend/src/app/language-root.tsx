import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { setPreferencesOf } from '../theme/preferences.ts';
import { PortalTheme } from '../theme/portal-theme.tsx';
import { Toasts } from '../shell/toasts.tsx';
import { NavigationProgress } from '../shell/navigation-progress.tsx';
import { useFailureEffects } from '../shell/failure-effects.ts';
import { useSession } from './portal.ts';

/** Everything below `/{lang}`: theme, toasts, and what failed calls do. */
export function LanguageRoot() {
  const { profile } = useSession();
  useEffect(() => setPreferencesOf(profile?.uid), [profile?.uid]);
  useFailureEffects();
  return (
    <PortalTheme>
      <NavigationProgress />
      <Outlet />
      <Toasts />
    </PortalTheme>
  );
}
