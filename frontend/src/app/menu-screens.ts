import { useLocale } from './portal.ts';
import { screens } from './registry.ts';

/** Screens that stand in the menu, by the title of the reader's language. */
export function useMenuScreens(): { value: string; label: string }[] {
  const locale = useLocale();
  return screens
    .filter(screen => screen.menu)
    .map(screen => ({ value: screen.id, label: screen.titleIn(locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
