import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useFailureEffects } from '../shell/failure-effects.ts';
import { NavigationProgress } from '../shell/navigation-progress.tsx';
import { Toasts } from '../shell/toasts.tsx';
import { setPreferencesOf } from '../theme/preferences.ts';
import { useThemeAttribute } from '../theme/use-theme-attribute.ts';
import { useSession } from './portal.ts';

/** Everything below `/{lang}`: the person's theme, toasts, and what failed calls do. */
export function LanguageRoot() {
  const { profile } = useSession();
  useEffect(() => setPreferencesOf(profile?.uid), [profile?.uid]);
  useThemeAttribute();
  useFailureEffects();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Toasts />
    </>
  );
}
