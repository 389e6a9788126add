import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tabTo } from './support/keyboard.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

/**
 * A leave of absence, from the form to the last signature, returned once: nobody reloads, and the form is filled in
 * without a mouse. Then the auditor replays it.
 */
const here = openPortal();

const comment = 'Please say who looks after your mother until June.';
const explanation = 'My mother is ill and needs care at home.';
const status = (page: Page, text: string) =>
  page.locator('.page-header .app-status', { hasText: text }).waitFor({ timeout: 20_000 });

/** Withdraws the leave that the demo's student has asked for already: one may be open at a time. */
async function withdrawEarlier(page: Page): Promise<void> {
  await openScreen(page, '/en/coo');
  await page
    .getByRole('row', { name: /Academic leave/ })
    .getByRole('link')
    .first()
    .click();
  await status(page, 'In review');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Why you withdraw it').fill('I write a better one');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await status(page, 'Withdrawn');
}

/** The form by keyboard alone, from the list of what can be applied for to the button that sends it. */
async function fillInByKeyboard(page: Page): Promise<void> {
  const to = (label: string) => tabTo(page, page.getByLabel(label));
  page.on(
    'filechooser',
    picker =>
      void picker.setFiles({
        name: 'certificate.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\nA certificate'),
      }),
  );
  await tabTo(page, page.getByRole('link', { name: 'Fill in: Academic leave' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Academic leave' }).waitFor();
  await page.getByLabel('Reason').waitFor();
  await to('Reason');
  await page.keyboard.type('Fam');
  await to('From which term');
  await page
    .getByRole('option', { name: /semester/ })
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByLabel('First day of the leave').inputValue(), { timeout: 15_000 }).not.toBe('');
  await to('Last day of the leave');
  await page.keyboard.type('12312027');
  await tabTo(page, page.getByRole('button', { name: /choose from your device/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Download certificate.pdf' }).waitFor();
  await to('Explanation');
  await page.keyboard.type(explanation);
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await sendByKeyboard(page, 'Send');
}

/** Check, agree, send. */
async function sendByKeyboard(page: Page, verb: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Check and send' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check it before you send' }).waitFor();
  await tabTo(page, page.getByLabel('I have read this and agree'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: verb, exact: true }));
  await page.keyboard.press('Enter');
  await status(page, 'In review');
}

/** Finds the application in the queue by its number and opens it. */
async function openInQueue(page: Page, number: string): Promise<void> {
  await openScreen(page, '/en/coo_review');
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('heading', { name: 'Your decision' }).waitFor();
}
const decide = async (page: Page, button: string, says: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('.toast', { hasText: says }).first().waitFor();
};

it('a student asks for a leave, corrects what came back, and gets it signed; the auditor replays it', async () => {
  const student = await here.visitors.page('student');
  await withdrawEarlier(student.page);
  await openScreen(student.page, '/en/coo');
  await fillInByKeyboard(student.page);
  const number = /\d{4}-\d{5}/.exec(await student.page.locator('.page-header').innerText())![0];
  const uid = new URL(student.page.url()).pathname.split('/').at(-1)!;

  // The advisor returns it; a return needs a comment.
  const advisor = await here.visitors.page('advisor');
  await openInQueue(advisor.page, number);
  await advisor.page.getByText(explanation).waitFor();
  await advisor.page.getByRole('button', { name: 'Return for correction', exact: true }).click();
  await advisor.page.locator('.field-text.invalid').waitFor();
  await advisor.page.getByLabel('Comment').fill(comment);
  await decide(advisor.page, 'Return for correction', 'Returned for correction');

  // The student sees it at once, with what to correct, and sends it again.
  await status(student.page, 'Returned');
  await student.page.getByText(comment).first().waitFor();
  await student.page.getByRole('link', { name: 'Correct and send' }).click();
  await student.page.getByLabel('Explanation').fill(`${explanation} My sister does until June.`);
  await sendByKeyboard(student.page, 'Send again');

  // Advisor; head of department and finance office side by side; the office.
  await decide(advisor.page, 'Approve', 'Approved');
  for (const login of ['teacher', 'fin_office', 'office']) {
    const { page } = await here.visitors.page(login);
    await openInQueue(page, number);
    await decide(page, 'Approve', 'Approved');
  }
  await status(student.page, 'Approved');
  await student.page.getByText('The order is signed.').waitFor();

  await replay(uid);
  // A refusal that was shown (the return without a comment) stands in the browser's console as a failed call.
  expect(student.complaints).toEqual([]);
}, 300_000);

/** The auditor looks at the application as of its return, by the slider. */
async function replay(uid: string): Promise<void> {
  const { page, complaints } = await here.visitors.page('auditor');
  await openScreen(page, `/en/audit/history/student_application-${uid}`);
  await page.getByRole('heading', { name: 'Then and now' }).waitFor();
  await settled(page);
  const events = await page.locator('main ol > li').allInnerTexts();
  const returned = events.length - events.findIndex(text => text.includes(comment));
  expect(returned).toBeLessThan(events.length);
  const slider = page.getByRole('slider', { name: 'Moment in time' });
  await slider.focus();
  for (let version = events.length; version > returned; version--) await page.keyboard.press('ArrowLeft');
  await page.getByText(`event ${returned} of ${events.length}`, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Then and now' }).getByText(explanation, { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
}
