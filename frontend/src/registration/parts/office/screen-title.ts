import { useLocale } from '../../../app/portal.ts';
import { useScreen } from '../../../app/screen-context.ts';

/** The title of the screen that is open. */
export function useScreenTitle(): string {
  const locale = useLocale();
  return useScreen()?.titleIn(locale) ?? '';
}
