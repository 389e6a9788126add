import { expect, it } from 'vitest';
import { demoAccounts } from '@portal/event-schemas/identity/demo-accounts.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { guard, type Decision, type GuardedSession } from '../../frontend/src/app/guard.ts';
import { exampleAddresses, furnish } from './support/addresses.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, turnTo } from './support/settled.ts';

/**
 * Every screen of the registry × everybody who may open it × four languages. The screens that people are forced to (first password,
 * phone number, maintenance) are in route-guard.ts, because they need their circumstances.
 *
 * `PORTAL_BROWSER=all` walks the whole product, each page in one language after the other, with axe in the first; `PORTAL_BROWSER=kk`
 * all that is allowed in one language. Without it one role opens a screen in one of the languages in turn, every fourth of the other
 * roles, too; refusals are looked at for the first role of every third screen, each fourth of them in full; the service pages, which are
 * the same for everybody, are opened by one role.
 */
const walked = process.env['PORTAL_BROWSER'];
const whole = walked === 'all';
const forced = ['create-new-password', 'confirm-log-in', 'set-up-second-factor', 'fill-phone-number'];
const rolesOf = (login: string, role: Role): Role[] => (login === 'advisor' ? ['teacher', role] : [role]);
const sessionOf = (roles: readonly Role[]): GuardedSession =>
  ({
    profile: {},
    role: roles.map(code => ({ code, is_active: true })),
    must_create_password: false,
    must_prove: false,
    must_set_up_factor: false,
    must_fill_phone: false,
  }) as unknown as GuardedSession;
const everybody: { login: string | undefined; session: GuardedSession }[] = [
  { login: undefined, session: { ...sessionOf([]), profile: null } },
  ...demoAccounts.map(({ login, role }) => ({ login, session: sessionOf(rolesOf(login, role)) })),
];
const openings = (kind: Decision['kind']): { screen: Screen; login: string | undefined }[] =>
  allScreens
    .filter(screen => !forced.includes(screen.id))
    .flatMap(screen =>
      everybody
        .filter(({ session }) => guard(session, { tech_block: false }, screen).kind === kind)
        .map(({ login }) => ({ screen, login })),
    );

/** Screens of one thing that belongs to somebody: the example is theirs, so they alone open it. */
const owners: Record<string, readonly (string | undefined)[]> = {
  'coo-form': ['student'],
  'coo-application': ['student'],
  'coo-review-application': ['advisor'],
  'e-journal-detail': ['teacher'],
  'final_grades-detail': ['teacher', 'office'],
  'vedomosti-view': ['teacher'],
  'my-performance-detail': ['student'],
  grading_table_students: ['teacher'],
  bug: ['student', 'admin'],
};

/** Who opens which screen in which languages. */
const visits = openings('allow')
  .filter(({ screen, login }) => owners[screen.id]?.includes(login) ?? true)
  .flatMap(({ screen, login }, index, all) => {
    const first = all.findIndex(other => other.screen === screen) === index;
    const sameForAll = screen.roles === 'any' || index % 4 !== 0;
    const one = locales[(first ? allScreens.indexOf(screen) : index >> 2) % locales.length]!;
    const shown = whole
      ? [one, ...locales.filter(locale => locale !== one)]
      : locales.filter(locale => (walked ? locale === walked : locale === one && (first || !sameForAll)));
    return shown.length === 0 ? [] : [[screen.id, login ?? 'somebody not signed in', shown, screen, login] as const];
  });

let addressOf: (screen: Screen) => string;
const here = openPortal(async ({ portal }) => {
  await furnish(portal.url);
  addressOf = await exampleAddresses(portal.url);
});

it.concurrent.each(visits)('%s, opened by %s, is whole in %s', async (_id, _who, shown, screen, login) => {
  const visit = await here.visitors.page(login);
  try {
    const faults: string[] = [];
    const size = visit.page.viewportSize()!;
    for (const [nth, locale] of shown.entries()) {
      await visit.page.setViewportSize(size);
      const open = nth === 0 ? openScreen : turnTo;
      await open(visit.page, `/${locale}/${addressOf(screen)}`);
      const found = await faultsOfScreen(visit, locale, { accessibility: nth === 0 });
      faults.push(...found.map(fault => `${locale}: ${fault}`));
    }
    expect(faults).toEqual([]);
  } finally {
    await visit.page.close();
  }
});

/** The page itself is the same for everybody: it is looked over in full for one role of each screen. */
const refusals = openings('forbidden')
  .filter(({ screen }, index, all) => whole || all[index - 1]?.screen !== screen)
  .filter((_, index) => whole || index % 3 === 0)
  .map(({ screen, login }, index) => [screen.id, login!, screen, whole || index % 4 === 0] as const);
/** What the frame around every screen asks: who it is, banners, notices, and one row of a queue for the number beside its menu entry. */
const shellCalls =
  /^\/api\/v1\/((user|common|new_notifications|ws)\/|studapps\/answers\/review_apps\/\?(.*&)?page_size=1(&|$))/;
it.concurrent.each(refusals)(
  '%s answers 403 in its place to %s and asks for nothing',
  async (_id, login, screen, inFull) => {
    const visit = await here.visitors.page(login);
    const asked: string[] = [];
    visit.page.on('request', request => asked.push(request.url().slice(here.portal.url.length)));
    try {
      await openScreen(visit.page, `/en/${addressOf(screen)}`);
      expect(await visit.page.locator('h1').allTextContents()).toEqual(['No access']);
      expect(new URL(visit.page.url()).pathname).toBe(`/en/${addressOf(screen).split('?')[0]}`);
      expect(inFull ? await faultsOfScreen(visit, 'en') : visit.complaints).toEqual([]);
      expect(asked.filter(address => address.startsWith('/api/') && !shellCalls.test(address))).toEqual([]);
    } finally {
      await visit.page.close();
    }
  },
);
