import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { pickSections } from './support/registering.ts';
import { openScreen, settled } from './support/settled.ts';

/** A course by hand, from its draft to a change that its student is told of: nobody reloads. */
let discipline: string;
const here = openPortal(async () => {
  const student = await client(here.portal.url, 'en').login('student');
  const courses = (await student.get('/organizations/side_bar_list/')).body.groups.flatMap(
    (group: any) => group.courses,
  );
  discipline = courses.find((one: any) => one.status === null && one.locked.length === 0 && one.seats.left > 0).name.en;
});

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('region', { name: 'There are unsaved changes' }).waitFor({ state: 'detached' });
};

/** A draft with a lecture of one seat on Saturday evening. */
async function draftCourse(page: Page): Promise<void> {
  await openScreen(page, '/en/offerings');
  await page.getByRole('button', { name: 'New draft' }).click();
  await page.getByRole('combobox', { name: 'Discipline' }).fill(discipline);
  await page.getByRole('option', { name: discipline, exact: true }).click();
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await page.getByRole('button', { name: 'Add a stream' }).click();
  await page.getByLabel('Seats').fill('1');
  await page.getByRole('button', { name: 'Add a day and time' }).click();
  const days = page.getByRole('group', { name: 'Days of the week' });
  for (const day of ['Mon', 'Sat']) await days.getByRole('button', { name: day }).click();
  await page.getByLabel('Start').fill('20:00');
}

it('the office drafts a course and opens it, a student registers, the office changes its time, and the student is told why', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await draftCourse(page);
  await settled(page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await save(page);

  // An hour earlier, by keyboard.
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'Lecture 1 20:00–20:50, Sat' }).focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lecture 1 19:00–19:50, Sat' }).waitFor();
  await save(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Cancel the course' }).waitFor();
  const [uid] = /[0-9a-f-]{36}/.exec(page.url())!;

  const student = await here.visitors.page('student');
  await openScreen(student.page, `/en/online-registration-for-courses?course=${uid}`);
  await pickSections(student.page, () => true);
  await student.page.getByRole('button', { name: 'Register', exact: true }).click();
  await student.page.getByText(/You are registered/).waitFor();

  // The seat is taken on the office's open page, too.
  await page.getByRole('tab', { name: 'Streams and lessons' }).click();
  await page.getByText('1 of 1 taken').waitFor();
  await page.getByLabel('Start').fill('20:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'The change affects 1 student' }).waitFor();
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await page.getByLabel('Reason').fill('The hall is under repair');
  await page.getByRole('button', { name: 'Save and notify' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await openScreen(student.page, '/en/notification');
  await student.page.getByText('Your lessons have changed').first().waitFor();
  const told = await student.page.locator('main').innerText();
  expect(told).toContain('Saturday 20:30–21:20');
  expect(told).toContain('The hall is under repair');
  expect([...office.complaints, ...student.complaints]).toEqual([]);
});

it('the department’s plan of the term goes on paper without the portal around it', async () => {
  const reader = await client(here.portal.url, 'en').login('office');
  const { results } = (await reader.get('/offerings/', { state: 'open', page_size: 100 })).body;
  const { study_period, cathedra, code } = results.find((one: any) => one.cathedra !== null && one.lessons > 0);
  const { page } = await here.visitors.page('office');
  await openScreen(page, `/en/offerings/term-plan?term=${study_period}&cathedra=${cathedra}`);
  const print = page.getByRole('button', { name: 'Print' });
  await print.waitFor();
  await page.emulateMedia({ media: 'print' });
  const course = page.getByRole('heading', { level: 2, name: new RegExp(`^${code} `) }).locator('..');
  expect(await course.getByRole('row').filter({ visible: true }).count()).toBeGreaterThan(1);
  for (const around of [print, page.getByRole('navigation').first(), page.getByRole('combobox').first()])
    expect(await around.isVisible()).toBe(false);
  expect(await page.locator('main').innerText()).not.toContain('undefined');
});
