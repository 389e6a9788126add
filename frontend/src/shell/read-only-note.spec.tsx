import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider } from 'ra-core';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Form } from '../forms/form.tsx';
import { setAsOf } from '../http/as-of.ts';
import { addCatalogue } from '../i18n/texts.ts';
import { BulkBar } from '../lists/bulk-bar.tsx';
import { PortalTheme } from '../theme/portal-theme.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import texts from './i18n/en.ts';

addCatalogue('en', 'shell', texts);
const why = 'You are looking at the past: nothing can be changed';
const done = vi.fn();
const show = (element: ReactElement): void => {
  render(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            path: '/:lang',
            element: (
              <PortalTheme>
                <QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>
              </PortalTheme>
            ),
          },
        ],
        { initialEntries: ['/en'] },
      )}
    />,
  );
};
beforeEach(() => {
  done.mockReset();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => {
  setAsOf(null);
  cleanup();
  vi.unstubAllGlobals();
});

function Saving() {
  const form = useForm({ defaultValues: { name: 'Algebra' } });
  return (
    <Form form={form} submit="Save" onSubmit={() => done()}>
      <p>Fields</p>
    </Form>
  );
}
const selection = { data: [{ id: 1 }], selectedIds: [1], onUnselectItems: () => undefined, resource: 'courses' };
const kit: [string, string, ReactElement][] = [
  ['a form', 'Save', <Saving key="form" />],
  [
    'a dialog that asks',
    'Remove it',
    <ConfirmDialog key="dialog" open title="Remove?" confirm="Remove it" onConfirm={done} onClose={() => undefined}>
      For good.
    </ConfirmDialog>,
  ],
  [
    'an act on selected rows',
    'Close them',
    <ListContextProvider key="bulk" value={selection as never}>
      <BulkBar
        bulk={() => (
          <button type="button" onClick={() => done()}>
            Close them
          </button>
        )}
      />
    </ListContextProvider>,
  ],
];

describe('while the portal is looked at as of a moment', () => {
  it.each(kit)('%s cannot be sent, and says why', async (_, label, element) => {
    setAsOf({ view: 'v1', moment: '2026-08-28T05:00:03.999Z', position: 14 });
    show(element);
    expect(await screen.findByText(why, {}, { timeout: 10_000 })).toBeDefined();
    const button = screen.queryByRole('button', { name: label });
    if (button) expect(button).toHaveProperty('disabled', true);
    expect(done).not.toHaveBeenCalled();
  });
  it.each(kit)('in the present %s can', async (_, label, element) => {
    show(element);
    await userEvent.click(await screen.findByRole('button', { name: label }, { timeout: 10_000 }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(why)).toBeNull();
  });
});
