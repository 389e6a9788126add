import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen } from './support/settled.ts';

const here = openPortal(async () => {});

it('a student books a free time and cancels it; a specialist adds hours to the week', async () => {
  const student = await here.visitors.page('student');
  await openScreen(student.page, '/en/cabinet-specialist');
  expect(await faultsOfScreen(student, 'en')).toEqual([]);
  await student.page.getByRole('button', { name: 'Doctor' }).click();
  await student.page.getByRole('link', { name: 'Әлімқұлова Әйгерім' }).click();
  await student.page.getByRole('button', { name: '15:00' }).first().click();
  await student.page.getByLabel('What it is about').fill('My throat');
  await student.page.getByRole('dialog').getByRole('button', { name: 'Book' }).click();
  await student.page.getByText('Your appointment is booked').waitFor();
  await student.page.getByText('My throat').waitFor();
  expect(await faultsOfScreen(student, 'en')).toEqual([]);

  await student.page.getByRole('button', { name: 'Cancel the appointment' }).click();
  const dialog = student.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await dialog.getByText('Fill in').waitFor();
  await dialog.getByLabel('Reason').fill('It is better');
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await student.page.getByText('The appointment is cancelled').waitFor();

  const specialist = await here.visitors.page('specialist');
  await openScreen(specialist.page, '/en/cabinet-specialist?tab=hours');
  await specialist.page.getByRole('button', { name: 'Add hours' }).click();
  await specialist.page.getByLabel('To', { exact: true }).fill('09:00');
  await specialist.page.getByRole('button', { name: 'Save' }).click();
  await specialist.page.getByText('The end has to be after the beginning.').waitFor();
  // The browser complains of every refusal.
  specialist.complaints.length = 0;
  await specialist.page.getByLabel('From', { exact: true }).fill('08:00');
  await specialist.page.getByRole('button', { name: 'Save' }).click();
  await specialist.page.getByText('08:00–09:00').waitFor();
  expect(await faultsOfScreen(specialist, 'en')).toEqual([]);
  // On a phone, where the tabs are wider than the screen, the chosen one is in sight.
  await openScreen(specialist.page, '/kk/cabinet-specialist?tab=absences');
  const tab = (await specialist.page.getByRole('tab', { selected: true }).boundingBox())!;
  expect(tab.x + tab.width).toBeLessThanOrEqual(360);
});
