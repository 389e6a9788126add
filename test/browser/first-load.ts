import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { allScreens } from '@portal/platform/modules/declared.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();

/** Addresses that a page asks for, without what a screen of data goes on to ask. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().startsWith('http')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
const scripts = (asked: readonly string[]): string[] => asked.filter(path => path.endsWith('.js'));
const calls = (asked: readonly string[]): string[] => asked.filter(path => path.startsWith('/api/'));

describe('the log-in', () => {
  it.each(locales)('stands in its page in %s before any script is asked for', async locale => {
    const { page, complaints } = await here.visitors.page();
    const asked = requestsOf(page);
    await openScreen(page, `/${locale}/user/log-in`);
    await page.waitForLoadState('networkidle');
    expect(scripts(asked)).toEqual([]);
    expect(calls(asked)).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(await page.getAttribute('html', 'lang')).toBe(locale);
    expect(await page.title()).toContain(await page.innerText('h1'));
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('keeps what is typed before its script is there, and logs in by the enter key to where one wanted to go', async () => {
    const { page, complaints } = await here.visitors.page(undefined, { locale: 'en' });
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route('**/*.js', async route => {
      await held;
      await route.continue();
    });
    await page.goto('/en/online-registration-for-courses');
    expect(new URL(page.url()).search).toBe('?next=%2Fen%2Fonline-registration-for-courses');
    await page.locator('input[name=login]').fill('student');
    await page.locator('input[name=password]').pressSequentially(demoPassword);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/en/user/log-in');
    release();
    await page.waitForURL('**/en/online-registration-for-courses');
    await settled(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('says at the form what was refused, and is sent again', async () => {
    const { page } = await here.visitors.page(undefined, { locale: 'ru' });
    await openScreen(page, '/ru/user/log-in');
    await page.locator('input[name=login]').fill('student');
    await page.locator('input[name=password]').fill('wrong');
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('[role=alert], .field-text.invalid');
    expect(await page.inputValue('input[name=login]')).toBe('student');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/ru/desktop');
    await page.close();
  });

  it('changes its language and its theme', async () => {
    const { page } = await here.visitors.page(undefined, { locale: 'kk' });
    await openScreen(page, '/kk/user/log-in');
    await page.locator('.public-bar button').click();
    await page.waitForSelector('html[data-theme=dark]');
    await page.locator('.languages a[hreflang=en]').click();
    await page.waitForURL('**/en/user/log-in');
    await page.reload();
    await page.waitForSelector('html[data-theme=dark]');
    await page.close();
  });
});

/** Screens that say what they begin with, and who opens them; others the administrator. The cards of the desktop are those of its reader. */
const openedBy: Record<string, readonly string[]> = {
  'online-registration': ['student'],
  desktop: ['student', 'teacher', 'advisor', 'office', 'auditor'],
};
const first = readdirSync(path.join(projectRoot, 'frontend/src'), { recursive: true, encoding: 'utf8' })
  .map(file => /[\\/]first[\\/]([\w-]+)\.ts$/.exec(file)?.[1])
  .filter(id => allScreens.some(screen => screen.id === id))
  .flatMap(id => (openedBy[id!] ?? ['admin']).map(login => [id!, login] as const));

/** Paths of the calls whose answers a page brings. */
const broughtBy = (html: string): string[] =>
  Object.keys(JSON.parse(/id="first-answers">(.*?)<\/script>/s.exec(html)![1]!).answers).map(
    one => new URL(one, 'http://portal').pathname,
  );

it.each(first)(
  'the page of %s brings %s what it begins with, and the screen asks for none of it',
  async (id, login) => {
    const { page, complaints } = await here.visitors.page(login);
    const { path: address } = allScreens.find(screen => screen.id === id)!;
    // What a page brought is left after ten seconds, and what somebody touched meanwhile is read again: on a busy machine the next one is faster.
    let again: string[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const asked = requestsOf(page);
      const sent = page.waitForResponse(response => response.request().resourceType() === 'document');
      await openScreen(page, `/ru/${address}`);
      const brought = broughtBy(await (await sent).text());
      expect(await page.locator('#first-answers').count()).toBe(0);
      expect(brought).toContain('/api/v1/user/my_roles/');
      expect(brought.length).toBeGreaterThan(5);
      again = calls(asked).filter(one => brought.includes(one));
      if (again.length === 0) break;
    }
    expect(again).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

it('all that a screen loads first is named in its page: nothing is found out one after the other', async () => {
  for (const [login, address] of [
    ['student', '/kk/online-registration-for-courses'],
    ['office', '/ru/people/students'],
  ] as const) {
    const { page } = await here.visitors.page(login);
    await openScreen(page, address);
    const late = await page.evaluate(() => {
      const named = new Set(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
      );
      for (const script of document.scripts) named.add(script.src);

      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter(name => name.endsWith('.js') && !named.has(name));
    });
    // What helps to choose stands below the planner and comes later.
    expect(late.length).toBeLessThanOrEqual(4);
    await page.close();
  }
});

it('a script that was built is kept for ever, a page with answers by nobody', async () => {
  const { page } = await here.visitors.page('student');
  const response = await page.goto('/ru/desktop');
  expect(response!.headers()['cache-control']).toBe('no-store');
  const script = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
  const answer = await page.request.get(script);
  expect(answer.headers()['cache-control']).toContain('immutable');
  await page.close();
});
