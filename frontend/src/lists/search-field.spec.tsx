import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, localStorageStore } from 'ra-core';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCatalogue, providerOf } from '../i18n/texts.ts';
import english from '../i18n/react-admin/en.ts';
import shell from '../shell/i18n/en.ts';
import { PortalTheme } from '../theme/portal-theme.tsx';
import { dataProvider } from './data-provider.ts';
import { OfficeTable } from './office-table.tsx';

interface Course {
  uid: string;
  code: string;
}
addCatalogue('en', 'shell', shell);
addCatalogue('en', 'ra', english);

vi.setConfig({ testTimeout: 120_000 });
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });
let searched: string[] = [];
let router: ReturnType<typeof createBrowserRouter>;
/** How long the next screen takes to load. */
let slow = 0;
const wait = (ms: number) =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });
const later = async () => {
  await wait(slow);
  return null;
};

beforeEach(() => {
  searched = [];
  slow = 0;
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string) => {
    searched.push(
      (JSON.parse(new URL(url, 'http://portal').searchParams.get('filter') ?? '{}') as { q?: string }).q ?? '',
    );
    return new Response(JSON.stringify([{ uid: 'u1', code: 'CS 201' }]), {
      headers: { 'Content-Range': 'courses 0-0/1' },
    });
  });
});
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
});

function open(address = '/en/courses'): ReturnType<typeof userEvent.setup> {
  window.history.replaceState(null, '', address);
  const store = localStorageStore('1', 'test');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const table = (
    <PortalTheme>
      <CoreAdminContext
        basename="/en"
        dataProvider={dataProvider}
        i18nProvider={providerOf('en')}
        queryClient={client}
        store={store}
      >
        <OfficeTable<Course>
          resource="courses"
          name={row => row.code}
          sort={{ field: 'code', order: 'ASC' }}
          searchLabel="Search courses"
          columns={[{ source: 'code', label: 'Code' }]}
        />
      </CoreAdminContext>
    </PortalTheme>
  );
  router = createBrowserRouter([
    { path: '/:lang/courses', element: table, loader: () => null },
    { path: '/:lang/other', element: <h1>Other</h1>, loader: later },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search courses' });

describe('the search of a list', () => {
  it('asks once the typing pauses', async () => {
    const user = open();
    await user.type(await field(), 'algebra ');
    await waitFor(() => expect(searched.at(-1)).toBe('algebra'));
    await wait(800);
    expect(searched.filter(q => q === 'algebra')).toHaveLength(1);
    expect((await field()).value).toBe('algebra ');
  });

  it('leaves alone what is typed while an answer to the first letters comes', async () => {
    const user = open();
    await user.type(await field(), 'al');
    await waitFor(() => expect(searched).toContain('al'));
    await user.type(await field(), 'gebra');
    expect((await field()).value).toBe('algebra');
    await waitFor(() => expect(searched.at(-1)).toBe('algebra'));
    expect((await field()).value).toBe('algebra');
  });

  it('calls nobody back who has left while the next screen was loading', async () => {
    slow = 900;
    const user = open();
    await user.type(await field(), 'alg');
    void router.navigate('/en/other');
    await screen.findByRole('heading', { name: 'Other' }, { timeout: 3000 });
    await wait(500);
    expect(window.location.pathname).toBe('/en/other');
    expect(searched).not.toContain('alg');
  });

  it.each([
    ['with nothing in its address', '/en/courses'],
    [
      'with filters in its address',
      `/en/courses?sort=code&order=ASC&page=1&perPage=25&filter=${encodeURIComponent('{"q":"logic"}')}&displayedFilters=${encodeURIComponent('{}')}`,
    ],
  ])('%s has the text on the way back', async (_what, address) => {
    const user = open(address);
    await user.clear(await field());
    await user.type(await field(), 'algebra');
    await router.navigate('/en/other');
    await screen.findByRole('heading', { name: 'Other' });
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('algebra'));
    await waitFor(() => expect(searched.at(-1)).toBe('algebra'));
  });
});
