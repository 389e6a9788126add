import { entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import * as field from '@portal/event-schemas/kernel/entity/fields.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { FormProvider } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { addCatalogue } from '../i18n/texts.ts';
import en from './i18n/en.ts';
import { EntityInputs } from './inputs.tsx';

const route = entity({
  module: 'walks',
  entity: 'route',
  name: 'Route',
  table: 'routes',
  title: 'name',
  read: 'all',
  write: 'all',
  path: '/routes/',
  fields: {
    name: field.text({ max: 50 }),
    stops: field.rows(
      { place: field.text({ max: 20 }), minutes: field.number({ min: 1, max: 60, optional: true }) },
      { max: 3, ordered: true },
    ),
  },
});

function open(stops: object[]) {
  addCatalogue('en', 'entity', en);
  addCatalogue('en', 'shell', { form: { required: 'Fill in' } });
  addCatalogue('en', 'walks-words', {
    route: {
      fields: { name: 'Name', stops: 'Stops' },
      columns: { stops: { place: 'Place', minutes: 'Minutes' } },
    },
  });
  const saved = vi.fn();
  function Page() {
    const form = useSchemaForm<Record<string, unknown>>({
      schema: () =>
        import('@portal/event-schemas/kernel/entity/schemas.ts').then(m => m.checkedForm(route, code => code) as never),
      defaultValues: { name: 'North', stops },
    });
    return (
      <FormProvider {...form}>
        <EntityInputs entity={route} />
        <button type="button" onClick={() => void form.handleSubmit(values => saved(values))()}>
          Save
        </button>
      </FormProvider>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/en']}>
        <Routes>
          <Route path="/:lang" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { saved, user: userEvent.setup() };
}
afterEach(cleanup);
const press = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('rows are added with the caret in them, moved and taken away, and what is empty is null', async () => {
  const { saved, user } = open([
    { place: 'Gate', minutes: 5 },
    { place: 'Hill', minutes: '' },
  ]);
  await user.click(await press('Stops: move row 2 up'));
  expect((await press('Stops: move row 1 up')).disabled).toBe(true);
  await user.click(await press('Stops: Add a row'));
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=group]')?.ariaLabel).toBe('Stops: row 3'));
  await user.keyboard('Lake');
  expect(screen.queryByRole('button', { name: 'Stops: Add a row' })).toBeNull();
  await user.click(await press('Stops: remove row 2'));
  await user.click(await press('Save'));
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledWith({
      name: 'North',
      stops: [
        { place: 'Hill', minutes: null },
        { place: 'Lake', minutes: null },
      ],
    }),
  );
});

it('what is wrong with a value stands at it, what is wrong with the rows below them', async () => {
  const { saved, user } = open([{ place: '', minutes: 5 }]);
  await user.click(await press('Save'));
  const row = await screen.findByRole('group', { name: 'Stops: row 1' });
  const place = within(row).getByLabelText('Place');
  await vi.waitFor(() => expect(place.getAttribute('aria-invalid')).toBe('true'));
  await user.click(await press('Stops: remove row 1'));
  await user.click(await press('Save'));
  const rows = screen.getByRole('group', { name: 'Stops' });
  await vi.waitFor(() =>
    expect(document.getElementById(rows.getAttribute('aria-describedby')!)?.textContent).not.toBe(''),
  );
  expect(saved).not.toHaveBeenCalled();
});
