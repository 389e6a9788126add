import { expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();

it('an administrator connects a program, hands its key over, sees its calls, and voids the key', async () => {
  const admin = await here.visitors.page('admin');
  const { page } = admin;
  await openScreen(page, '/en/third_party_apis');
  await page.getByRole('button', { name: 'Add a connection' }).first().click();
  await page.getByLabel('Name').fill('Library of the university');
  await page.getByLabel('Direction').click();
  await page.getByRole('option', { name: 'To the portal' }).click();
  await page.getByLabel('With the rights of').click();
  await page.getByRole('option', { name: 'Registrar’s office' }).click();
  await page.getByLabel('Calls allowed').fill('curriculum/disciplines/');
  await page.getByRole('option', { name: 'GET /curriculum/disciplines/', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(await faultsOfScreen(admin, 'en')).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Library of the university' }).click();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await settled(page);

  const call = () =>
    client(here.portal.url).call('GET', '/curriculum/disciplines/?page_size=1', {
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await call()).status).toBe(200);
  // It was looked at as a phone shows it, where rows are cards.
  await page.setViewportSize({ width: 1360, height: 900 });
  await expect
    .poll(async () => {
      await page.reload();
      const row = page.getByRole('row', { name: /GET \/curriculum\/disciplines\// });
      await row.waitFor({ timeout: 5000 }).catch(() => undefined);
      return row.count();
    })
    .toBe(1);
  expect(await page.content()).not.toContain(key);
  expect(await faultsOfScreen(admin, 'en')).toEqual([]);

  await page.getByRole('button', { name: 'Replace the key' }).click();
  await page.getByLabel('Hours that the former one stays valid').fill('0');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByRole('dialog', { name: 'The key is shown only now' }).waitFor();
  expect((await call()).status).toBe(401);
});
