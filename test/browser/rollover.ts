import { expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const next = { ru: 'Осень 2041', kk: '2041 күз', en: 'Autumn 2041', ky: '2041 күз' };
let term: string;
const here = openPortal(async ({ portal }) => {
  const office = await client(portal.url).login('office');
  const { results } = (await office.get('/curriculum/study_periods/', { sort: '-study_year', page_size: 1 })).body;
  const study_year: number = results[0].study_year + 1;
  const { body } = await office.post('/curriculum/study_periods/', {
    code: 'next',
    study_year,
    semester: 'autumn',
    name: next,
    start_date: `${study_year}-09-01`,
    end_date: `${study_year}-12-31`,
    weeks: 15,
  });
  term = body.uid;
});

it('the office rolls a term over, sees what stays behind, and takes it back', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await openScreen(page, '/en/offerings');
  await page.getByRole('link', { name: 'Roll over' }).click();
  await page.getByRole('heading', { level: 1, name: 'Roll-over of a term' }).waitFor();
  await page.getByLabel('Into term').click();
  await page.getByRole('option', { name: next.en }).click();
  await page.getByText(/Drafts to be created: \d+ of \d+/).waitFor();
  await page.getByRole('checkbox', { name: 'Rooms' }).uncheck();
  await page.getByText(/Drafts to be created: \d+ of \d+/).waitFor();
  await settled(page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  await page.getByRole('button', { name: 'Create the drafts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create the drafts' }).click();
  await page.getByRole('dialog', { name: /^Make \d+ drafts\?$/ }).waitFor({ state: 'detached' });
  const report = page.getByRole('dialog', { name: new RegExp(`Roll-over: .* → ${next.en}`) });
  await report.getByText(/Drafts created: [1-9]\d*\./).waitFor({ timeout: 30_000 });
  await settled(page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await report.getByRole('link', { name: 'Review the drafts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Course planning' }).waitFor();
  await page.getByRole('button', { name: /^Draft [1-9]/ }).waitFor();

  await openScreen(page, '/en/offerings/roll-over');
  await page.getByRole('button', { name: new RegExp(`→ ${next.en}`) }).click();
  await report.getByRole('button', { name: 'Undo the roll-over' }).click();
  const asking = page.getByRole('dialog', { name: 'Undo the whole roll-over?' });
  await asking.getByText(/Drafts: [1-9]/).waitFor();
  await asking.getByRole('button', { name: 'Undo the roll-over' }).click();
  await report.getByText(/courses taken back: [1-9]/).waitFor({ timeout: 30_000 });
  await report.getByRole('button', { name: 'History' }).click();
  await page.getByText(/undoes the roll-over of \d+ courses/).waitFor();
});

it('what a term needs is counted, opened by its students, and made into drafts', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await openScreen(page, `/en/offerings/needs?term=${term}`);
  const number = page.getByRole('button', { name: /^Seats needed: \d+ student/ }).first();
  const count = Number(await number.textContent());
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await number.click();
  const students = page.getByRole('dialog', { name: /who needs it/ });
  await students.locator('tbody tr').first().waitFor();
  expect(await students.locator('tbody tr').count()).toBe(Math.min(count, 50));
  expect(await faultsOfScreen(office, 'en')).toEqual([]);
  await students.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download XLSX' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^offerings-needs-.*\.xlsx$/);

  await page.getByRole('button', { name: 'Create all that are missing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create drafts of the missing courses?' });
  await dialog.getByText(/Drafts to be created: [1-9]/).waitFor();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText(/Drafts created: [1-9]\d*\. There already: 0/).waitFor({ timeout: 30_000 });
  await page
    .getByRole('link', { name: /Open the course/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Create all that are missing' }).click();
  await dialog.getByText('No course is missing.').waitFor();
});
