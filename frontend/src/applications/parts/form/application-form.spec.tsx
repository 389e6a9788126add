import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { addCatalogue } from '../../../i18n/texts.ts';
import shell from '../../../shell/i18n/en.ts';
import texts from '../../i18n/form/en.ts';
import { ApplicationForm } from './application-form.tsx';

addCatalogue('en', 'shell', shell);
addCatalogue('en', 'applications-form', texts);
const things = [
  { uid: 'u-bio', name: 'Biology', code: 'BIO' },
  { uid: 'u-phy', name: 'Physics', code: null },
];
let sent: { call: string; body: unknown }[] = [];
/** What the form held, the last of all. */
const seen: FormValues[] = [];
const values = (): FormValues => seen.at(-1) ?? {};

beforeEach(() => {
  sent = [];
  seen.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null;
    sent.push({ call: `${init.method} ${url}`, body });
    const search = (
      new URL(url, 'http://portal').searchParams.get('search') ?? String(body?.['search'] ?? '')
    ).toLowerCase();
    const results = things.filter(one => one.name.toLowerCase().includes(search));
    if (url.includes('autofill_other_fields'))
      return new Response(JSON.stringify({ values: { credits: 5, note: 'from the course' }, error: null }));
    return new Response(
      JSON.stringify({
        results,
        count: results.length,
        next: null,
        chosen: things.filter(one => (body?.['chosen'] as string[] | undefined)?.includes(one.uid)),
      }),
    );
  });
});
afterEach(cleanup);

function Held({
  properties,
  start = {},
  ...more
}: {
  properties: Property[];
  start?: FormValues;
  readOnly?: boolean;
  faults?: Record<string, string>;
}) {
  const [held, setHeld] = useState(start);
  useEffect(() => void seen.push(held), [held]);
  return (
    <ApplicationForm
      properties={properties}
      values={held}
      onChange={patch => setHeld(now => ({ ...now, ...patch }))}
      {...more}
    />
  );
}
const show = (properties: Property[], more: Omit<Parameters<typeof Held>[0], 'properties'> = {}): void => {
  const element = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Held properties={properties} {...more} />
    </QueryClientProvider>
  );
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/:lang/coo', element }], { initialEntries: ['/en/coo'] })} />,
  );
};

describe('each kind of field', () => {
  it('a text has a counter, which shows danger when it is exceeded, and cuts nothing off', async () => {
    show([aField('text', { max_length: 5 })]);
    await userEvent.type(screen.getByRole('textbox'), 'Hello you');
    expect(values()['text']).toBe('Hello you');
    expect(screen.getByText('9 of 5 characters').className).toContain('exceeded');
  });
  it('a number is brought between its limits on leaving the field', async () => {
    show([aField('int', { min: 2, max: 10 }), aField('float', { max: 1.5 })]);
    const [int, float] = screen.getAllByRole('textbox');
    await userEvent.clear(int!);
    await userEvent.type(int!, '50');
    expect(values()['int']).toBe(50);
    await userEvent.tab();
    expect(values()['int']).toBe(10);
    await userEvent.type(float!, '1,25');
    await userEvent.tab();
    expect(values()['float']).toBe(1.25);
  });
  it('a number that nobody has written is empty where its 0 cannot be meant, and limits of years are written as years', async () => {
    show([aField('int', { min: 2000, max: 2100 })], { start: { int: 0 } });
    const year = screen.getByRole<HTMLInputElement>('textbox');
    expect(year.value).toBe('');
    screen.getByText(/2000.*2100/);
    await userEvent.click(year);
    await userEvent.tab();
    expect([year.value, values()['int']]).toEqual(['', 0]);
  });
  it('yes or no, a day, one of a list', async () => {
    show([aField('bool'), aField('date'), aField('dropdown')]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'bool' }));
    await userEvent.type(screen.getByLabelText('date'), '2026-09-01');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'dropdown' }), 'b');
    expect(values()).toEqual({ bool: true, date: '2026-09-01', dropdown: 'b' });
  });
  it('several of a list, and not more than let through', async () => {
    show([aField('dropdown', { multiple: true, max_count: 2 })]);
    const group = screen.getByRole('group', { name: 'dropdown' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'a' }));
    await userEvent.click(within(group).getByRole('checkbox', { name: 'c' }));
    expect(values()['dropdown']).toEqual(['a', 'c']);
    expect(within(group).getByRole<HTMLInputElement>('checkbox', { name: 'b' }).disabled).toBe(true);
  });
});

