import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { addCatalogue } from '../i18n/texts.ts';
import shell from '../shell/i18n/en.ts';
import { Form } from './form.tsx';
import { TextInput } from './text-input.tsx';
import { useSchemaForm } from './use-schema-form.ts';

addCatalogue('en', 'shell', shell);
beforeAll(() => import('./form-errors.tsx'));
afterEach(cleanup);

const schema = z.object({ name: z.string().min(1), mail: z.email() });
function Asked() {
  const form = useSchemaForm({ schema: () => Promise.resolve(schema), defaultValues: { name: '', mail: '' } });
  return (
    <Form form={form} onSubmit={() => {}} submit="Save">
      <TextInput name="name" label="Full name" />
      <TextInput name="mail" label="Mail" />
    </Form>
  );
}
const press = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const show = (): void =>
  void render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang', element: <Asked /> }], { initialEntries: ['/en'] })}
    />,
  );

it('several faults stand above the button, each a sentence that names its field and leads to it', async () => {
  show();
  press();
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Please fill in: full name',
    'Please fill in: mail',
  ]);
  // The form brings the first of them into view a moment later; the link leads on from there.
  await waitFor(() => {
    fireEvent.click(summary.getByRole('link', { name: 'Please fill in: mail' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Mail'));
  });
});

it('one fault alone is seen where it is', async () => {
  show();
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Ann' } });
  press();
  await waitFor(() => expect(screen.getByLabelText('Mail').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('alert')).toBeNull();
});
