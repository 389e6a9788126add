import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { loadLanguage } from '../app/language.ts';
import { findScreen, screens } from '../app/registry.ts';
import { closePages, loadCode, openPages, someUid, slow } from './portal.tsx';

/**
 * What holds of every screen of a module: under its own title it says that it waits for the server, and says so when the server fails, with a way to try again.
 * `queries`: what an address needs after its path for the screen to ask for anything. `only`: those that ask for something, where others of the module do not.
 */
export function describeScreens(
  module: string,
  queries: Readonly<Record<string, string>> = {},
  only?: readonly string[],
): void {
  const cases = screens
    .filter(one => one.module === module && (only?.includes(one.id) ?? true))
    .map(
      ({ id, path, roles }) =>
        [
          id,
          `${path.replaceAll(/:\w+/g, someUid)}${queries[id] ?? ''}`,
          Array.isArray(roles) ? (roles as readonly Role[])[0]! : 'student',
        ] as const,
    );
  beforeAll(() => Promise.all([loadLanguage('en'), loadCode(...cases.map(([id]) => id))]), slow);
  afterEach(closePages);

  describe(`every screen of ${module}`, () => {
    it.each(cases)(
      '%s waits under its own title',
      async (id, address, role) => {
        openPages(address, { roles: [role], otherwise: 'silence' });
        await screen.findByRole('heading', { level: 1, name: findScreen(id)!.titleIn('en') });
        expect(screen.queryByText('Try again')).toBeNull();
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object /);
      },
      slow,
    );

    it.each(cases)(
      '%s says that the server failed, and tries again',
      async (id, address, role) => {
        const { asked, user } = openPages(address, { roles: [role] });
        await screen.findByRole('heading', { level: 1, name: findScreen(id)!.titleIn('en') });
        const [again] = await screen.findAllByText('Try again');
        const before = asked.length;
        await user.click(again!);
        await waitFor(() => expect(asked.length).toBeGreaterThan(before));
      },
      slow,
    );
  });
}
