import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCatalogue, providerOf } from '../i18n/texts.ts';
import english from '../i18n/react-admin/en.ts';
import shell from '../shell/i18n/en.ts';
import { PortalTheme } from '../theme/portal-theme.tsx';
import type { BulkActions } from './bulk-bar.tsx';
import { dataProvider, withSlash } from './data-provider.ts';
import type { TableFilter } from './filters.ts';
import { OfficeTable } from './office-table.tsx';

interface Course {
  uid: string;
  code: string;
  credits: number;
}
addCatalogue('en', 'shell', shell);
addCatalogue('en', 'ra', english);

let asked: URL[] = [];
const serve = (rows: readonly Course[], status = 200): void => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://portal'));
    if (status !== 200)
      return new Response(
        JSON.stringify({
          error: { code: 'identity.access_denied', message: 'You are not allowed to do this.', params: {}, fields: {} },
        }),
        { status },
      );
    return new Response(JSON.stringify(rows), {
      headers: { 'Content-Range': `courses 0-${rows.length - 1}/${rows.length}` },
    });
  });
};
const courses: Course[] = [
  { uid: 'u1', code: 'CS 201', credits: 6 },
  { uid: 'u2', code: 'CS 215', credits: 5 },
];

const closeSelected: BulkActions<Course> = ({ ids }) => <button type="button">Close {ids.length}</button>;

function Table({ opens = false, by = [] }: { opens?: boolean; by?: readonly TableFilter[] }) {
  return (
    <OfficeTable<Course>
      resource="courses"
      name={row => row.code}
      sort={{ field: 'code', order: 'ASC' }}
      searchLabel="Search courses"
      emptyTitle="No courses yet"
      filters={[
        { source: 'status', label: 'Status', kind: 'choice', choices: [{ value: 'open', label: 'Open' }] },
        ...by,
      ]}
      columns={[
        { source: 'code', label: 'Code', sortable: true, to: row => `/en/courses/${row.uid}` },
        { source: 'credits', label: 'Credits', numeric: true },
      ]}
      bulk={closeSelected}
      renderExpanded={opens ? row => <p>All about {row.code}</p> : undefined}
    />
  );
}

function show(opens = false, by: readonly TableFilter[] = [], search = ''): void {
  const element = (
    <PortalTheme>
      <CoreAdminContext
        basename="/en"
        dataProvider={dataProvider}
        i18nProvider={providerOf('en')}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Table opens={opens} by={by} />
      </CoreAdminContext>
    </PortalTheme>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang/courses', element }], { initialEntries: [`/en/courses${search}`] })}
    />,
  );
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('the office table', () => {
  it('asks for the first page in order, with the slash of our calls', async () => {
    serve(courses);
    show();
    await screen.findByText('CS 201');
    expect(asked[0]!.pathname).toBe('/api/v1/courses/');
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      filter: '{}',
      range: '[0,24]',
      sort: '["code","ASC"]',
    });
    expect(withSlash('/api/v1/a/1')).toBe('/api/v1/a/1/');
  });

  it('makes the first column a link that the keyboard reaches', async () => {
    serve(courses);
    show();
    expect((await screen.findByRole('link', { name: 'CS 201' })).getAttribute('href')).toBe('/en/courses/u1');
  });

  it('names its checkboxes and offers what can be done with the selected rows', async () => {
    serve(courses);
    show();
    await screen.findByText('CS 201');
    const row = screen.getByText('CS 215').closest('tr')!;
    await userEvent.click(within(row).getByRole('checkbox', { name: 'Select this row' }));
    expect(await screen.findByRole('button', { name: 'Close 1' })).toBeTruthy();
    expect(screen.getByText('1 row selected')).toBeTruthy();
  });

  it('puts a filter into the request and shows it as a chip that can be taken off', async () => {
    serve(courses);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByText('Open'));
    await waitFor(() => expect(asked.at(-1)!.searchParams.get('filter')).toBe('{"status":"open"}'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter “Status”' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the filter “Status”' })).toBeNull());
  });

  it('asks for the choices of a filter when it is opened, and for none that is closed and not set', async () => {
    const named = courses.map(course => ({ ...course, name: `Department ${course.code}` }));
    serve(named);
    show(false, [
      { source: 'cathedra', label: 'Department', kind: 'lookup', call: 'GET /organizations/cathedra_list/' },
    ]);
    await screen.findByText('CS 201');
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v1/courses/']);
    await userEvent.click(screen.getByRole('button', { name: 'Department' }));
    await screen.findByText('Department CS 215');
    expect(asked.at(-1)!.pathname).toBe('/api/v1/organizations/cathedra_list/');
  });

  it('asks what a filter that is set is called', async () => {
    serve(courses.map(course => ({ ...course, name: `Department ${course.code}` })));
    show(
      false,
      [{ source: 'cathedra', label: 'Department', kind: 'lookup', call: 'GET /organizations/cathedra_list/' }],
      `?${new URLSearchParams({ filter: '{"cathedra":"u2"}' })}`,
    );
    await screen.findByRole('button', { name: 'Department: Department CS 215' });
  });

  it('searches when the typing pauses', async () => {
    serve(courses);
    show();
    await screen.findByText('CS 201');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'cs');
    await waitFor(() => expect(asked.at(-1)!.searchParams.get('filter')).toBe('{"q":"cs"}'), { timeout: 3000 });
  });

  it('says that there is nothing yet', async () => {
    serve([]);
    show();
    expect(await screen.findByText('No courses yet')).toBeTruthy();
  });

  it('says that the person has no access', async () => {
    serve([], 403);
    show();
    expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy();
  });

  it('opens a row by the button in its first column', async () => {
    serve(courses);
    show(true);
    const opener = await screen.findByRole('button', { name: 'CS 201' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(await screen.findByText('All about CS 201')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'CS 201' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByText('All about CS 215')).toBeNull();
  });
});
