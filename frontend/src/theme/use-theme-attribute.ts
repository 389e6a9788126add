import { useLayoutEffect } from 'react';
import { usePreferences } from './preferences.ts';

/** Puts the chosen theme on the page, where tokens.css looks for it. */
export function useThemeAttribute(): void {
  const mode = usePreferences().theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = mode;
    root.style.colorScheme = mode;
    root.style.background = '';
  }, [mode]);
}
