import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { IssuedAccounts } from '@portal/event-schemas/identity/issued-accounts.ts';
import { closePages, loadCode, openPages, refusal, slow, type Asked } from '../../../testing/portal.tsx';
import { csvFile } from './csv-file.ts';

const call = 'POST /identity/issued_accounts/';
const until = '2026-09-04T06:00:00.000Z';
const issued = (number: number): IssuedAccounts['issued'][number] => ({
  ...{ uid: `s${number}`, name: `Student ${number}`, code: String(number), group: 'A-1', login: String(number) },
  ...{ email: '', temporary_password: `pass-${number}`, until },
});
const lacking = { without: 3, unused: 2, with_email: { without: 1, unused: 0 }, mail: true };
/** The server's answers to one call after the other. */
const answering = (...answers: (Partial<IssuedAccounts> | Response)[]) => ({
  'GET /curriculum/students/': [],
  'GET /identity/people_without_access/': lacking,
  [call]: () => {
    const next = answers.shift()!;
    return next instanceof Response ? next : { issued: [], skipped: [], next: null, ...next };
  },
});
/** Opens the dialog from the list of students and gives access. */
async function give(...answers: (Partial<IssuedAccounts> | Response)[]) {
  const page = openPages('people/students', {
    roles: ['office'],
    answers: answering(...answers),
    otherwise: 'silence',
  });
  await page.user.click((await screen.findAllByRole('button', { name: 'Give access' }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Everybody without an account: 3');
  return { ...page, dialog, begin: () => page.user.click(dialog.getByRole('button', { name: 'Give access' })) };
}
const bodies = (asked: readonly Asked[]) => asked.filter(one => one.call === call).map(({ body }) => body);
/** Does the browser ask before the page is left? */
const asks = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

describe('the office gives access', () => {
  beforeAll(() => loadCode('students'), slow);
  afterEach(closePages);

  it(
    'to all, some at a time, and keeps the page until the passwords are taken',
    async () => {
      globalThis.URL.createObjectURL = vi.fn(() => 'blob:');
      globalThis.URL.revokeObjectURL = vi.fn();
      const skipped = [{ uid: 's3', name: 'Student 3', code: '№', reason: 'No login' }];
      const { asked, dialog, begin, user } = await give(
        { issued: [issued(1)], next: 's1' },
        { issued: [{ ...issued(2), temporary_password: null }], skipped },
      );
      await begin();
      await dialog.findByText('pass-1');
      const shared = { of: 'student', whom: 'without', login: 'code', by_mail: true };
      expect(bodies(asked)).toEqual([shared, { ...shared, after: 's1' }]);
      expect(dialog.getAllByRole('definition').map(one => one.textContent)).toEqual(['1', '1', '1']);
      expect(dialog.getByText('No login')).toBeDefined();

      expect(asks()).toBe(true);
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      expect(await screen.findByText('Close without keeping the passwords?')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
      expect(asks()).toBe(false);
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByText('pass-1')).toBeNull());
    },
    slow,
  );

  it(
    'and what was given before a refusal is shown with it',
    async () => {
      const { dialog, begin } = await give(
        { issued: [issued(1)], next: 's1' },
        refusal(403, 'identity.access_denied', 'You may not'),
      );
      await begin();
      expect(await dialog.findByText('You may not')).toBeDefined();
      expect(dialog.getByText('pass-1')).toBeDefined();
    },
    slow,
  );
});

it('what a spreadsheet would run stands in the file as a text, and signs of the file itself in quotes', () => {
  expect(csvFile([['Name', '=1+1', 'a;b', 'say "x"']])).toBe('\uFEFFName;\'=1+1;"a;b";"say ""x"""\r\n');
});
