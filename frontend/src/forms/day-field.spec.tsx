import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { DayField, dayIn } from './day-field.tsx';

afterEach(cleanup);
let day = '';
function Held({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <DayField
      label="From"
      value={value}
      onChange={next => {
        day = next;
        setValue(next);
      }}
    />
  );
}
const show = (start?: string): void =>
  void render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/:lang', element: <Held {...(start ? { start } : {})} /> }], {
        initialEntries: ['/en'],
      })}
    />,
  );

it.each([
  ['31.08.2026', '2026-08-31'],
  ['1.9.2026', '2026-09-01'],
  ['2026-09-01', '2026-09-01'],
  ['31.02.2026', ''],
  ['soon', ''],
])('%s is the day %s', (written, found) => expect(dayIn(written)).toBe(found));
it('shows a day as people write it, and says when there is none', async () => {
  show('2026-09-01');
  const field = screen.getByLabelText('From');
  expect((field as HTMLInputElement).value).toBe('01.09.2026');
  await userEvent.clear(field);
  expect([day, field.getAttribute('aria-invalid')]).toEqual(['', 'false']);
  await userEvent.type(field, '5.9.2026');
  await userEvent.tab();
  expect([day, (field as HTMLInputElement).value]).toEqual(['2026-09-05', '05.09.2026']);
  await userEvent.type(field, 'x');
  expect([day, field.getAttribute('aria-invalid')]).toEqual(['', 'true']);
});
