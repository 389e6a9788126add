import { gradient } from '@portal/platform/records/demo.ts';
import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();

it('a student founds a club with a picture, the moderator opens it, a teacher joins it', async () => {
  const student = await here.visitors.page('student');
  const { page } = student;
  await openScreen(page, '/en/stud-clubs/create');
  const picture = (width: number, height: number) => ({
    name: 'header.png',
    mimeType: 'image/png',
    buffer: gradient(width, height, [20, 40, 90], [90, 160, 200]),
  });
  await page.locator('input[type=file]').setInputFiles(picture(200, 100));
  await page.getByText('The picture “header.png” is too small').waitFor();
  // The browser complains of every refusal.
  student.complaints.length = 0;
  await page.locator('input[type=file]').setInputFiles(picture(900, 300));
  await page.getByRole('link', { name: 'header.png' }).waitFor();
  await page.getByLabel('Name: English').fill('Astronomy club');
  await page.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Science and technology' }).click();
  await page.getByLabel('Aim: English').fill('We look at the sky on clear nights.');
  expect(await faultsOfScreen(student, 'en')).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Astronomy club' }).waitFor();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText('In review').first().waitFor();

  const moderator = await here.visitors.page('social');
  await openScreen(moderator.page, '/en/stud-clubs/reg-requests');
  await moderator.page.getByRole('searchbox').fill('Astronomy');
  const row = moderator.page.getByRole('row', { name: /Astronomy club/ });
  await row.getByRole('button', { name: 'Approve' }).click();
  await settled(moderator.page);
  await page.getByText('Open', { exact: true }).first().waitFor();

  const teacher = await here.visitors.page('teacher');
  await openScreen(teacher.page, '/en/stud-clubs');
  const card = teacher.page.getByRole('listitem').filter({ hasText: 'Astronomy club' });
  await card.getByRole('button', { name: 'Join' }).click();
  await teacher.page.getByText('Request sent').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await settled(page);
  await teacher.page.reload();
  await card.getByText('Member', { exact: true }).waitFor();
  await settled(teacher.page);
  expect(await faultsOfScreen(teacher, 'en')).toEqual([]);
});
