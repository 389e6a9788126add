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
import { addPeriod, openCourse, openDrafts, pick, saveKeeping, savePlan, toDay, unfold } from './support/planning.ts';
import { chooseCourse, lessonList, openListed, sendToAdvisor } from './support/registering.ts';
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
const password = 'Meadow-3307-elk';
let student: Visit;
const clock = movableClock(firstDay);
beforeAll(async () => {
  await ensureFrontend(noProgress);
  [server, browser, portal] = await Promise.all([
    mailServer(),
    launchBrowser(),
    startPortal({ services: serviceNames, clock }),
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
  student = await visitorsOf(browser, portal.url).page();
  await openScreen(student.page, '/en/user/log-in');
  await student.page.getByLabel('Login', { exact: true }).fill('26002');
  await student.page.getByLabel('Password', { exact: true }).fill(handedOut);
  await student.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await student.page.getByRole('heading', { level: 1, name: 'A new password' }).waitFor();
  await student.page.getByLabel('New password', { exact: true }).fill(password);
  await student.page.getByLabel('New password again', { exact: true }).fill(password);
  await student.page.getByRole('button', { name: 'Save the password' }).click();
  await student.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

/** Somebody who sets a password by the link of their mail. */
async function byLink(address: string): Promise<Visit> {
  await expect
    .poll(() => server.received.some(text => text.includes(address) && text.includes('invitation')))
    .toBe(true);
  const mail = server.received.find(text => text.includes(address) && text.includes('invitation'))!;
  const [link] = /http:\/\/[\w.:]+\/\w\w\/invitation#[\w-]+/.exec(mail.replaceAll('=\r\n', ''))!;
  const visit = await visitorsOf(browser, portal.url).page();
  await openScreen(visit.page, link.replace(/\/\w\w\/invitation/, '/en/invitation'));
  expect(await faultsOfScreen(visit, 'en')).toEqual([]);
  await visit.page.getByLabel('Password', { exact: true }).fill(password);
  await visit.page.getByLabel('Password again', { exact: true }).fill(password);
  await visit.page.getByRole('button', { name: 'Set the password and log in' }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return visit;
}
it('another sets a password by the link of the mail', async () => {
  await byLink('26001@lake.example');
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

it('the courses of the term are drafted by the study plan, planned and opened, and registration with them', async () => {
  await openScreen(page, '/en/offerings/needs');
  await page.getByRole('button', { name: 'Create all that are missing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create drafts of the missing courses?' });
  await dialog.getByText('Drafts to be created: 3.').waitFor();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Drafts created: 3. There already: 0.').waitFor();
  // Who teaches is what an advisor needs to approve a card; the lecture has its time and room, too.
  for (const [name, teacher, day, other] of [
    ['Calculus', 'Ким', 'Mon', 'Practice 1'],
    ['Programming 1', 'Асанов', 'Tue', 'Laboratory 1'],
  ] as const) {
    await openScreen(page, '/en/offerings');
    await openCourse(page, name);
    await pick(await unfold(page, other), 'Teacher', teacher);
    const lecture = await unfold(page, 'Lecture 1');
    await pick(lecture, 'Teacher', teacher);
    await pick(lecture, 'Room', '101');
    await lecture.getByRole('button', { name: 'Add a day and time' }).click();
    await toDay(lecture, 'Mon', day);
    await lecture.getByLabel('Start').fill('10:00');
    await savePlan(page);
  }
  await openScreen(page, '/en/offerings');
  await openDrafts(page, 3);
  await addPeriod(page, 'Autumn semester 2026/27', '2026-08-24T08:00', '2026-08-31T18:00');
  await openScreen(page, '/en/first-steps');
  await step('Open courses of the latest term: 3').getByText('done').waitFor();
});

const status = (visit: Visit, text: string) =>
  visit.page.locator('.page-header').getByText(text, { exact: true }).waitFor({ timeout: 15_000 });

it('the student registers and sends the card, the advisor approves it', async () => {
  await openScreen(student.page, '/en/online-registration-for-courses');
  for (const name of ['Calculus', 'Programming 1']) await chooseCourse(student.page, name);
  await sendToAdvisor(student.page);

  await openScreen(page, '/en/people/teachers');
  await page.getByRole('button', { name: 'Give access' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Teachers’ access to the portal' });
  await dialog.getByRole('button', { name: 'Give access', exact: true }).click();
  await dialog.getByText('The passwords are shown once.').waitFor();
  const advisor = await byLink('asanov@lake.example');
  await openScreen(advisor.page, '/en/adviser/online-registration-for-courses');
  await advisor.page.getByRole('link', { name: 'Бекова Малика' }).first().click();
  for (const visit of [advisor, student]) await status(visit, 'In review');
  await advisor.page.getByRole('button', { name: 'Approve', exact: true }).click();
  for (const visit of [advisor, student]) await status(visit, 'Approved');
  expect([...student.complaints, ...advisor.complaints]).toEqual([]);
});

const next = 'Spring semester 2026/27';
it('the next term comes of a file, its courses of this one', async () => {
  await openScreen(page, '/en/curriculum/terms?import=1');
  const dialog = page.getByRole('dialog');
  const [columns] = readFileSync(pathOf('study_periods'), 'utf8').split('\n');
  const line = `2026-2;${next};${next};${next};${next};2026;spring;2027-01-18;2027-05-22;15;2;`;
  const buffer = Buffer.from(`${columns}\n${line}\n`);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'next.csv', mimeType: 'text/csv', buffer });
  await dialog.getByText('No errors. Nothing has been changed yet.').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Done. The file is imported.').waitFor();

  await openScreen(page, '/en/offerings/roll-over');
  await page.getByLabel('Into term').click();
  await page.getByRole('option', { name: next }).click();
  await page.getByText('Drafts to be created: 3 of 3').waitFor();
  await page.getByRole('button', { name: 'Create the drafts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create the drafts' }).click();
  const report = page.getByRole('dialog', { name: `Roll-over: Autumn semester 2026/27 → ${next}` });
  await report.getByText('Drafts created: 3.').waitFor({ timeout: 30_000 });
  await report.getByRole('link', { name: 'Review the drafts' }).click();
  await page.getByRole('button', { name: /^Draft 3/ }).waitFor();
  await openDrafts(page, 3);
});

/** Logs somebody in again: months have passed. */
async function comesBack({ page: their }: Visit, login: string, secret: string): Promise<void> {
  await their.context().clearCookies();
  const answer = await their.context().request.post('/api/v1/user/login/', { data: { login, password: secret } });
  expect(answer.status()).toBe(200);
}
it('two changes after registration: the dialog counts whom they touch, the student is told of each and sees the new times', async () => {
  // Open pages would ask on with sessions that end in the months between.
  for (const visit of [office, student]) await visit.page.goto('about:blank');
  clock.set('2027-01-11T04:00:00.000Z');
  await comesBack(office, rector.login, rector.new_password);
  await comesBack(student, '26002', password);
  await addPeriod(page, next, '2027-01-11T08:00', '2027-01-17T18:00');
  await openScreen(student.page, '/en/online-registration-for-courses');
  for (const name of ['Calculus', 'Programming 1']) await chooseCourse(student.page, name);

  // Programming goes to the hour of calculus.
  await openScreen(page, '/en/offerings');
  await page.getByRole('button', { name: /^All/ }).click();
  await openCourse(page, 'Programming 1');
  await toDay(await unfold(page, 'Lecture 1'), 'Tue', 'Mon');
  expect(await saveKeeping(page, 'The teacher leads a project on Tuesdays')).toEqual(['1', '0', '0']);

  // Calculus makes room for it: another room and another hour.
  await openScreen(page, '/en/offerings');
  await openCourse(page, 'Calculus');
  const lecture = await unfold(page, 'Lecture 1');
  await lecture.getByLabel('Start').fill('12:00');
  await pick(lecture, 'Room', '102');
  expect(await saveKeeping(page, 'Programming is taught at ten')).toEqual(['0', '0', '0']);
  await whole();

  await openScreen(student.page, '/en/notification');
  const told = await student.page.locator('main').innerText();
  for (const text of ['The teacher leads a project on Tuesdays', 'Programming is taught at ten'])
    expect(told.split(text)).toHaveLength(2);
  expect(told).toContain('Monday 10:00–10:50');
  expect(told).toContain('Monday 12:00–12:50');
  await openScreen(student.page, '/en/online-registration-for-courses');
  await openListed(student.page, 'Calculus');
  const now = (await lessonList(student.page)).getByRole('row').filter({ hasText: '12:00' }).first();
  await now.waitFor();
  expect(await now.innerText()).toContain('102');
  expect([...office.complaints, ...student.complaints]).toEqual([]);
});
