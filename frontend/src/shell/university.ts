import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useLocale } from '../app/portal.ts';
import { portalIcon } from './portal-icon.ts';
import { useShellText } from './texts.ts';

/** What the university is called and its logo's address (GET /common/settings/); known before anything is drawn. */
export interface University {
  name: Localized | null;
  logo: string | null;
  /** The picture behind the log-in. */
  background: string | null;
}
let university: University = { name: null, logo: null, background: null };
export const setUniversity = (known: University): void => {
  university = known;
};

/** The address of the university's own logo, else of the portal's mark. */
export const logoAddress = (): string => (university.logo ? `/api/v1/common/logo/?v=${university.logo}` : portalIcon);

/** The address of the picture behind the log-in, where the university has one. */
export const backgroundAddress = (): string | undefined =>
  university.background ? `/api/v1/common/images/${university.background}/file/` : undefined;

/** What the portal is called in the language of the page. */
export function useAppName(): string {
  const t = useShellText();
  const locale = useLocale();
  return university.name?.[locale] ?? t('app');
}
