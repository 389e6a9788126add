import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { locales } from '@portal/event-schemas/kernel/locales.ts';
import { client, type Client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

/** The route guard of portal.md §2 in a real browser, and the screens that people are forced to, in four languages. */
let admin: Client;
const here = openPortal(async ({ portal }) => {
  admin = await client(portal.url).login('admin');
});

const addressOf = (page: Page): string => page.url().replace(here.portal.url, '');
const signIn = async (page: Page, login: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};
/** Opens an address as somebody (or nobody) and answers where the portal led. */
const landing = async (login: string | undefined, address: string): Promise<string> => {
  const { page } = await here.visitors.page(login);
  await openScreen(page, address);
  const at = addressOf(page);
  await page.close();
  return at;
};
/** The screen that somebody is held at, whole in every language. */
const expectWhole = async (login: string | undefined, path: string): Promise<void> => {
  for (const locale of locales) {
    const visit = await here.visitors.page(login);
    await openScreen(visit.page, `/${locale}/${path}`);
    expect(addressOf(visit.page)).toBe(`/${locale}/${path}`);
    expect(await faultsOfScreen(visit, locale)).toEqual([]);
    await visit.page.close();
  }
};

describe('somebody who is not signed in', () => {
  it('is led to the log-in, and after it to where they wanted to go', async () => {
    const context = await here.browser.newContext({ baseURL: here.portal.url });
    const page = await context.newPage();
    await openScreen(page, '/en/students-list?q=a');
    expect(addressOf(page)).toBe('/en/user/log-in?next=%2Fen%2Fstudents-list%3Fq%3Da');
    await signIn(page, 'office');
    await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
    expect(addressOf(page)).toMatch(/^\/en\/students-list\?/);
    await context.close();
  });
  it('is told of a wrong password at the form, which keeps the login', async () => {
    const context = await here.browser.newContext({ baseURL: here.portal.url });
    const page = await context.newPage();
    await openScreen(page, '/en/user/log-in');
    await signIn(page, 'student', 'Wrong-2026');
    await page.getByText('Wrong login or password').waitFor();
    expect(await page.getByLabel('Login', { exact: true }).inputValue()).toBe('student');
    await context.close();
  });
  it.each(['/en/desktop', '/en/info/maintenance', '/en/access-denied', '/en/no/such/page'])(
    'does not see %s',
    async address => {
      expect(await landing(undefined, address)).toMatch(/^\/en\/user\/log-in/);
    },
  );
  it('gets a language: the one of the last visit, English for one that the portal has not', async () => {
    expect(await landing(undefined, '/de/user/log-in')).toBe('/en/user/log-in');
    expect(await landing(undefined, '/')).toMatch(/^\/(ru|en)\/user\/log-in$/);
  });
});

describe('somebody who is signed in', () => {
  it.each(['/en/user/log-in', '/en/user/create-new-password'])('goes home from %s', async address => {
    expect(await landing('student', address)).toBe('/en/desktop');
  });
  it('sees 403 in the place of an office screen', async () => {
    const { page } = await here.visitors.page('student');
    await openScreen(page, '/en/students-list');
    expect(addressOf(page)).toBe('/en/students-list');
    expect(await page.locator('h1').textContent()).toBe('No access');
    expect(await page.locator('nav').getByText('Students', { exact: true }).count()).toBe(0);
    await page.close();
  });
});

it('a first log-in stays at the new password, whatever is opened, until there is one', async () => {
  const { body } = await admin.post('/identity/accounts/', {
    login: 'newcomer',
    last_name: 'Оспанова',
    first_name: 'Мадина',
    middle_name: '',
    email: 'newcomer@demo.example',
    roles: ['teacher'],
  });
  const atHome: BrowserContextOptions = { locale: 'en-GB' };
  const context = await here.visitors.context(undefined, atHome);
  await context.request.post('/api/v1/user/login/', { data: { login: 'newcomer', password: body.temporary_password } });
  for (const locale of locales) {
    const visit = await here.visitors.page(undefined, atHome);
    await openScreen(visit.page, `/${locale}/desktop`);
    expect(addressOf(visit.page)).toBe(`/${locale}/user/create-new-password`);
    expect(await faultsOfScreen(visit, locale)).toEqual([]);
    await visit.page.close();
  }
  const { page } = await here.visitors.page(undefined, atHome);
  await openScreen(page, '/en/desktop');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('New password again').fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  expect(addressOf(page)).toBe('/en/user/create-new-password');
  await page.getByLabel('New password', { exact: true }).fill('Settled-2026');
  await page.getByLabel('New password again').fill('Settled-2026');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.close();
});

it('a student without a phone number gives one first, when the setting asks for it', async () => {
  await admin.post('/user/require_phone_number_setting/', { require_phone_number: true });
  const profile = (
    await client(here.portal.url)
      .login('student')
      .then(student => student.get('/user/my_roles/'))
  ).body.profile;
  const account = (await admin.get(`/identity/accounts/${profile.uid}/`)).body;
  await admin.put(`/identity/accounts/${profile.uid}/profile/`, {
    last_name: account.last_name,
    first_name: account.first_name,
    middle_name: account.middle_name,
    email: account.email,
    phone: '',
  });
  await expectWhole('student', 'fill_phone_number');
  expect(await landing('teacher', '/en/desktop')).toBe('/en/desktop');

  const { page } = await here.visitors.page('student');
  await openScreen(page, '/en/online-registration-for-courses');
  expect(addressOf(page)).toMatch(/^\/en\/fill_phone_number/);
  await page.getByLabel('Phone').fill('+7 701 123 45 67');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.close();
  await admin.post('/user/require_phone_number_setting/', { require_phone_number: false });
});

describe('maintenance', () => {
  it('holds everybody but the administrator, tells when the portal is back, and lets them in after it', async () => {
    const { page } = await here.visitors.page('teacher');
    await openScreen(page, '/en/desktop');
    const end = new Date(Date.now() + 3_600_000).toISOString();
    expect((await admin.post('/common/tech_code/', { tech_block: true, tech_block_date_end: end })).status).toBe(200);
    await expectWhole('teacher', 'info/maintenance');
    expect(await landing('teacher', '/en/desktop')).toBe('/en/info/maintenance');
    expect(await landing('admin', '/en/desktop')).toBe('/en/desktop');
    expect(await landing(undefined, '/en/user/log-in')).toBe('/en/user/log-in');
    expect(await landing(undefined, '/en/info/maintenance')).toBe('/en/info/maintenance');

    await openScreen(page, '/en/info/maintenance');
    expect((await admin.post('/common/tech_code/', { tech_block: false })).status).toBe(200);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('link', { name: 'Go to the portal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await settled(page);
    await page.close();
  });
});
