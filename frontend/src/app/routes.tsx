import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { fallbackLocale } from '@portal/event-schemas/kernel/locales.ts';
import { loadCatalogue } from '../i18n/texts.ts';
import { setTimeZone } from '../i18n/time-zone.ts';
import { setUniversity } from '../shell/university.ts';
import { shellCatalogue } from '../shell/texts.ts';
import { PublicLayout } from '../shell/public-layout.tsx';
import { RouteError } from '../shell/route-error.tsx';
import { Splash } from '../shell/splash.tsx';
import { inBrowser } from './in-browser.ts';
import { LanguageRoot } from './language-root.tsx';
import { screenLoader } from './load-screen.ts';
import {
  currentLocale,
  isLocale,
  loadPortal,
  portalForgotten,
  portalRoute,
  rememberLocale,
  type Portal,
} from './portal.ts';
import { loadLanguage } from './language.ts';
import { redirects, screens, type RegisteredScreen } from './registry.ts';
import { ScreenPage } from './screen-page.tsx';

/** `/{lang}`: the portal's state and the shell's texts, before anything of a screen is drawn. */
async function languageLoader({ params, request }: LoaderFunctionArgs): Promise<Portal | Response> {
  const { lang } = params;
  if (!isLocale(lang)) return redirect(withLanguage(new URL(request.url)));
  const [portal] = await Promise.all([
    loadPortal(),
    loadCatalogue(lang, 'shell', shellCatalogue[lang]),
    loadLanguage(lang),
  ]);
  setTimeZone(portal.common.time_zone);
  const { university_name: name, logo, background } = portal.common;
  setUniversity({ name, logo, background });
  if (inBrowser) {
    rememberLocale(lang);
    document.documentElement.lang = lang;
  }
  return portal;
}

/** An address without our language: `/de/desktop` falls back to English, `/desktop` gets the current language (portal.md §2). */
export function withLanguage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const [, first = '', ...rest] = pathname.split('/');
  if (/^[a-z]{2}$/.test(first)) return `/${fallbackLocale}/${rest.join('/') || 'home'}${search}`;
  return `/${currentLocale()}${pathname === '/' ? '/home' : pathname}${search}`;
}

const toLanguage = ({ request }: LoaderFunctionArgs): Response => redirect(withLanguage(new URL(request.url)));

const screenRoute = (screen: RegisteredScreen): RouteObject => ({
  id: screen.id,
  path: screen.path,
  loader: screenLoader(screen),
  element: <ScreenPage screen={screen} />,
  errorElement: <RouteError />,
});

/** All routes, from the registry. The shell is loaded with the first screen that is not public, react-admin's core with the first of the office. */
export const routes: RouteObject[] = [
  { path: '/', loader: toLanguage, element: <Splash />, hydrateFallbackElement: <Splash /> },
  {
    path: '/:lang',
    id: portalRoute,
    loader: languageLoader,
    shouldRevalidate: ({ defaultShouldRevalidate }) => portalForgotten() || defaultShouldRevalidate,
    element: <LanguageRoot />,
    errorElement: <RouteError page />,
    hydrateFallbackElement: <Splash />,
    children: [
      {
        index: true,
        loader: args => (isLocale(args.params['lang']) ? redirect(`/${args.params['lang']}/home`) : toLanguage(args)),
        element: <Splash />,
      },
      ...redirects.map(([from, to]): RouteObject => ({
        path: from,
        loader: ({ params }) => redirect(`/${params['lang']}/${to}`),
        element: <Splash />,
      })),
      { element: <PublicLayout />, children: screens.filter(screen => screen.area === 'public').map(screenRoute) },
      {
        lazy: async () => ({ Component: (await import('../shell/shell.tsx')).Shell }),
        children: [
          ...screens.filter(screen => screen.area === 'portal').map(screenRoute),
          {
            lazy: async () => ({ Component: (await import('../lists/admin-context.tsx')).AdminContext }),
            children: screens.filter(screen => screen.area === 'office').map(screenRoute),
          },
          {
            path: '*',
            loader: notFoundLoader,
            lazy: async () => ({ Component: (await import('../shell/not-found.tsx')).NotFoundPage }),
          },
        ],
      },
    ],
  },
  { path: '*', loader: toLanguage, element: <Splash />, hydrateFallbackElement: <Splash /> },
];

/** An unknown address: somebody who is not signed in goes to the log-in, as from every other screen. */
async function notFoundLoader({ params }: LoaderFunctionArgs): Promise<Response | null> {
  const { session } = await loadPortal();
  if (!session.profile) return redirect(`/${params['lang']}/user/log-in`);
  return null;
}

export const createPortalRouter = () => createBrowserRouter(routes);
