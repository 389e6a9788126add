import { useParams, useRouteLoaderData } from 'react-router';
import type { z } from 'zod';
import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import { defaultLocale, locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import type { commonSettingsView, techCodeView } from '@portal/event-schemas/system/views.ts';
import { api } from '../http/client.ts';

export type CommonSettings = z.infer<typeof commonSettingsView>;
export type TechBlock = z.infer<typeof techCodeView>;

/** What the portal knows before its first paint: who is signed in, the client's settings, the tech block. */
export interface Portal {
  session: SessionView;
  common: CommonSettings;
  settings: TechBlock;
}

let loading: Promise<Portal> | undefined;

/** The calls that answer its parts. */
export const portalCalls = {
  session: 'GET /user/my_roles/',
  common: 'GET /common/settings/',
  settings: 'GET /common/tech_code/',
} as const;

/** Loads the portal's state once; `forgetPortal` makes the next navigation load it anew. */
export function loadPortal(): Promise<Portal> {
  loading ??= Promise.all([api(portalCalls.session), api(portalCalls.common), api(portalCalls.settings)]).then(
    ([session, common, settings]) => ({ session, common, settings }),
    error => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** True from `forgetPortal` until the portal's state is loaded again: the next navigation has to load it. */
export const portalForgotten = (): boolean => loading === undefined;

export const forgetPortal = (): void => {
  loading = undefined;
};

export const isLocale = (text: string | undefined): text is Locale =>
  (locales as readonly string[]).includes(text ?? '');

/** The id of the route `/:lang`, whose loader gives the portal's state. */
export const portalRoute = 'portal';

/** The portal's state; only below `/:lang`. */
export const usePortal = (): Portal => {
  const portal = useRouteLoaderData<Portal>(portalRoute);
  if (!portal) throw new Error('usePortal is used outside the route /:lang');
  return portal;
};
export const useSession = (): SessionView => usePortal().session;
/** Does an administrator sit here in another's seat? */
export const useSeat = (): boolean => (useRouteLoaderData<Portal>(portalRoute)?.session.login_as ?? null) !== null;

/** The language of the address. */
export const useLocale = (): Locale => {
  const { lang } = useParams();
  return isLocale(lang) ? lang : defaultLocale;
};

const rememberedLocale = 'portal.locale';
/** The language that `/` leads to: the one used last, else Russian (portal.md §1). */
export const currentLocale = (): Locale => {
  const remembered = localStorage.getItem(rememberedLocale) ?? undefined;
  return isLocale(remembered) ? remembered : defaultLocale;
};
export const rememberLocale = (locale: Locale): void => localStorage.setItem(rememberedLocale, locale);
