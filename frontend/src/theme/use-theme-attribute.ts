import { useLayoutEffect } from 'react';
import { useIsDark } from './preferences.ts';

/** Puts the theme on the page, where tokens.css looks for it. */
export function useThemeAttribute(): void {
  const mode = useIsDark() ? 'dark' : 'light';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = mode;
    root.style.colorScheme = mode;
    root.style.background = '';
  }, [mode]);
}
