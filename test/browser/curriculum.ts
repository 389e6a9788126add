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
  const form = page.getByRole('dialog');
  await form.getByLabel('Code').fill('SE-99');
  await form.getByLabel('Program').fill('software');
  await page.getByRole('option', { name: /software/i }).click();
  await form.getByLabel('Entry year').fill('2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('SE-99').first().waitFor();
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  const another = await here.visitors.page('office');
  const people = another.page;
  await openScreen(people, '/en/people/students');
  const students = people.getByRole('row').filter({ hasText: 'SE-' });
  await students.first().getByRole('button').first().click();
  // The form has the name of the group by now.
  await people.getByRole('dialog').waitFor();
  await settled(people);
  const group = people.getByRole('dialog').getByRole('combobox', { name: 'Group' });
  await group.click();
  await group.press('ControlOrMeta+A');
  await group.pressSequentially('SE-99');
  await people.getByRole('option', { name: 'SE-99' }).click();
  await people.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await people.getByRole('row').filter({ hasText: 'SE-99' }).waitFor();
  await settled(people);
  expect(await faultsOfScreen(another, 'en')).toEqual([]);

  await page.setViewportSize({ width: 1360, height: 900 });
  await page.reload();
  await page.getByRole('searchbox').fill('SE-99');
  const row = page.getByRole('row').filter({ hasText: 'SE-99' });
  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText(/students: 1 \(/).waitFor();
});
