import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { ensureFrontend } from '@portal/platform/host/frontend-build.ts';
import { serviceNames } from '@portal/platform/host/load-services.ts';
import { noProgress } from '@portal/platform/logging/progress.ts';
import { setupLinkOf } from '../../command-service/src/identity/setup-link.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { firstDay, firstFiles, pathOf, rector } from '../support/new-university.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';
import { launchBrowser } from './support/browser.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openScreen, settled } from './support/settled.ts';
import { visitorsOf, type Visit } from './support/visitors.ts';

/** docs/first-hour.md in a browser, on a portal that has nothing but its link. */
let portal: TestPortal;
let browser: Browser;
let server: MailServer;
let office: Visit;
let page: Page;
let handedOut: string;
beforeAll(async () => {
  await ensureFrontend(noProgress);
  [server, browser, portal] = await Promise.all([
    mailServer(),
    launchBrowser(),
    startPortal({ services: serviceNames, clock: movableClock(firstDay) }),
  ]);
  office = await visitorsOf(browser, portal.url).page();
  ({ page } = office);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await server?.stop();
});

const label = (text: string) => page.getByLabel(text, { exact: true });
const whole = async (): Promise<void> => {
  await settled(page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await page.setViewportSize({ width: 1360, height: 900 });
};
/** A line of the first steps: what it says, and whether it is done. */
const step = (text: string) => page.getByRole('listitem').filter({ hasText: text });

it('the printed link makes the first administrator, who is led to the first steps', async () => {
  await openScreen(page, setupLinkOf(portal.host)!.replace('/ru/', '/en/'));
  await whole();
  await label('Last name').fill(rector.last_name);
  await label('First name').fill(rector.first_name);
  await label('Login (in Latin letters)').fill(rector.login);
  await label('Password').fill(rector.new_password);
  await label('Password again').fill(rector.confirmation);
  await page.getByRole('button', { name: 'Open the account and log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'First steps' }).waitFor();
  await whole();
});

it('the university gets its name, and a mail server that has been tried', async () => {
  for (const language of ['Русский', 'Қазақша', 'English', 'Кыргызча'])
    await label(`Name: ${language}`).fill('Lake University');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('The university’s details are saved').waitFor();
  await page.getByText('Lake University').first().waitFor();

  const { hostname, port } = new URL(server.url);
  await label('Server').fill(hostname);
  await label('Port').fill(port);
  await page.getByLabel('Protection of the connection').click();
  await page.getByRole('option', { name: 'none' }).click();
  await label('Sender’s address').fill('portal@lake.example');
  await label('Sender’s name').fill('Lake University');
  await label('Send the test e-mail to').fill('rector@lake.example');
  await page.getByRole('button', { name: 'Send a test e-mail' }).click();
  await expect.poll(() => server.received.length).toBe(1);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByText('The mail server is saved').waitFor();
  await step('Mail server').first().getByText('done').waitFor();
});

it('the files come in their order, each from its line', async () => {
  for (const [at, file] of firstFiles.entries()) {
    await openScreen(page, '/en/first-steps');
    await page
      .getByRole('link', { name: /^Import a file: / })
      .nth(at)
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(pathOf(file));
    await dialog.getByText('No errors. Nothing has been changed yet.').waitFor();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('Done. The file is imported.').waitFor();
    const lines = readFileSync(pathOf(file), 'utf8').trim().split('\n').length - 1;
    expect(await dialog.locator('dd').first().textContent()).toBe(String(lines));
    if (file !== 'students') await dialog.getByRole('button', { name: 'Close' }).click();
  }
});

it('after the students’ file they get access: links by mail, the others passwords in a file, once', async () => {
  await page.getByRole('dialog').getByRole('button', { name: 'Give access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Students’ access to the portal' });
  await dialog.getByText('Everybody without an account: 5').waitFor();
  await dialog.getByText('E-mail a link to those who have an address: 2').waitFor();
  await dialog.getByRole('button', { name: 'Give access', exact: true }).click();
  await dialog.getByText('The passwords are shown once.').waitFor();
  expect(await dialog.locator('dd').allTextContents()).toEqual(['3', '2', '0']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
    .map(row => row.split(';'));
  expect(rows.map(row => row[3])).toEqual(['Login', '26002', '26003', '26005']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  handedOut = rows[1]![4]!;
});

it('a student logs in with the password of the file and chooses another', async () => {
  const student = await visitorsOf(browser, portal.url).page();
  await openScreen(student.page, '/en/user/log-in');
  await student.page.getByLabel('Login', { exact: true }).fill('26002');
  await student.page.getByLabel('Password', { exact: true }).fill(handedOut);
  await student.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await student.page.getByRole('heading', { level: 1, name: 'A new password' }).waitFor();
  await student.page.getByLabel('New password', { exact: true }).fill('Meadow-3307-elk');
  await student.page.getByLabel('New password again', { exact: true }).fill('Meadow-3307-elk');
  await student.page.getByRole('button', { name: 'Save the password' }).click();
  await student.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('another sets a password by the link of the mail', async () => {
  await expect.poll(() => server.received.filter(text => text.includes('26001@lake.example')).length).toBe(1);
  const mail = server.received.find(text => text.includes('26001@lake.example'))!.replaceAll('=\r\n', '');
  const [link] = /http:\/\/[\w.:]+\/\w\w\/invitation#[\w-]+/.exec(mail)!;
  const student = await visitorsOf(browser, portal.url).page();
  await openScreen(student.page, link.replace(/\/\w\w\/invitation/, '/en/invitation'));
  expect(await faultsOfScreen(student, 'en')).toEqual([]);
  await student.page.getByLabel('Password', { exact: true }).fill('Meadow-3307-elk');
  await student.page.getByLabel('Password again', { exact: true }).fill('Meadow-3307-elk');
  await student.page.getByRole('button', { name: 'Set the password and log in' }).click();
  await student.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('the list shows who is in, and the first steps what is left', async () => {
  await openScreen(page, '/en/first-steps');
  await step('Students without an account: 0').getByText('done').waitFor();
  await step('Open courses of the latest term: 0').getByText('not yet').waitFor();
  await whole();
  await openScreen(page, '/en/people/students');
  expect(await page.getByText('in use', { exact: true }).count()).toBe(2);
  expect(await page.getByText('never logged in', { exact: true }).count()).toBe(3);
  await whole();
});
