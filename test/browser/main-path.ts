import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPortal } from './support/opening.ts';
import { chooseCourse, credits, dropCourse, sendToAdvisor } from './support/registering.ts';
import { openScreen, settled } from './support/settled.ts';
import type { Visit } from './support/visitors.ts';

/** The portal's main job, by hand, with the pages of student and advisor open side by side: nobody reloads. */
const here = openPortal();

const comment = 'Project Management instead of History, please: you need it for your diploma.';
const status = (page: Page, text: string) =>
  page.locator('.page-header').getByText(text, { exact: true }).waitFor({ timeout: 15_000 });

it('a student registers, the advisor returns the card, the student mends it, the advisor approves, the auditor replays it', async () => {
  const student = await here.visitors.page('student');
  await openScreen(student.page, '/en/online-registration-for-courses');
  await status(student.page, 'Not started');

  // By keyboard alone, from the list through the week to the advisor.
  await chooseCourse(student.page, 'Computer Networks', { keyboard: true });
  await status(student.page, 'Choosing courses');
  for (const name of ['Fundamentals of Law and Anti-Corruption Culture', 'Machine Learning', 'History of Kazakhstan'])
    await chooseCourse(student.page, name, { keyboard: true });
  expect(await credits(student.page)).toBe('20 of 30 credits');
  await sendToAdvisor(student.page, { keyboard: true });
  await status(student.page, 'Sent to the advisor');
  await student.page.getByText(/cannot be changed/).waitFor();

  // The advisor goes through the queue card by card, then finds this one in it and returns it.
  const advisor = await here.visitors.page('advisor');
  await openScreen(advisor.page, '/en/adviser/online-registration-for-courses');
  await advisor.page.locator('tbody').getByRole('link').first().click();
  const first = await advisor.page.getByRole('heading', { level: 1 }).textContent();
  await advisor.page.getByRole('link', { name: 'Next card' }).click();
  await expect.poll(() => advisor.page.getByRole('heading', { level: 1 }).textContent()).not.toBe(first);
  await advisor.page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
  await advisor.page.getByRole('searchbox').fill('Кузнецова Дарья');
  await expect.poll(() => advisor.page.getByRole('row').count()).toBe(2);
  await advisor.page.getByRole('link', { name: 'Кузнецова Дарья' }).click();
  const card = advisor.page.url();
  // Opening it begins the review. A decision is held, can be taken back, and takes effect after ten seconds.
  await status(advisor.page, 'In review');
  await status(student.page, 'In review');
  await advisor.page.getByRole('button', { name: /^Return/ }).click();
  const dialog = advisor.page.getByRole('dialog');
  await dialog.getByLabel('Comment').fill('Not this one');
  await dialog.getByRole('button', { name: /^Return/ }).click();
  await advisor.page.getByRole('button', { name: 'Undo' }).click();
  await advisor.page.waitForURL(card);
  await advisor.page.getByRole('button', { name: /^Return/ }).click();
  await dialog.getByLabel('Comment').fill(comment);
  await dialog.getByRole('button', { name: /^Return/ }).click();
  await status(student.page, 'Returned');
  await openScreen(advisor.page, card.slice(card.indexOf('/en/')));
  await status(advisor.page, 'Returned');

  // The student sees it at once, drops a course, takes another and sends again.
  await student.page.getByText(comment).waitFor({ timeout: 15_000 });
  await status(student.page, 'Returned');
  await dropCourse(student.page, 'History of Kazakhstan');
  await chooseCourse(student.page, 'Project Management');
  await status(student.page, 'Changed');
  await sendToAdvisor(student.page);

  // So does the advisor, who approves.
  await status(advisor.page, 'In review');
  await advisor.page.getByRole('tabpanel').getByText('Project Management').first().waitFor();
  await advisor.page.getByRole('button', { name: /^Approve/ }).click();
  // Who leaves the page has decided: it is sent at once.
  await openScreen(advisor.page, card.slice(card.indexOf('/en/')));
  await status(advisor.page, 'Approved');
  await status(student.page, 'Approved');

  await replay(await here.visitors.page('auditor'));
  expect([student, advisor].flatMap(visit => visit.complaints)).toEqual([]);
}, 180_000);

/** The auditor finds the card by the student's name and looks at it as of the rejection, by the slider. */
async function replay({ page, complaints }: Visit): Promise<void> {
  await openScreen(page, '/en/audit/history');
  await page.getByRole('combobox', { name: /^Person, course/ }).fill('Кузнецова Дарья');
  await page
    .getByRole('option', { name: /Кузнецова Дарья/ })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Registration card/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Then and now' }).waitFor();
  await settled(page);
  await page.getByText(comment).first().waitFor();

  const events = await page.locator('main ol > li').allInnerTexts();
  const rejected = events.length - events.findIndex(text => text.includes(comment));
  const slider = page.getByRole('slider', { name: 'Moment in time' });
  await slider.focus();
  for (let version = events.length; version > rejected; version--) await page.keyboard.press('ArrowLeft');
  await page.getByText(`event ${rejected} of ${events.length}`, { exact: true }).waitFor();
  const then = page.getByRole('region', { name: 'Then and now' });
  await then.getByRole('row', { name: /returned.*approved/ }).waitFor();
  expect(await then.getByRole('row', { name: /History of Kazakhstan/ }).count()).toBe(1);
  expect(await then.getByRole('row', { name: /Project Management/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
}
