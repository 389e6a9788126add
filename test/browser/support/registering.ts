import type { Locator, Page } from 'playwright-core';
import { tabTo } from './keyboard.ts';

/** What a student does on the registration screen, in English. */

/** A course in the list; in the week its lessons begin with its name, too. */
export const courseInList = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: /^Courses/ })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();

/** From one tab stop to a button of the list or of the week by arrow keys. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  const key = await target.getAttribute('data-rove');
  const group = target.locator('xpath=ancestor::*[@role="group"][.//*[@data-rove and @tabindex="0"]][1]');
  await tabTo(page, group.locator('[data-rove][tabindex="0"]'));
  await page.keyboard.press('Home');
  for (let step = 0; step < 300; step++) {
    const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['rove']);
    if (at === key) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('The arrow keys do not lead there.');
}

/** Finds a course in the list, wherever it stands, opens it and waits until its sections stand in the week. */
export async function openListed(page: Page, name: string, { keyboard = false } = {}): Promise<void> {
  const course = courseInList(page, name);
  const search = page.getByRole('searchbox');
  if (keyboard) {
    await tabTo(page, search);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(name);
  } else await search.fill(name);
  await course.waitFor();
  if (keyboard) {
    await arrowTo(page, course);
    await page.keyboard.press('Enter');
  } else await course.click();
  await page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).waitFor();
}

/** Picks one free section of each load type of the first stream that has them, without a clash, and registers. */
export async function chooseCourse(page: Page, name: string, { keyboard = false } = {}): Promise<void> {
  await openListed(page, name, { keyboard });
  const register = page.getByRole('button', { name: 'Register', exact: true });
  await register.waitFor();
  await pickSections(page, isFree, { keyboard });
  if (keyboard) {
    await tabTo(page, register);
    await page.keyboard.press('Enter');
  } else await register.click();
  await page.getByText(`You are registered: ${name}`).waitFor();
}

export const isFree = (section: string): boolean => !/no seats|clash:/.test(section);

/** Picks in the week one section of each load type, all of one stream, whose words are as wanted; `rather`: any other where there is none. */
export async function pickSections(
  page: Page,
  wanted: (section: string) => boolean,
  {
    keyboard = false,
    rather = false,
    click = (button: Locator) => button.click(),
  }: { keyboard?: boolean; rather?: boolean; click?: (button: Locator) => Promise<void> } = {},
): Promise<void> {
  const blocks = page.locator('li button[data-rove][aria-pressed]:visible');
  await blocks.first().waitFor();
  const sections = await blocks.evaluateAll(buttons =>
    buttons.map(button => ({
      key: (button as HTMLElement).dataset['rove']!,
      words: button.querySelector('.visually-hidden')!.textContent,
      picked: button.getAttribute('aria-pressed') === 'true',
    })),
  );
  const kindOf = ({ words }: { words: string }): string =>
    /^(Lecture|Practice|Laboratory|Guided self-study|Self-study)/.exec(words)![1]!;
  const streamOf = ({ words }: { words: string }): string => /Stream \d+/.exec(words)?.[0] ?? '';
  for (const stream of new Set(sections.map(streamOf))) {
    const ofStream = sections.filter(section => streamOf(section) === stream);
    const kinds = [...new Set(ofStream.map(kindOf))];
    const found = kinds.map(kind => {
      const open = ofStream.filter(section => kindOf(section) === kind);
      return open.find(({ words }) => wanted(words)) ?? (rather ? open[0] : undefined);
    });
    if (!found.every(section => section !== undefined)) continue;
    for (const { key, picked } of found) {
      if (picked) continue;
      const button = page.locator(`li button[aria-pressed][data-rove="${key}"]:visible`);
      if (keyboard) {
        await arrowTo(page, button);
        await page.keyboard.press('Enter');
      } else await click(button);
    }
    return;
  }
  throw new Error(`No stream of the course has sections as wanted: ${sections.map(({ words }) => words).join(' | ')}`);
}

/** The sections of the open course as a list of radio buttons. */
export async function lessonList(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Streams and lessons' }).click();
  return page.getByRole('tabpanel', { name: 'Streams and lessons' }).getByRole('table').first();
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

export async function sendToAdvisor(page: Page, { keyboard = false } = {}): Promise<void> {
  const send = page.getByRole('button', { name: 'Send to advisor' });
  if (keyboard) {
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Send to advisor' }));
    await page.keyboard.press('Enter');
  } else {
    await send.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send to advisor' }).click();
  }
  await page.getByText('The card was sent to your advisor').waitFor();
}

/** "21 of 30 credits". */
export const credits = async (page: Page): Promise<string> => page.getByText(/^\d+ of \d+ credits$/).innerText();
