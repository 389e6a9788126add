import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setAsOf } from '../http/as-of.ts';
import { addCatalogue } from '../i18n/texts.ts';
import shell from '../shell/i18n/en.ts';
import { closePages, loadCode, openPages, slow, type Asked } from '../testing/portal.tsx';
import { ImportDialog } from './import-dialog.tsx';

const past = { view: 'v1', moment: '2026-08-28T05:00:03.999Z', position: 14 };
const csv = 'a,b\n1,2\n';
const choose = (content = csv) =>
  userEvent.upload(screen.getByLabelText('CSV file'), new File([content], 'file.csv', { type: 'text/csv' }));
const upload = () => screen.getByRole('button', { name: 'Upload' });

describe('a file that is imported', () => {
  const refused = {
    code: 'registration.import_broken',
    message: 'The file has errors',
    fields: {},
    params: {
      count: 3,
      lines: [
        { line: 2, code: 'a', message: 'No such student' },
        { line: 5, code: 'b', message: 'Said before' },
      ],
    },
  };
  const sent: unknown[] = [];
  const show = () => {
    sent.length = 0;
    addCatalogue('en', 'shell', shell);
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ error: refused }), {
        status: 422,
        headers: { 'Content-Type': 'application/json' },
      });
    });
    const dialog = (
      <ImportDialog
        call="POST /advising/results/import/"
        title="Results"
        columns="Columns: a, b."
        sample={{ name: 'a.csv', csv }}
        done={() => ''}
        onClose={() => undefined}
      />
    );
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/:lang', element: dialog }], { initialEntries: ['/en'] })}
        />
      </QueryClientProvider>,
    );
  };
  afterEach(() => {
    setAsOf(null);
    cleanup();
    vi.unstubAllGlobals();
  });

  it('stays in the dialog when lines are wrong, each told with its number and why, until another file is chosen', async () => {
    show();
    expect(upload()).toHaveProperty('disabled', true);
    await choose();
    await userEvent.click(upload());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map(one => one.textContent)).toEqual([
      'Line 2: No such student',
      'Line 5: Said before',
    ]);
    expect(alert.getByText('The file has errors')).toBeDefined();
    expect(alert.getByText('more lines with errors: 1')).toBeDefined();
    await choose();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('is sent so that the server can refuse it when it is no text', async () => {
    show();
    await choose('PK\0\0');
    await userEvent.click(upload());
    await screen.findByRole('alert');
    expect(sent).toEqual([{ csv: 'PK\uFFFD\uFFFD' }]);
  });
  it('is not sent while a past moment is looked at, and the dialog says why', async () => {
    show();
    await choose();
    act(() => setAsOf(past));
    expect(await screen.findByText(shell.past)).toBeDefined();
    expect(upload()).toHaveProperty('disabled', true);
  });
});

describe('the office uploads', () => {
  beforeAll(() => loadCode('students-list', 'registration-debts'), slow);
  afterEach(() => {
    setAsOf(null);
    closePages();
  });

  it.each([
    [
      'results of past terms',
      'students-list',
      'Upload results',
      'POST /advising/results/import/',
      { csv },
      { lines: 2, recorded: 1, unchanged: 1 },
      'Lines: 2. Recorded: 1, unchanged: 1',
    ],
    [
      'debts',
      'registration-debts',
      'Upload CSV',
      'POST /registration/debts/import/',
      { csv, replace: false },
      { lines: 2, recorded: 1, cleared: 0, unchanged: 1 },
      'Lines: 2. Recorded: 1, cleared: 0, unchanged: 1',
    ],
  ])(
    '%s, and hears what became of them; not while a past moment is looked at',
    async (_what, address, button, call, body, answer, told) => {
      const { user, asked } = openPages(address, {
        roles: ['office'],
        answers: { [call]: answer },
        otherwise: 'silence',
      });
      await user.click(await screen.findByRole('button', { name: button }));
      await screen.findByRole('dialog');
      await choose();
      await user.click(upload());
      await screen.findByText(told);
      expect(asked.find(one => one.call === call)?.body).toEqual(body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      act(() => setAsOf(past));
      expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', true);
    },
    slow,
  );

  it(
    'results, an advisor does not',
    async () => {
      openPages('students-list', { roles: ['supervisor'], otherwise: 'silence' });
      await screen.findByRole('heading', { level: 1, name: 'Students' });
      expect(screen.queryByRole('button', { name: 'Upload results' })).toBeNull();
    },
    slow,
  );

  it(
    'a list that replaces debts, and sees whose go before they do',
    async () => {
      const call = 'POST /registration/debts/import/';
      const clears = {
        code: 'registration.import_clears',
        message: 'The upload clears debts that are not in the file: 2.',
        params: { count: 2 },
      };
      const { user, asked } = openPages('registration-debts', {
        roles: ['office'],
        answers: {
          [call]: ({ body }: Asked) =>
            body.clear === 2
              ? { lines: 1, recorded: 1, cleared: 2, unchanged: 0 }
              : new Response(JSON.stringify({ error: { ...clears, fields: {} } }), {
                  status: 409,
                  headers: { 'Content-Type': 'application/json' },
                }),
        },
        otherwise: 'silence',
      });
      await user.click(await screen.findByRole('button', { name: 'Upload CSV' }));
      await choose();
      await user.click(screen.getByRole('checkbox', { name: /^Clear debts/ }));
      await user.click(upload());
      await user.click(await screen.findByRole('button', { name: 'Clear 2 and upload' }));
      await screen.findByText('Lines: 1. Recorded: 1, cleared: 2, unchanged: 0');
      expect(asked.filter(one => one.call === call).map(({ body }) => body)).toEqual([
        { csv, replace: true },
        { csv, replace: true, clear: 2 },
      ]);
    },
    slow,
  );
});
