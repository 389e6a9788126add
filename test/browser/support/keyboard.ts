import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the element has the focus, as somebody without a mouse does; answers how often. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let step = 0; step < 200; step++) {
    if (await target.evaluate(element => element === document.activeElement)) return step;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}
