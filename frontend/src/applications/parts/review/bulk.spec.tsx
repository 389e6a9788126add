import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { addCatalogue } from '../../../i18n/texts.ts';
import shell from '../../../shell/i18n/en.ts';
import texts from '../../i18n/review/en.ts';
import { BulkActs } from './bulk.tsx';

addCatalogue('en', 'shell', shell);
addCatalogue('en', 'applications-review', texts);
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ done: 2, refused: 0, results: [] }));
  });
});
afterEach(cleanup);

const step = (code: string) => ({ step: code, name: sameInAll(code) });
const row = (uid: string, more: Partial<ListedApplication> = {}): ListedApplication =>
  ({
    uid,
    app_type: 'leave',
    acts: ['approve', 'forward'],
    comment_required: [],
    forward_to: [step('board'), step('dean')],
    ...more,
  }) as ListedApplication;
function show(...rows: ListedApplication[]): void {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <BulkActs rows={rows} list="waiting" onClear={() => undefined} />
    </QueryClientProvider>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang/coo_review', element }], { initialEntries: ['/en/coo_review'] })}
    />,
  );
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

describe('many at once', () => {
  it('are passed on to a step that each of them can go to', async () => {
    show(row('a'), row('b', { forward_to: [step('dean')] }));
    await press('Forward the selected');
    const where = await screen.findByLabelText('Where to forward it');
    expect([...where.querySelectorAll('option')].map(option => option.value)).toEqual(['', 'dean']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Forward' }).disabled).toBe(true);
    await userEvent.selectOptions(where, 'dean');
    await press('Forward');
    await vi.waitFor(() =>
      expect(sent).toEqual([{ act: 'forward', comment: '', applications: ['a', 'b'], to: 'dean' }]),
    );
  });
  it('of different types, or without a step in common, are not', () => {
    show(row('a'), row('b', { app_type: 'transfer' }));
    expect(screen.queryByRole('button', { name: 'Forward the selected' })).toBeNull();
  });
  it('are offered only what somebody could do with one of them', () => {
    show(row('a', { acts: ['approve'] }));
    expect(
      [
        screen.queryByRole('button', { name: 'Approve the selected' }),
        screen.queryByRole('button', { name: 'Reject the selected' }),
      ].map(Boolean),
    ).toEqual([true, false]);
  });
  it('wait for the comment that one of them asks for', async () => {
    show(row('a'), row('b', { comment_required: ['approve'] }));
    await press('Approve the selected');
    const field = await screen.findByLabelText(/Comment for all/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
    await userEvent.type(field, 'Done');
    await press('Approve');
    await vi.waitFor(() => expect(sent).toEqual([{ act: 'approve', comment: 'Done', applications: ['a', 'b'] }]));
  });
});
