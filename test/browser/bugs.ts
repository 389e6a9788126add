import { gradient } from '@portal/platform/records/demo.ts';
import { expect, it } from 'vitest';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

const here = openPortal();

it('a student reports a bug with a picture of the page and marks on it, an administrator takes it', async () => {
  const student = await here.visitors.page('student');
  const { page } = student;
  await openScreen(page, '/en/individual-plan');
  await page.getByRole('button', { name: /Account: / }).click();
  await page.getByRole('menuitem', { name: 'Report a bug' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a bug' });
  await dialog.getByLabel('What happened').fill('The plan is empty');
  await dialog.getByRole('button', { name: 'Picture of the page' }).click();
  const canvas = dialog.locator('canvas');
  await canvas.waitFor();
  const box = (await canvas.boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await page.mouse.up();
  // The page is on the picture, and the pen is: it is not of one colour.
  const colours = await canvas.evaluate((element: any) => {
    const { data } = element.getContext('2d').getImageData(0, 0, element.width, element.height);
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 400) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return seen.size;
  });
  expect(colours).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: 'Attach the picture' }).click();
  await dialog.getByRole('link', { name: 'page-1.jpg' }).waitFor();
  await dialog.getByText('/en/individual-plan').waitFor();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/Received under number/).waitFor();
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('heading', { level: 1, name: /The plan is empty/ }).waitFor();
  await page.getByRole('img', { name: 'page-1.jpg' }).waitFor();
  await settled(page);
  expect(await faultsOfScreen(student, 'en')).toEqual([]);

  const admin = await here.visitors.page('admin');
  await openScreen(admin.page, '/en/bugg-list');
  await admin.page.getByRole('searchbox').fill('plan is empty');
  const row = admin.page.getByRole('row', { name: /The plan is empty/ });
  await row.getByRole('button', { name: /^Take/ }).click();
  await settled(admin.page);
  await page.getByText('In work').first().waitFor();
});

it('a picture that an administrator chooses stands behind the log-in when that is next opened', async () => {
  const admin = await here.visitors.page('admin');
  await openScreen(admin.page, '/en/system-settings');
  await admin.page.getByRole('tab', { name: 'Look' }).click();
  const picture = {
    name: 'lake.png',
    mimeType: 'image/png',
    buffer: gradient(1200, 500, [20, 40, 90], [90, 160, 200]),
  };
  await admin.page.getByLabel('Upload a picture').setInputFiles(picture);
  await admin.page.getByRole('button', { name: 'Show on the log-in page: lake.webp' }).click();
  await admin.page.getByText('Shown now').waitFor();
  await settled(admin.page);
  expect(await faultsOfScreen(admin, 'en')).toEqual([]);

  const nobody = await here.visitors.page();
  const drawn = await (await fetch(`${here.portal.url}/en/user/log-in`)).text();
  expect(drawn).toContain('/api/v1/common/images/');
  await openScreen(nobody.page, '/en/user/log-in');
  const field = nobody.page.locator('.public-field');
  expect(await field.evaluate((element: any) => getComputedStyle(element).backgroundImage)).toContain(
    '/api/v1/common/images/',
  );
  expect(await faultsOfScreen(nobody, 'en')).toEqual([]);
});
