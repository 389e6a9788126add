import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { TestPortal } from '../../support/portal.ts';
import { launchBrowser } from './browser.ts';
import { startDemoPortal } from './portal.ts';
import { visitorsOf, type Visitors } from './visitors.ts';

/** What the tests of a file meet: the demo portal, a browser, and people at it. */
export interface Opening {
  portal: TestPortal;
  browser: Browser;
  visitors: Visitors;
}

/**
 * Opens a demo portal and a browser before the tests of the file and closes both after them: `const here = openPortal();`, in a test
 * `await here.visitors.page('student')`. `prepare` makes what the tests begin with.
 */
export function openPortal(prepare?: (here: Opening) => Promise<unknown>): Opening {
  const here = {} as Opening;
  beforeAll(async () => {
    [here.portal, here.browser] = await Promise.all([startDemoPortal(), launchBrowser()]);
    here.visitors = visitorsOf(here.browser, here.portal.url);
    await prepare?.(here);
  });
  afterAll(async () => {
    await here.browser?.close();
    await here.portal?.stop();
  });
  return here;
}
