import { launchBrowser } from '../test/browser/support/browser.ts';
import { visitorsOf } from '../test/browser/support/visitors.ts';
import { Hand } from './support/hand.ts';
import { onDemoPortal } from './support/demo-portal.ts';
import { machine, printTable } from './support/report.ts';
import { tasks } from './support/tasks.ts';

/**
 * `npm run bench:tasks [-- address]`: what a student, an advisor and an auditor do at the demo university: how many clicks and keys each task takes,
 * how many pixels are scrolled to what is clicked, and how long it takes somebody who does not have to think. Of a portal that runs already where its
 * address is given; it should have been made anew, because the tasks change it.
 */
const [running] = process.argv.slice(2);
const screens = { laptop: { width: 1360, height: 900 }, phone: { width: 360, height: 740 } };

await onDemoPortal(running, measure);
process.exit();

async function measure(origin: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const people = visitorsOf(browser, origin);
    const rows: Record<string, string | number>[] = [];
    for (const { name, login, on, open, run, before } of tasks) {
      try {
        await before?.(origin);
        const { page } = await people.page(login, { viewport: screens[on] });
        await open(page);
        const hand = new Hand(page);
        await run(hand);
        const { pixels, ...effort } = hand.effort;
        rows.push({ task: name, on, ...effort, 'pixels scrolled': pixels });
        await page.close();
      } catch (error) {
        process.exitCode = 1;
        console.error(`${name}, ${on}: ${(error as Error).message}`);
      }
    }
    printTable(`What people do (${machine()})`, rows);
  } finally {
    await browser.close();
  }
}
