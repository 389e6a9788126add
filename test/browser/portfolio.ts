import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();

it('a student adds an achievement with a proof, the office accepts it, and others see it once it is shown', async () => {
  const student = await here.visitors.page('student');
  const { page } = student;
  await openScreen(page, '/en/portfolio');
  await page.getByRole('button', { name: 'Add an achievement' }).click();
  await page.getByRole('menuitem', { name: /Volunteering/ }).click();
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page
    .getByText(/^Please fill in: /)
    .first()
    .waitFor();
  await page.getByLabel('Project').fill('Library on wheels');
  await page.getByLabel('Hours').fill('24');
  await page.getByLabel('What you did').fill('Read to children in three villages.');
  await page.getByLabel('Date').fill('2026-10-03');
  await page.locator('input[type=file]').setInputFiles({
    name: 'thanks.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 a letter of thanks'),
  });
  await page.getByRole('link', { name: /thanks.pdf/ }).waitFor();
  expect(await faultsOfScreen(student, 'en')).toEqual([]);
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page.getByRole('heading', { name: 'Library on wheels' }).waitFor();

  const office = await here.visitors.page('office');
  await openScreen(office.page, '/en/portfolio_review?q=Кузнецова');
  await office.page.getByRole('button', { name: /Кузнецова Дарья/ }).click();
  const card = office.page.getByRole('listitem').filter({ hasText: 'Library on wheels' });
  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  await office.page
    .getByRole('status')
    .filter({ hasText: 'Accepted' })
    .or(office.page.getByRole('alert').filter({ hasText: 'Accepted' }))
    .first()
    .waitFor();
  await settled(office.page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  await openScreen(page, '/en/user-settings/profile_portfolio');
  const mine = page.getByRole('listitem').filter({ hasText: 'Library on wheels' });
  await mine.getByRole('button', { name: 'Show in my profile' }).click();
  await mine.getByRole('button', { name: 'Hide' }).waitFor();
  const { uid } = await page.evaluate(async () => (await (await fetch('/api/v1/user/my_roles/')).json()).profile);

  const teacher = await here.visitors.page('teacher');
  await openScreen(teacher.page, `/en/user-settings/profile_portfolio?profile=${uid}`);
  await teacher.page.getByRole('heading', { name: 'Library on wheels' }).waitFor();
  expect(await faultsOfScreen(teacher, 'en')).toEqual([]);
});
