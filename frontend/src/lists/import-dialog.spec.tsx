import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from '../http/past.ts';
import { closePages, loadCode, openPages, slow, type Answers } from '../testing/portal.tsx';

const imports = [
  { what: 'results of past terms', address: 'students-list', button: 'Upload results', call: 'POST /advising/results/import/', beside: {}, answer: { lines: 2, recorded: 1, unchanged: 1 }, told: 'Lines: 2. Recorded: 1, unchanged: 1' },
  { what: 'debts', address: 'registration-debts', button: 'Upload CSV', call: 'POST /registration/debts/import/', beside: { replace: false }, answer: { lines: 2, recorded: 1, cleared: 0, unchanged: 1 }, told: 'Lines: 2. Recorded: 1, cleared: 0, unchanged: 1' },
] as const;
beforeAll(() => loadCode('students-list', 'registration-debts'), slow);
afterEach(() => {
  lookAt(null);
  closePages();
});

const csv = 'a,b\n1,2\n';
const broken = () => new Response(JSON.stringify({ error: {
  code: 'registration.import_broken', message: 'The file has errors', fields: {},
  params: { count: 3, lines: [{ line: 2, code: 'registration.import_unknown_student', message: 'No such student' }, { line: 5, code: 'registration.import_twice', message: 'Said before' }] },
} }), { status: 422, headers: { 'Content-Type': 'application/json' } });

describe.each(imports)('$what from a file', ({ address, button, call, beside, answer, told }) => {
  const open = async (answers: Answers) => {
    const pages = openPages(address, { roles: ['office'], answers, otherwise: 'silence' });
    await pages.user.click(await screen.findByRole('button', { name: button }));
    return { ...pages, dialog: within(await screen.findByRole('dialog')) };
  };
  const choose = (user: UserEvent) => user.upload(screen.getByLabelText('CSV file'), new File([csv], 'file.csv', { type: 'text/csv' }));

  it('are sent when a file is chosen, and what became of it is told', async () => {
    const { user, asked, dialog } = await open({ [call]: answer });
    expect(dialog.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
    await choose(user);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    await screen.findByText(told);
    expect(asked.find(one => one.call === call)?.body).toEqual({ csv, ...beside });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }, slow);

  it('stay in the dialog when lines are wrong, each with its number and why, until another file is chosen', async () => {
    const { user, dialog } = await open({ [call]: broken });
    await choose(user);
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map(one => one.textContent)).toEqual(['Line 2: No such student', 'Line 5: Said before']);
    expect(alert.getByText('The file has errors')).toBeDefined();
    expect(alert.getByText('and so many more lines with errors: 1')).toBeDefined();
    await choose(user);
    expect(dialog.queryByRole('alert')).toBeNull();
  }, slow);

  it('are not sent while a past moment is looked at, and the dialog says why', async () => {
    const { user, dialog } = await open({ [call]: answer });
    await choose(user);
    act(() => lookAt({ view: 'v1', moment: '2026-08-28T05:00:03.999Z', position: 14 }));
    expect(await dialog.findByText('Nothing can be changed here')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
  }, slow);
});

it('results are for the office to upload, not for an advisor', async () => {
  openPages('students-list', { roles: ['supervisor'], otherwise: 'silence' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Upload results' })).toBeNull();
}, slow);
