import type { Locator, Page } from 'playwright-core';
import { tabTo } from './keyboard.ts';

/** What a student does on the registration screen, in English. */

/** Picks one free lesson of each load type of the first stream that has them, without a clash, and registers. */
export async function chooseCourse(page: Page, name: string, { keyboard = false } = {}): Promise<void> {
  const press = async (target: Locator): Promise<void> => {
    if (!keyboard) return target.click();
    await tabTo(page, target);
    await page.keyboard.press((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
  };
  await press(page.getByRole('button', { name: new RegExp(`^${name}`) }).first());
  await page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).waitFor();
  const register = page.getByRole('button', { name: 'Register', exact: true });
  await register.waitFor();
  for (const lesson of await lessonsWithoutClash(page)) await press(lesson);
  await press(register);
  await page.getByText(`You are registered: ${name}`).waitFor();
}

/** One lesson of each load type that has a seat and overlaps with nothing, all of one stream. */
async function lessonsWithoutClash(page: Page): Promise<Locator[]> {
  const streams = page.getByRole('tabpanel').getByRole('table');
  for (const stream of await streams.all()) {
    const rows = await stream
      .locator('tbody tr')
      .filter({ hasNotText: 'Overlaps with' })
      .filter({ hasNotText: /(^|\s)0 of \d+/ })
      .all();
    const byKind = new Map<string, Locator>();
    for (const row of rows) {
      const radio = row.getByRole('radio');
      const kind = (await radio.getAttribute('name'))!;
      if (!byKind.has(kind)) byKind.set(kind, radio);
    }
    const kinds = new Set(
      await stream.getByRole('radio').evaluateAll(radios => radios.map(radio => (radio as HTMLInputElement).name)),
    );
    if (byKind.size === kinds.size) return [...byKind.values()];
  }
  throw new Error('Every stream of the course is full or overlaps.');
}

export async function dropCourse(page: Page, name: string): Promise<void> {
  await page
    .locator('li')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .getByRole('button', { name: 'Drop', exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop', exact: true }).click();
  await page.getByText(`Course dropped: ${name}`).waitFor();
}

export async function sendToAdvisor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send to advisor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send to advisor' }).click();
  await page.getByText('The card was sent to your advisor').waitFor();
}

/** "21 of 30 credits". */
export const credits = async (page: Page): Promise<string> => page.getByText(/^\d+ of \d+ credits$/).innerText();
