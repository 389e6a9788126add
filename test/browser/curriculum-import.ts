import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();
const file = (text: string) => ({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

it('the office takes the template, is told what is wrong with its file, mends it and imports it', async () => {
  const office = await here.visitors.page('office');
  const { page } = office;
  await openScreen(page, '/en/curriculum/rooms');
  await page.getByRole('button', { name: 'Import from a file' }).click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rooms.csv');
  await dialog.getByText('Columns of the file').click();
  await dialog.getByRole('cell', { name: 'building', exact: true }).waitFor();
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  const pick = (text: string) => dialog.locator('input[type=file]').setInputFiles(file(text));
  await pick('code;building;capacity\nIMP-1;Main;30\nIMP-2;Main;many\n');
  await dialog.getByText('“many” is not a number.').waitFor();
  expect(await dialog.getByRole('row').filter({ hasText: 'capacity' }).textContent()).toContain('3');
  expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  await settled(page);
  expect(await faultsOfScreen(office, 'en')).toEqual([]);

  await pick('code;building;capacity\nIMP-1;Main;30\nIMP-2;Main;40\n');
  await dialog.getByText('No errors. Nothing has been changed yet.').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Done. The file is imported.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill('IMP-2');
  await page.getByText('IMP-2', { exact: true }).waitFor();
  expect(await page.getByText('IMP-1', { exact: true }).count()).toBe(0);
});
