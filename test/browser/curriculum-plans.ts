import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();
const programming2 = '4273eb51-62f9-8a7c-bae7-4845bd19b7b3';
const plan = '96819899-0c10-8754-8a98-6614574288b9';

it('the prerequisite graph is walked with the keyboard, and a circle is refused with its names', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await openScreen(page, `/en/curriculum/disciplines/${programming2}`);
  await page.locator(`[data-uid="${programming2}"]`).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Programming 1' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-current') === 'true');
  await settled(page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Prerequisites: Add a row' }).click();
  await dialog.getByRole('group', { name: 'Prerequisites: row 1' }).getByLabel('Discipline').fill('Programming 2');
  await page.getByRole('option', { name: /Programming 2/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Programming 1 → Programming 2 → Programming 1').waitFor();
});

it('a discipline is carried to another semester with the keyboard, what is odd is told, and the plan is saved', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await openScreen(page, `/en/curriculum/study-plans/${plan}`);
  await page.getByRole('button', { name: 'Move “Programming 1”, now in semester 1' }).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.getByText(/“Programming 2” \(semester 2\) needs before it: «Programming 1»/).waitFor();
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await page.getByRole('button', { name: 'Save the plan' }).click();
  await page.getByText('The plan is saved').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Move “Programming 1”, now in semester 4' }).waitFor();
});

it('all plans of a year are copied at once, and selected students go to another group', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await openScreen(page, '/en/curriculum/study-plans');
  await page.getByRole('button', { name: 'Copy the plans of a year' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From entry year').fill('1951');
  await dialog.getByRole('button', { name: 'Copy plans' }).click();
  await dialog.getByText('There are no plans of 1951').waitFor();
  office.complaints.length = 0;
  await dialog.getByLabel('From entry year').fill('2026');
  await dialog.getByLabel('To entry year').fill('2041');
  await dialog.getByRole('button', { name: 'Copy plans' }).click();
  await page.getByText(/Plans copied: [1-9]\d*, there already: 0/).waitFor();

  await openScreen(page, '/en/people/students');
  for (const at of [1, 2]) await page.getByRole('row').nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Move to a group' }).click();
  await dialog.getByRole('combobox', { name: 'Group' }).fill('FN-26');
  await page.getByRole('option', { name: 'FN-26' }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await page.getByText('2 students have been moved').waitFor();
  await settled(page);
  expect(await page.getByRole('row').nth(1).textContent()).toContain('FN-26');
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
});
