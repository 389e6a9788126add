import { screen } from '@testing-library/react';
import { noSession } from '@portal/event-schemas/identity/session-view.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPages, refusal } from '../testing/portal.tsx';

// What a page loads when it is opened takes long the first time.
beforeAll(
  () =>
    Promise.all([
      import('./screens/my-receipts.tsx'),
      import('./screens/check-receipt.tsx'),
      import('../shell/shell.tsx'),
    ]),
  60_000,
);
afterEach(closePages);
const slow = { timeout: 15_000 };
const looks = { content: null, path: null, signature: null, known: null, recorded: true, unchanged: true };
const checked = (verdict: string) => ({
  verdict,
  position: 12,
  hash: 'ab'.repeat(32),
  recorded_after: null,
  sealed_at: '2026-09-01T18:05:00.000Z',
  seal: 3,
  key: 'k',
  sealed_by: null,
  looks,
});

describe('my receipts', () => {
  it('are there for what happened on cards and applications, each with its code', async () => {
    openPages('my-receipts', {
      roles: ['student'],
      answers: {
        'GET /audit/receipts/': {
          results: [
            {
              position: 14,
              at: '2026-09-01T08:00:00.000Z',
              type: 'ApplicationStageReached',
              sentence: 'The application is now “Approved”',
              application: '2026-00012',
              sealed: false,
              code: null,
            },
            {
              position: 12,
              at: '2026-09-01T08:00:00.000Z',
              type: 'CourseAddedToCard',
              sentence: 'Ann Reader chooses Algebra',
              application: null,
              sealed: true,
              code: `12.${'a'.repeat(43)}`,
            },
          ],
          count: 2,
          next: null,
          next_seal_by: '2026-09-02T18:05:00.000Z',
        },
      },
    });
    expect(await screen.findByText('Application 2026-00012', {}, slow)).toBeDefined();
    expect(screen.getByText(`12.${'a'.repeat(43)}`)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Download receipt/ })).toHaveLength(2);
  });
});

describe('checking a receipt', () => {
  const answers = { 'GET /audit/receipts/check/': checked('valid') };
  it('needs no account: the log-in page leads there, and the code of a link is checked at once', async () => {
    const { user, router } = openPages('user/log-in', {
      roles: [],
      answers: { ...answers, 'GET /user/my_roles/': noSession },
    });
    await user.click(await screen.findByRole('link', { name: /receipt/i }, slow));
    expect(router.state.location.pathname).toBe('/en/check-receipt');
    closePages();
    const { asked } = openPages(`check-receipt?code=12.${'a'.repeat(43)}`, { roles: [], answers });
    expect(await screen.findByText('The receipt is valid', {}, slow)).toBeDefined();
    expect(asked.find(one => one.path === '/audit/receipts/check/')!.query.get('code')).toBe(`12.${'a'.repeat(43)}`);
  });
  it('says what is wrong with a code', async () => {
    const { user } = openPages('check-receipt', {
      roles: [],
      answers: { 'GET /audit/receipts/check/': refusal(422, 'audit.no_receipt_code', 'This is no receipt code.') },
    });
    await user.type(await screen.findByRole('textbox', {}, slow), 'abc');
    await user.click(screen.getByRole('button', { name: /^Check/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('This is no receipt code.');
  });
});
