import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router';
import type { AskCalls, BroughtAnswer, FirstPage } from '@portal/event-schemas/kernel/first-load.ts';
import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { addressOf, type CallInput } from '../http/client.ts';
import { bringAnswers } from '../http/first-answers.ts';
import { answersWork } from '../shell/answers-work.ts';
import { App } from './app.tsx';
import type { FirstCalls, Opening } from './first-calls.ts';
import { guard } from './guard.ts';
import { forgetPortal, isLocale, portalCalls, type Portal } from './portal.ts';
import { queryClient } from './query-client.ts';
import { screens, type RegisteredScreen } from './registry.ts';
import { routes } from './routes.tsx';

export { startWhenTouched } from './start-when-touched.ts';

/**
 * What the server puts into the page of an address before any script runs (platform/src/static): the answers with which the application begins, what
 * the screen loads first, and for somebody who is not signed in the drawn log-in or the way to it.
 */
export async function makePage(url: string, ask: AskCalls): Promise<FirstPage> {
  const { pathname, search, searchParams } = new URL(url, 'http://portal');
  const [, language] = pathname.split('/');
  if (!isLocale(language)) return {};
  const screen = screenAt(pathname);
  const answers: Record<string, BroughtAnswer> = {};
  const begun = new Map<string, Promise<void>>();
  /** Each is asked once, also where the menu and a screen both begin with it. */
  const asked = async (addresses: readonly string[]): Promise<void> => {
    const fresh = addresses.filter(address => !begun.has(address));
    const arrived = ask(fresh, language).then(given => {
      for (const [index, address] of fresh.entries()) if (given[index]) answers[address] = given[index];
    });
    for (const address of fresh) begun.set(address, arrived);
    await Promise.all(addresses.map(address => begun.get(address)!));
  };
  await asked(addressesOf(Object.values(portalCalls)));
  const portal = portalOf(answers);
  if (!portal) return { language, screen: screen?.id };
  // Packed pages tell by their length what stands beside a visitor's own words: the secret of the session is not among it, nothing reads it there.
  answers[sessionAddress] = { body: { ...portal.session, csrf: null } };
  if (portal.session.profile === null) return drawn({ pathname, search, language, answers });
  if (!screen || guard(portal.session, portal.settings, screen).kind !== 'allow') return { language, answers };
  const askAddress = async (address: string): Promise<unknown> => {
    await asked([address]);
    return answers[address]?.body;
  };
  const shown: string[] = [];
  const begin = async ({ module, id }: Pick<RegisteredScreen, 'module' | 'id'>): Promise<void> => {
    await firstCalls[`../${module}/first/${id}.ts`]?.(opening);
  };
  const opening: Opening = {
    ask: (call, ...[input]) => askAddress(addressOf(call, input as CallInput)) as Promise<never>,
    askAddress,
    show(widgets) {
      shown.push(...widgets.map(({ id }) => id));
      return Promise.all(widgets.map(begin));
    },
    session: portal.session,
    search: searchParams,
  };
  const frame = screen.area === 'public' ? [] : addressesOf(framed(portal.session));
  await Promise.all([asked(frame), begin(screen)]);
  const staff = screen.area !== 'public' && answersWork(portal.session);
  return { language, screen: screen.id, widgets: shown, staff, answers };
}

/** What the frame of portal and office asks at once; the menu counts what waits. */
const framed = (session: SessionView): readonly Call[] => [
  'GET /new_notifications/web_notification_banner/',
  'GET /new_notifications/my/unread_count/',
  ...(answersWork(session) ? ['GET /common/my_work/' as const] : []),
];
/** What screens ask when they open, by their place. */
const firstCalls = import.meta.glob<FirstCalls>('../*/first/*.ts', { eager: true, import: 'default' });
const sessionAddress = addressOf(portalCalls.session);
const addressesOf = (calls: readonly Call[]): string[] => calls.map(call => addressOf(call));

/** The portal's state, where all of it was answered. */
function portalOf(answers: Readonly<Record<string, BroughtAnswer>>): Portal | undefined {
  const parts = Object.entries(portalCalls).map(([part, call]) => [part, answers[addressOf(call)]?.body] as const);
  return parts.every(([, body]) => body !== undefined) ? (Object.fromEntries(parts) as unknown as Portal) : undefined;
}

const fixed = new Map(screens.filter(({ path }) => !path.includes(':')).map(screen => [screen.path, screen]));
const withParts = screens.filter(({ path }) => path.includes(':'));
const screenAt = (pathname: string): RegisteredScreen | undefined =>
  fixed.get(pathname.split('/').slice(2).filter(Boolean).join('/')) ??
  withParts.find(({ path }) => matchPath(`/:lang/${path}`, pathname));

interface Opened {
  pathname: string;
  search: string;
  language: Locale;
  answers: Readonly<Record<string, BroughtAnswer>>;
}
/** Pages of nobody in particular, by all that they are drawn from; the oldest goes first. */
const pages = new Map<string, Promise<FirstPage>>();
const pagesKept = 100;

function drawn(opened: Opened): Promise<FirstPage> {
  const key = JSON.stringify(opened);
  const known = pages.get(key);
  if (known) return known;
  const page = (turn = turn.then(
    () => draw(opened),
    () => draw(opened),
  ));
  pages.set(key, page);
  if (pages.size > pagesKept) pages.delete(pages.keys().next().value!);
  page.catch(() => pages.delete(key));
  return page;
}

/** The application has one state in a process, so pages are drawn one after the other. */
let turn: Promise<FirstPage> = Promise.resolve({});

async function draw({ pathname, search, language, answers }: Opened): Promise<FirstPage> {
  forgetPortal();
  queryClient.clear();
  bringAnswers({ language, answers });
  const router = createMemoryRouter(routes, { initialEntries: [pathname + search] });
  try {
    await new Promise<void>(resolve => {
      if (router.state.initialized) resolve();
      router.subscribe(state => state.initialized && resolve());
    });
    const { location, matches, errors } = router.state;
    const screen = screens.find(({ id }) => id === matches.at(-1)?.route.id);
    if (screen && screen !== screenAt(pathname)) return { language, redirect: location.pathname + location.search };
    if (!screen?.still || errors) return { language, screen: screen?.id, answers };
    const html = renderToString(
      <App>
        <RouterProvider router={router} />
      </App>,
    );
    const [title = '', text = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    return { language, screen: screen.id, answers, drawn: { title: unescape(text), html: html.replace(title, '') } };
  } finally {
    router.dispose();
  }
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** Of the few signs that React escapes. */
const unescape = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!);
