import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureFrontend } from '@portal/platform/host/frontend-build.ts';
import { serviceNames } from '@portal/platform/host/load-services.ts';
import { noProgress } from '@portal/platform/logging/progress.ts';
import { clientId, clientSecret, startOpenIdProvider, type OpenIdProvider } from '../support/openid-provider.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';
import { launchBrowser } from './support/browser.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openScreen, settled } from './support/settled.ts';
import { visitorsOf, type Visit } from './support/visitors.ts';

/** Logging in at a server of the university, in a real browser: an administrator connects it by its screen, people come by it. */
let portal: TestPortal;
let browser: Browser;
let provider: OpenIdProvider;
beforeAll(async () => {
  await ensureFrontend(noProgress);
  provider = await startOpenIdProvider({
    aidana: {
      ...{ preferred_username: 'aidana', email: 'aidana@example.edu', email_verified: true },
      ...{ family_name: 'Karimova', given_name: 'Aidana' },
    },
    teacher: { preferred_username: 'teacher.there', email: 't@example.edu', email_verified: true, name: 'T There' },
  });
  [browser, portal] = await Promise.all([launchBrowser(), startPortal({ services: serviceNames, demo: true })]);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await provider?.stop();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const whole = async (visit: Visit): Promise<void> => {
  await settled(visit.page);
  expect(await faultsOfScreen(visit, 'en')).toEqual([]);
};
/** Whose browser it is at the provider. */
const as = (page: Page, person: string) => page.setExtraHTTPHeaders({ 'x-test-person': person });

it('an administrator connects a server of OpenID Connect, and tries it', async () => {
  const visit = await visitorsOf(browser, portal.url).page('admin');
  const { page } = visit;
  await openScreen(page, '/en/ways-in');
  await whole(visit);
  await press(page, /Add a way to log in/i);
  const dialog = page.getByRole('dialog');
  for (const language of ['English', 'Русский', 'Қазақша', 'Кыргызча'])
    await dialog.getByLabel(`Name that people see: ${language}`).fill('Campus');
  await dialog.getByLabel('Kind', { exact: true }).click();
  await page.getByRole('option', { name: 'OpenID Connect' }).click();
  await dialog.getByLabel('Address of the server (issuer)').fill(provider.issuer);
  await dialog.getByLabel('Name of the portal at the server (client_id)').fill(clientId);
  await dialog.getByLabel('Switched on').check();
  await dialog.getByLabel('Open an account for whoever comes for the first time').check();
  await whole(visit);
  await press(page, 'Save');
  await dialog.waitFor({ state: 'hidden' });
  await press(page, 'Test and secret: Campus');
  await page.getByLabel('Secret of the portal at the server (client_secret)').fill(clientSecret);
  await press(page, 'Save the secret');
  await page.getByText('The secret is saved').first().waitFor();
  await press(page, 'Try this way');
  await page.getByText('The way works').waitFor();
  await whole(visit);
  const [callback, backchannel, after_logout] = await page.locator('dd code').allTextContents();
  await provider.register({ callback: callback!, backchannel: backchannel!, after_logout: after_logout! });
  await page.close();
});

it('somebody comes by it for the first time, is in, and leaves both', async () => {
  const visit = await visitorsOf(browser, portal.url).page();
  const { page } = visit;
  await as(page, 'aidana');
  await openScreen(page, '/en/user/log-in');
  await page.getByRole('button', { name: 'Log in: Campus' }).waitFor();
  await whole(visit);
  await press(page, 'Log in: Campus');
  await page.getByRole('button', { name: /Karimova Aidana/ }).waitFor({ timeout: 60_000 });
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/(home|desktop)?$/);
  expect(page.url()).not.toContain('code=');
  await page.close();
});

it('a teacher links the account that they have, and logs in with it afterwards', async () => {
  const visit = await visitorsOf(browser, portal.url).page('teacher');
  const { page } = visit;
  await as(page, 'teacher');
  await openScreen(page, '/en/user-settings/linked-ways');
  await whole(visit);
  await press(page, 'Link: Campus');
  await page.getByText(/linked: teacher\.there/).waitFor({ timeout: 60_000 });
  await whole(visit);
  await page.close();
});
