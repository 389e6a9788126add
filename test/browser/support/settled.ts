import type { Page, Request } from 'playwright-core';

/** Opens an address and waits until the screen stands: its h1 is there, nothing is loading and no call is on its way. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await withoutCalls(page, () => page.goto(address, { waitUntil: 'commit' }));
}

/** Shows the same screen in another language without loading the page anew, as its language menu does. */
export async function turnTo(page: Page, address: string): Promise<void> {
  await withoutCalls(page, async () => {
    await page.evaluate(to => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    // Titles may be the same in two languages.
    await page.waitForFunction(locale => document.documentElement.lang === locale, address.split('/')[1]);
  });
}

/** Calls of the screen before, which end while this one opens, are not counted. */
async function withoutCalls(page: Page, act: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  page.on('request', request => pending.add(request));
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  await act();
  await settled(page, () => pending.size === 0);
}

/** Waits until an h1 is there and no skeleton or progress line is left; `quiet` may add a condition. */
export async function settled(page: Page, quiet: () => boolean = () => true): Promise<void> {
  await page.waitForSelector('h1', { state: 'attached' });
  for (let calm = 0; calm < 2;) {
    const busy = await page.evaluate(
      () => document.querySelector('.skeletons, .splash, .progress, [aria-busy="true"]') !== null,
    );
    calm = !busy && quiet() ? calm + 1 : 0;
    await page.waitForTimeout(20);
  }
}
