import type { CellView, JournalStudent, SessionView } from '@portal/event-schemas/journals/views.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { faultsOfScreen } from './support/faults.ts';
import { openPortal } from './support/opening.ts';
import { openScreen, settled } from './support/settled.ts';

let teacher: Client;
/** A journal with marks, the last class of it that can be filled in now, and its students as the grid shows them. */
let journal: string, session: SessionView, column: number, students: JournalStudent[];
const here = openPortal(async ({ portal }) => {
  teacher = await client(portal.url, 'en').login('teacher');
  const { results } = (await teacher.get('/journals/electronic_journal/', { is_own: true, page_size: 100 })).body;
  for (const { uid } of results) {
    const { marks } = (await teacher.get(`/journals/description_detail/${uid}/`)).body;
    const sessions: SessionView[] = (await teacher.get('/journals/date_detail/', { journal: uid })).body;
    const last = sessions.findLastIndex(({ closed }) => closed === null);
    if (marks.kind !== 'percent' || last < 0) continue;
    [journal, column, session] = [uid, last, sessions[last]!];
    students = (await teacher.get('/journals/student_detail/', { journal })).body;
    return;
  }
  throw new Error('The demo teacher has no journal with marks and an open class.');
});
beforeAll(async () => {
  for (const { student } of students) await write(student, { mark: null, missed: false });
});

const cellUid = (student: string): string => `${session.uid}.${student}`;
async function write(student: string, body: object): Promise<void> {
  const answer = await teacher.put(`/journals/edit_mark/${cellUid(student)}/`, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
async function kept(): Promise<Map<string, CellView>> {
  await here.portal.host.waitForReadModels(await here.portal.host.log.head(), 20_000);
  const cells: CellView[] = (await teacher.get('/journals/mark_detail/', { journal, session: session.uid })).body;
  return new Map(cells.map(cell => [cell.student, cell]));
}
const cellOf = (page: Page, row: number): Locator => page.locator(`[data-cell="${row}-${column}"]`);
const waitFor = (cell: Locator, text: string): Promise<void> =>
  cell
    .filter({ hasText: new RegExp(`^${text}$`) })
    .filter({ hasNot: cell.page().getByRole('img') })
    .waitFor();
/** What a spreadsheet puts on the clipboard, pasted into the cell that has the focus. */
const paste = (cell: Locator, text: string): Promise<void> =>
  cell.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

it('a teacher fills in a class by keyboard, pastes a block with a bad cell, and takes back', async () => {
  const visit = await here.visitors.page('teacher');
  const { page } = visit;
  await openScreen(page, `/en/e-journal/detail?uid=${journal}`);
  await page.getByLabel('Letter: absent').fill('a');
  await page.getByLabel('Letter: absent').blur();
  await cellOf(page, 0).click();
  await page.keyboard.type('85');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.keyboard.type('.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  for (const [row, text] of ['85', 'a', '\\.'].entries()) await waitFor(cellOf(page, row), text);
  const [first, second, third] = students.map(({ student }) => student) as [string, string, string];
  let cells = await kept();
  expect(cells.get(first)).toMatchObject({ mark: '85', attendance: 'present' });
  expect(cells.get(second)).toMatchObject({ mark: null, attendance: 'missed' });
  expect(cells.get(third)).toMatchObject({ mark: null, attendance: 'present' });

  await cellOf(page, 0).click();
  await paste(cellOf(page, 0), '90\r\n91\r\n920\r\n');
  const told = page.getByRole('dialog', { name: 'Nothing was saved. Mistakes: 1' });
  await told.getByRole('listitem').filter({ hasText: '920' }).waitFor();
  expect(await told.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining(students[2]!.name!)]);
  expect(await faultsOfScreen({ page, complaints: [] }, 'en')).toEqual([]);
  await page.setViewportSize({ width: 1360, height: 900 });
  await told.getByRole('button').click();
  expect((await kept()).get(first)).toMatchObject({ mark: '85' });

  await cellOf(page, 0).click();
  await paste(cellOf(page, 0), '90\r\n91\r\n92\r\n');
  for (const [row, text] of ['90', '91', '92'].entries()) await waitFor(cellOf(page, row), text);
  await page.keyboard.press('Control+z');
  for (const [row, text] of ['85', 'a', '\\.'].entries()) await waitFor(cellOf(page, row), text);
  cells = await kept();
  expect(cells.get(first)).toMatchObject({ mark: '85' });
  expect(cells.get(second)).toMatchObject({ mark: null, attendance: 'missed' });
  await page.close();
});

it('a class is taken at 360 px, without a connection kept on the device, and sent when it is back; what another wrote is lost on neither side', async () => {
  for (const { student } of students) await write(student, { mark: null, missed: false });
  const { page } = await here.visitors.page('teacher', { viewport: { width: 360, height: 740 } });
  await openScreen(page, `/en/e-journal/detail?uid=${journal}`);
  const person = (row: number): Locator => page.getByRole('button', { name: new RegExp(`^${students[row]!.name}`) });
  await person(0).click();
  await person(0).filter({ hasText: 'Absent' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ has: person(0) })
    .getByRole('img')
    .waitFor({ state: 'detached' });
  expect((await kept()).get(students[0]!.student)).toMatchObject({ attendance: 'missed' });

  await page.context().setOffline(true);
  await person(1).click();
  await page.getByRole('button', { name: /^The rest are present: / }).click();
  await page.getByText(/^No connection. /).waitFor();
  expect((await kept()).get(students[1]!.student)?.attendance ?? null).toBe(null);
  // Meanwhile somebody else, or the same teacher at another device, writes in one of the cells.
  await write(students[1]!.student, { mark: '55', present: true });

  await page.context().setOffline(false);
  await page.getByText(/^No connection. /).waitFor({ state: 'detached' });
  await page.getByText('Cells that are not saved: 1.').waitFor();
  const cells = await kept();
  expect(cells.get(students[1]!.student)).toMatchObject({ mark: '55', attendance: 'present' });
  for (const { student, audit } of students.slice(2))
    if (!audit) expect(cells.get(student)).toMatchObject({ attendance: 'present' });

  await page.getByRole('button', { name: new RegExp(`^${students[1]!.name}, .*: `) }).click();
  const both = page.getByRole('dialog');
  await both.getByText(/You wrote: .*55/).waitFor();
  await settled(page);
  expect(await faultsOfScreen({ page, complaints: [] }, 'en')).toEqual([]);
  await both.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Cells that are not saved: 1.').waitFor({ state: 'detached' });
  expect((await kept()).get(students[1]!.student)).toMatchObject({ mark: null, attendance: 'missed' });
  await page.close();
});