describe('a thing of the university', () => {
  it('is searched for and taken by keyboard alone', async () => {
    show([aField('rel')]);
    await userEvent.tab();
    await userEvent.keyboard('phy');
    await screen.findByRole('option', { name: 'Physics' });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(values()['rel']).toBe('u-phy');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Physics');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(values()['rel']).toBeNull();
  });
  it('what is typed and not taken is no value', async () => {
    show([aField('rel'), aField('input')]);
    await userEvent.type(screen.getByRole('combobox'), 'phy');
    await userEvent.click(screen.getByRole('textbox'));
    expect(values()['rel']).toBeUndefined();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  });
  it('several become chips that can be taken off', async () => {
    show([aField('rel', { multiple: true })], { start: { rel: ['u-bio'] } });
    await screen.findByText('BIO · Biology');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Physics' }));
    expect(values()['rel']).toEqual(['u-bio', 'u-phy']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: BIO · Biology' }));
    expect(values()['rel']).toEqual(['u-phy']);
  });
  it('is a list where the type says so', async () => {
    show([aField('rel', { display_as_dropdown: true })]);
    await screen.findByRole('option', { name: 'Physics' });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'u-phy');
    expect(values()['rel']).toBe('u-phy');
  });
  it('fills other fields, but nothing over what was typed', async () => {
    show(
      [
        aField('rel', {
          autofill: [
            { take: 'credits', into: 'credits' },
            { take: 'name', into: 'note' },
          ],
        }),
        aField('int', { prop_code: 'credits' }),
        aField('input', { prop_code: 'note' }),
      ],
      { start: { note: 'my own words' } },
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Physics' }));
    await waitFor(() => expect(values()).toEqual({ rel: 'u-phy', credits: 5, note: 'my own words' }));
    expect(sent.find(({ call }) => call.includes('autofill'))?.body).toMatchObject({
      input_value: 'u-phy',
      form_values: { rel: 'u-phy', note: 'my own words' },
    });
  });
  it('of a list fills by what was chosen', async () => {
    show([
      aField('dropdown', {
        options: [{ value: 'a', name: { ru: 'a', kk: 'a', en: 'a', ky: 'a' }, fills: { note: 'filled' } }],
      }),
      aField('input', { prop_code: 'note' }),
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'a');
    expect(values()['note']).toBe('filled');
  });
});

describe('a field', () => {
  it('opens when what it depends on is filled, and says what it waits for', async () => {
    show([
      aField('input', { prop_code: 'country' }),
      aField('input', { prop_code: 'city', accessibility_depends_on: 'country' }),
    ]);
    const city = screen.getByRole<HTMLInputElement>('textbox', { name: 'city' });
    expect(city.disabled).toBe(true);
    expect(screen.getByText('Opens when these are filled in: country')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'country' }), 'KG');
    expect(city.disabled).toBe(false);
  });
  it('says that it is required and what is wrong with it, to everybody', () => {
    show([aField('input', { required: true })], { faults: { input: 'Fill in this field' } });
    const field = screen.getByRole('textbox', { name: /input.*\(required\)/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(
      'Fill in this field',
    );
  });
  it('is not changed where the form is only read', () => {
    show([aField('input'), aField('bool'), aField('dropdown'), aField('file')], { readOnly: true });
    expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /choose a file/ }).disabled).toBe(true);
  });
});
