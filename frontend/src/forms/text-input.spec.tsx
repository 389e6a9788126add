import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { addCatalogue } from '../i18n/texts.ts';
import shell from '../shell/i18n/en.ts';
import { Form } from './form.tsx';
import { TextInput } from './text-input.tsx';
import { useSchemaForm } from './use-schema-form.ts';

addCatalogue('en', 'shell', shell);
afterEach(cleanup);

const schema = z.object({ day: z.string(), name: z.string() });
function Asked() {
  const form = useSchemaForm({ schema: () => Promise.resolve(schema), defaultValues: { day: '', name: '' } });
  return (
    <Form form={form} onSubmit={() => {}} submit="Save">
      <TextInput name="day" label="Day" type="date" />
      <TextInput name="name" label="Name" />
    </Form>
  );
}

it('an empty day does not look like one that was written, and an empty text has nothing to hide', () => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang', element: <Asked /> }], { initialEntries: ['/en'] })}
    />,
  );
  const day = screen.getByLabelText('Day');
  expect(day.hasAttribute('data-empty')).toBe(true);
  expect(screen.getByLabelText('Name').hasAttribute('data-empty')).toBe(false);
  fireEvent.change(day, { target: { value: '2026-09-01' } });
  expect(day.hasAttribute('data-empty')).toBe(false);
});
