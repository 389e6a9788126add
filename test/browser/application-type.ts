import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

/** A type of application from nothing: the office draws its form and its route, a student applies, and those sign whom the route means. */
const here = openPortal();

const part = (page: Page | Locator, name: string): Locator => page.getByRole('group', { name, exact: true });
const inEnglish = (of: Locator, text: string): Promise<void> => of.getByLabel('English').fill(text);
async function choose(page: Page, within: Page | Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page, text: string): Promise<void> =>
  page.locator('.page-header .app-status', { hasText: text }).waitFor({ timeout: 20_000 });

/** A car, and for how many months, which opens when the car is named. */
async function drawForm(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Form/ }).click();
  for (const [kind, name] of [
    ['Line of text', 'Car'],
    ['Whole number', 'Months'],
  ] as const) {
    await press(page, 'Add a field');
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    await inEnglish(part(page, 'Name of the field'), name);
    await page.getByLabel('Required', { exact: true }).check();
  }
  await page.getByRole('combobox', { name: 'Opens after' }).click();
  await page.getByRole('option', { name: 'Car', exact: true }).click();
  await page.keyboard.press('Escape');
}

/** The advisor; for half a year and more the registrar’s office too. */
async function drawRoute(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Route/ }).click();
  const actors = part(page, 'Who approves');
  await choose(page, actors, 'Add', 'The applicant’s advisor');
  await press(page, 'Add: The applicant’s advisor');
  await actors.getByRole('button', { name: 'Actions: Registrar’s office' }).click();
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  await inEnglish(part(page, 'Name of the step'), 'Opinion');
  await inEnglish(part(page, 'Name of the point'), 'Advisor');
  await press(page, 'Add at the end');
  await page
    .getByRole('region', { name: /Map of the route/ })
    .getByRole('button', { name: /^2/ })
    .click();
  await inEnglish(part(page, 'Name of the step'), 'Long permits');
  await page
    .getByRole('region', { name: /Map of the route/ })
    .getByRole('button', { name: /^1/ })
    .click();

  const branches = part(page, 'Where it leads');
  await branches.getByRole('button', { name: 'Add a branch' }).click();
  await choose(page, branches, 'When the field', 'Months');
  await choose(page, branches, 'Comparison', 'at least');
  await branches.getByLabel('Value').fill('6');
  await branches.getByRole('combobox', { name: 'Leads to' }).last().click();
  await page.getByRole('option', { name: 'Approved', exact: true }).click();
}

/** Applies, and answers the number of the application. */
async function apply(page: Page, months: string): Promise<string> {
  await openScreen(page, '/en/coo');
  await page.getByRole('link', { name: 'Fill in: Parking permit' }).click();
  await page.getByLabel('Months').waitFor();
  expect(await page.getByLabel('Months').isDisabled()).toBe(true);
  await page.getByLabel('Car').fill('A 777 KZ');
  await page.getByLabel('Months').fill(months);
  await press(page, 'Check and send');
  await press(page, 'Send');
  await status(page, 'In review');
  return /\d{4}-\d{5}/.exec(await page.locator('.page-header').innerText())![0];
}

/** Opens the queue and looks for the application in it. */
async function inQueue(page: Page, number: string): Promise<Locator> {
  await openScreen(page, '/en/coo_review');
  await page.getByRole('searchbox').fill(number);
  await settled(page);
  return page.getByRole('link', { name: number });
}
async function approve(page: Page, number: string): Promise<void> {
  await (await inQueue(page, number)).click();
  await page.getByRole('heading', { name: 'Your decision' }).waitFor();
  await press(page, 'Approve');
  await page.locator('.toast', { hasText: 'Approved' }).first().waitFor();
}
const nothing = (page: Page): Promise<void> => page.getByText('Nothing matches these conditions').waitFor();

it('the office makes a type with a dependency and a branch, a student applies, the right reviewers sign', async () => {
  const office = await here.visitors.page('office');
  await openScreen(office.page, '/en/application-types');
  await press(office.page, 'New type');
  await office.page.getByRole('heading', { level: 1, name: 'New application type' }).waitFor();
  await inEnglish(part(office.page, 'Name'), 'Parking permit');
  await drawForm(office.page);
  await drawRoute(office.page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await press(office.page, 'Publish');
  await office.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await office.page.locator('.toast', { hasText: 'Version 1 is published' }).waitFor();

  // Half a year and more: the advisor, then the office, each when it is their turn.
  const [student, advisor] = await Promise.all([here.visitors.page('student'), here.visitors.page('advisor')]);
  const long = await apply(student.page, '12');
  await inQueue(office.page, long);
  await nothing(office.page);
  await approve(advisor.page, long);
  await approve(office.page, long);
  await status(student.page, 'Approved');

  // Less: the advisor alone.
  const short = await apply(student.page, '2');
  await approve(advisor.page, short);
  await status(student.page, 'Approved');
  await inQueue(office.page, short);
  await nothing(office.page);
  for (const { complaints } of [office, student, advisor]) expect(complaints).toEqual([]);
});
