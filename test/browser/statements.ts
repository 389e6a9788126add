import type { StatementDetail } from '@portal/event-schemas/grades/statement-views.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen } from './support/settled.ts';
import type { Visit } from './support/visitors.ts';

let office: Client;
/** The retake that waits on the office's desk in the demo, and the sheet that it is of. */
let retake: string, sheet: string, student: string;
const here = openPortal(async ({ portal }) => {
  office = await client(portal.url, 'en').login('office');
  const { results } = (await office.get('/journals/statements/', { kind: 'retake' })).body;
  ({ uid: retake, sheet } = results[0]);
  student = (await statement(retake)).rows[0]!.student_name;
});
const statement = async (uid: string): Promise<StatementDetail> => {
  await here.portal.host.waitForReadModels(await here.portal.host.log.head(), 20_000);
  return (await office.get(`/journals/statements/${uid}/`)).body;
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page, text: string) => page.locator('.page-header').getByText(text, { exact: true }).waitFor();
/** Confirms the dialog that asks for the reason of an act. */
async function because(page: Page, act: string, reason: string): Promise<void> {
  await press(page, act);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
const see = async (visit: Visit, ...faultsOn: Visit[]): Promise<void> => {
  for (const one of [visit, ...faultsOn]) {
    expect(await faultsOfScreen(one, 'en')).toEqual([]);
    await one.page.setViewportSize({ width: 1366, height: 900 });
  }
};

it('a retake is sent back, filled in, approved, signed, registered, printed, and put right by a correction, while nobody reloads', async () => {
  const [teacher, clerk, admin] = await Promise.all(['teacher', 'office', 'admin'].map(one => here.visitors.page(one)));
  const at = (screen: string, uid: string) => `/en/${screen}/view?statement=${uid}`;
  await Promise.all([
    openScreen(teacher!.page, at('vedomosti', retake)),
    openScreen(clerk!.page, at('vedomosti-is-office', retake)),
  ]);
  await because(clerk!.page, 'Send back', 'The protocol says 70');

  await teacher!.page.getByText('Sent back: The protocol says 70').waitFor();
  await teacher!.page.getByRole('textbox', { name: `Exam: ${student}` }).fill('70');
  await see(teacher!, clerk!);
  await press(teacher!.page, 'Save the rows');
  await teacher!.page.getByText('The rows are saved').waitFor();
  await press(teacher!.page, 'Send for checking');

  await state(clerk!.page, 'in review');
  await press(clerk!.page, 'Approve');
  await press(teacher!.page, 'Sign');
  await press(clerk!.page, 'Sign and register');
  await state(teacher!.page, 'registered');
  const first = await statement(retake);
  expect(first).toMatchObject({ status: 'REGISTERED', rows: [{ exam: 7000 }] });
  await teacher!.page.getByRole('heading', { level: 1, name: `№ ${first.number}` }).waitFor();
  const [paper] = await Promise.all([
    teacher!.page.waitForEvent('download'),
    teacher!.page.getByRole('link', { name: 'Print (PDF)' }).click(),
  ]);
  expect(
    readFileSync(await paper.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await see(teacher!, clerk!);

  await because(clerk!.page, 'Correct', 'The protocol says 75');
  await clerk!.page.getByText('The protocol says 75').waitFor();
  const { correction } = await statement(retake);
  await clerk!.page.getByRole('textbox', { name: `Exam: ${student}` }).fill('75');
  await press(clerk!.page, 'Save the rows');
  await clerk!.page.getByText('The rows are saved').waitFor();
  await press(clerk!.page, 'Send for checking');
  await openScreen(admin!.page, at('vedomosti-is-office', correction!.uid));
  await press(admin!.page, 'Approve');
  await openScreen(teacher!.page, at('vedomosti', correction!.uid));
  await press(teacher!.page, 'Sign');
  await press(clerk!.page, 'Sign and register');
  await state(clerk!.page, 'registered');
  const second = await statement(correction!.uid);
  await openScreen(teacher!.page, at('vedomosti', retake));
  await teacher!.page.getByText(`Replaced by statement No. ${second.number}`).waitFor();
  await see(teacher!, clerk!);

  // Whoever holds the paper checks it: the valid one, the replaced one, and one that nobody has registered.
  const anybody = await here.visitors.page();
  await openScreen(anybody.page, `/en/check-statement?code=${second.check_code}`);
  await anybody.page.getByText('The statement is registered and valid').waitFor();
  await anybody.page.getByText(student).waitFor();
  await see(anybody);
  await anybody.page.getByLabel('Check code').fill(first.check_code!);
  await press(anybody.page, 'Check');
  await anybody.page.getByText(`Not valid: statement No. ${second.number} has replaced it`).waitFor();
  await anybody.page.getByLabel('Check code').fill('7K3QD-M9T4X-V2B8N-5HWRC');
  await press(anybody.page, 'Check');
  await anybody.page.getByRole('alert').getByText('There is no statement with this code').waitFor();
  expect(await anybody.page.getByText(student).count()).toBe(0);
  // The browser reports the refused check as a failed call.
  expect(anybody.complaints.splice(0)).toHaveLength(1);
  await see(anybody);
});

it('a statement that was drafted by mistake is discarded, and drafted again', async () => {
  const teacher = await here.visitors.page('teacher');
  const { page } = teacher;
  const draft = async (): Promise<string> => {
    await openScreen(page, `/en/final_grades/detail?sheet=${sheet}`);
    await page.getByLabel('Kind').selectOption('examination');
    await press(page, 'Draft a statement');
    await page.waitForURL(/vedomosti\/view\?statement=/);
    return new URL(page.url()).searchParams.get('statement')!;
  };
  const mistaken = await draft();
  await because(page, 'Discard the draft', 'Too early');
  await page.getByText('The draft was discarded: Too early').waitFor();
  await see(teacher);
  const again = await draft();
  expect(again).not.toBe(mistaken);
  const [one, other] = [await statement(mistaken), await statement(again)];
  expect(one).toMatchObject({ status: 'DISCARDED', number: null });
  expect(other).toMatchObject({ status: 'NOT_FILLED', rows: one.rows });
  await openScreen(page, '/en/vedomosti');
  await page.getByText('draft discarded').first().waitFor();
  await see(teacher);
});
