import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();

it('the office adds a group, moves a student into it and is told who stands in the way of its removal', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await openScreen(page, '/en/people/groups');
  await page.getByRole('button', { name: 'Add a student group' }).click();
  await page.getByLabel('Code').fill('SE-99');
  await page.getByLabel('Program').fill('software');
  await page.getByRole('option').first().click();
  await page.getByLabel('Entry year').fill('2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('SE-99').first().waitFor();
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  const another = await here.visitors.page('office');
  const people = another.page;
  await openScreen(people, '/en/people/students');
  const students = people.getByRole('row').filter({ hasText: 'SE-' });
  await students.first().getByRole('button').first().click();
  await people.getByRole('dialog').getByLabel('Group').fill('SE-99');
  await people.getByRole('option', { name: 'SE-99' }).click();
  await people.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await people.getByRole('row').filter({ hasText: 'SE-99' }).waitFor();
  await settled(people);
  expect(await faultsOfScreen(another, 'en')).toEqual([]);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'SE-99' });
  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText(/students: 1/i).waitFor();
});
