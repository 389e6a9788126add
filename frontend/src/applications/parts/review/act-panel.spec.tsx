import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationView } from '@portal/event-schemas/applications/views.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { setAsOf } from '../../../http/as-of.ts';
import { addCatalogue } from '../../../i18n/texts.ts';
import shell from '../../../shell/i18n/en.ts';
import texts from '../../i18n/review/en.ts';
import { ActPanel } from './act-panel.tsx';

addCatalogue('en', 'shell', shell);
addCatalogue('en', 'applications-review', texts);
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response('{}');
  });
});
afterEach(() => {
  setAsOf(null);
  cleanup();
});

type Decision = ApplicationView['decisions'][number];
const decision = (waypoint: string, more: Partial<Decision> = {}): Decision => ({
  waypoint,
  name: sameInAll(waypoint),
  acts: ['approve', 'reject', 'return'],
  comment_required: [],
  instead: false,
  ...more,
});
function show(...decisions: Decision[]): void {
  const application = {
    uid: 'u',
    decisions,
    acts: [...new Set(decisions.flatMap(({ acts }) => acts))],
    forward_to: [{ step: 'board', name: sameInAll('Board') }],
  } as unknown as ApplicationView;
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <ActPanel application={application} />
    </QueryClientProvider>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang/coo_review', element }], { initialEntries: ['/en/coo_review'] })}
    />,
  );
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the decision', () => {
  it('is sent for the point at which it is made', async () => {
    show(decision('dean'));
    await userEvent.type(screen.getByLabelText(/Comment/), 'Fine');
    await userEvent.click(button('Approve'));
    await vi.waitFor(() => expect(sent).toEqual([{ act: 'approve', comment: 'Fine', waypoint: 'dean' }]));
  });
  it('asks for the comment that the point requires, before anything is sent', async () => {
    show(decision('dean', { comment_required: ['return'] }));
    expect(screen.getByText('The applicant will see it. Required for: Return for correction')).toBeTruthy();
    await userEvent.click(button('Return for correction'));
    const field = screen.getByLabelText(/Comment/);
    expect(screen.getByRole('alert').textContent).toContain('write a comment');
    expect([document.activeElement, field.getAttribute('aria-invalid'), sent]).toEqual([field, 'true', []]);
    await userEvent.type(field, 'Which term?');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Return for correction'));
    await vi.waitFor(() => expect(sent).toEqual([{ act: 'return', comment: 'Which term?', waypoint: 'dean' }]));
  });
  it('at several points needs one to be chosen, and offers what that one allows', async () => {
    show(decision('dean'), decision('bursar', { acts: ['approve', 'forward'] }));
    expect((button('Approve') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Approval point'), 'bursar');
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
    expect((button('Forward') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('Where to forward it'), 'board');
    await userEvent.click(button('Forward'));
    await vi.waitFor(() => expect(sent).toEqual([{ act: 'forward', comment: '', waypoint: 'bursar', to: 'board' }]));
  });
  it('of the office for who is not there says so', () => {
    show(decision('dean', { instead: true }));
    expect(screen.getByText(/The registrar’s office decides instead/)).toBeTruthy();
  });
  it('cannot be made in the past', () => {
    setAsOf({ view: 'v', moment: '2026-11-01T08:00:00.000Z', position: 5 });
    show(decision('dean'));
    for (const name of ['Approve', 'Reject', 'Return for correction'])
      expect((button(name) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(shell.past)).toBeTruthy();
  });
});
