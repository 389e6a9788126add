import PostalMime from 'postal-mime';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { ensureFrontend } from '@portal/platform/host/frontend-build.ts';
import { serviceNames } from '@portal/platform/host/load-services.ts';
import { noProgress } from '@portal/platform/logging/progress.ts';
import { codeOf } from '../../command-service/src/identity/testing/app-codes.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';
import { launchBrowser } from './support/browser.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openScreen, settled } from './support/settled.ts';
import { visitorsOf, type Visit } from './support/visitors.ts';

/** Ways into the portal in a real browser: captcha and mail, an app with codes, a passkey of a device in software. */
let portal: TestPortal;
let browser: Browser;
let server: MailServer;
/** Under a name: keys are made for names alone. */
let address: string;
beforeAll(async () => {
  await ensureFrontend(noProgress);
  server = await mailServer();
  [browser, portal] = await Promise.all([
    launchBrowser(),
    startPortal({ services: serviceNames, demo: true, config: { smtpUrl: server.url } }),
  ]);
  address = `http://localhost:${new URL(portal.url).port}`;
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await server?.stop();
});

const label = (page: Page, text: string) => page.getByLabel(text, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const whole = async (visit: Visit): Promise<void> => {
  await settled(visit.page);
  expect(await faultsOfScreen(visit, 'en')).toEqual([]);
};
async function logIn(page: Page, login: string, password = demoPassword): Promise<void> {
  await openScreen(page, '/en/user/log-in');
  await label(page, 'Login').fill(login);
  await label(page, 'Password').fill(password);
  await press(page, 'Log in');
}
async function mailTo(to: string, holding: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await Promise.all(server.received.map(text => PostalMime.parse(text)));
        found = mails.findLast(mail => mail.to?.some(one => one.address === to) && holding.test(mail.text!))?.text;
        return found;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return holding.exec(found!)![0];
}

it('who has forgotten the password gets a link after a captcha that nobody has to read, and sets a new one', async () => {
  const visit = await visitorsOf(browser, address).page();
  const { page } = visit;
  await openScreen(page, '/en/user/log-in');
  await page.getByRole('link', { name: 'Forgot your login or password?' }).click();
  await whole(visit);
  await page.getByRole('link', { name: 'Password' }).click();
  await label(page, 'Login or e-mail address').fill('columnist');
  await press(page, 'Send');
  await page.getByText('Check your e-mail').waitFor({ timeout: 60_000 });
  await whole(visit);
  const link = await mailTo('columnist@demo.example', /\/user\/forgot\/password\/[\w-]+#[\w-]+/);
  await openScreen(page, `/en${link}`);
  const password = 'Renewed-2026-by-mail';
  await label(page, 'Password').fill(password);
  await label(page, 'Password again').fill(password);
  await press(page, 'Save the new password');
  await heading(page, 'Log in');
  await logIn(page, 'columnist', password);
  await page.waitForURL(/\/en\/(home|desktop)/);
  await page.close();
});

it('an applicant signs up, and the account opens by the button of the mail’s page', async () => {
  const visit = await visitorsOf(browser, address).page();
  const { page } = visit;
  await openScreen(page, '/en/user/registration-applicant');
  await whole(visit);
  const password = 'Winter-2026-snow';
  await label(page, 'Last name').fill('Kim');
  await label(page, 'First name').fill('Nurlan');
  await label(page, 'E-mail address').fill('nurlan@example.edu');
  await label(page, 'Phone').fill('+77011234567');
  await label(page, 'Password').fill(password);
  await label(page, 'Password again').fill(password);
  await page.getByRole('checkbox', { name: 'I accept the agreement' }).check();
  await press(page, 'Register');
  await page.getByText('Check your e-mail').waitFor({ timeout: 60_000 });
  const link = await mailTo('nurlan@example.edu', /\/user\/activation\/[\w-]+\/[\w-]+/);
  await openScreen(page, `/en${link}`);
  await press(page, 'Open the account');
  await page.getByText('Your account is open').waitFor();
  await whole(visit);
  await logIn(page, 'nurlan@example.edu', password);
  await page.waitForURL(/\/en\/(home|desktop)/);
  await page.close();
});

describe('a second factor', () => {
  it('is an app with codes; a recovery code lets in when it is not at hand', async () => {
    const visit = await visitorsOf(browser, address).page();
    const { page } = visit;
    await logIn(page, 'specialist');
    await page.waitForURL(/\/en\/(home|desktop)/);
    await openScreen(page, '/en/user-settings/second-factor');
    await whole(visit);
    await press(page, 'App with codes');
    await label(page, 'Current password').fill(demoPassword);
    await press(page, 'Go on');
    await page.getByRole('img', { name: 'Picture with the key for the app' }).waitFor();
    const secret = (await page.locator('form code').innerText()).replaceAll(' ', '');
    await label(page, 'What to call it').fill('My phone');
    await label(page, 'Code from the app').fill(codeOf(secret, new Date()));
    await press(page, 'Connect');
    await page.getByText('Keep your recovery codes').waitFor();
    await whole(visit);
    const [code] = await page.locator('li code').allInnerTexts();
    await press(page, 'I have kept the codes');
    await page.context().clearCookies();
    await logIn(page, 'specialist');
    await heading(page, 'Confirm the log-in');
    await whole(visit);
    await label(page, 'Code from the app, or a recovery code').fill(code!);
    await press(page, 'Log in');
    await page.waitForURL(/\/en\/(home|desktop)/);
    await page.close();
  });

  it('is a passkey', async () => {
    const visit = await visitorsOf(browser, address).page();
    const { page } = visit;
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await logIn(page, 'moderator');
    await page.waitForURL(/\/en\/(home|desktop)/);
    await openScreen(page, '/en/user-settings/second-factor');
    await press(page, 'Passkey');
    await label(page, 'What to call it').fill('This laptop');
    await label(page, 'Current password').fill(demoPassword);
    await press(page, 'Go on');
    await page.getByText('Keep your recovery codes').waitFor();
    await page.context().clearCookies();
    await logIn(page, 'moderator');
    await press(page, 'Use a passkey');
    await page.waitForURL(/\/en\/(home|desktop)/);
    await page.close();
  });
});
