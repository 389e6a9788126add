import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from './form.tsx';
import { TextInput } from './text-input.tsx';
import { useSchemaForm } from './use-schema-form.ts';

afterEach(cleanup);
const schema = z.object({ mail: z.email() });
function Asked() {
  const form = useSchemaForm({ schema: () => Promise.resolve(schema), defaultValues: { mail: '' } });
  return (
    <Form form={form} onSubmit={() => {}} submit="Save">
      <TextInput name="mail" label="Mail" />
    </Form>
  );
}
const show = (): void =>
  void render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang', element: <Asked /> }], { initialEntries: ['/en'] })}
    />,
  );
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 50));

it('what is wrong with a field is said when it is left', async () => {
  show();
  const field = screen.getByLabelText('Mail');
  fireEvent.change(field, { target: { value: 'A-103' } });
  fireEvent.blur(field);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

it('no message moves a button while it is pressed', async () => {
  show();
  const field = screen.getByLabelText('Mail');
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.change(field, { target: { value: 'A-103' } });
  fireEvent.pointerDown(button);
  fireEvent.blur(field);
  await pause();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.pointerUp(button);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});
