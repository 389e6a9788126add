import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

beforeAll(() => Promise.all([loadCode('change-password'), import('./form-errors.tsx')]), slow);
afterEach(closePages);

it(
  'several faults stand above the button, each a sentence that names its field and leads to it',
  async () => {
    const { user } = openPages('user-settings/change-password', { roles: ['student'], otherwise: 'silence' });
    await user.click(await screen.findByRole('button', { name: 'Save the password' }));
    const summary = within((await screen.findAllByRole('alert', {}, { timeout: 20_000 })).at(-1)!);
    const links = await summary.findAllByRole('link');
    expect(links.length).toBeGreaterThan(1);
    const field = screen.getAllByLabelText(/password/i).find(one => one.getAttribute('aria-invalid') === 'true')!;
    const said = document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
    expect(said).toMatch(/^Please fill in: /);
    await user.click(summary.getByRole('link', { name: said }));
    await waitFor(() => expect(document.activeElement).toBe(field));
  },
  slow,
);
