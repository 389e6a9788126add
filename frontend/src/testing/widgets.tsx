import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { loadLanguage } from '../app/language.ts';
import { widgets } from '../app/registry.ts';
import { closePages, loadCode, openPages, refusal, slow, type Answers } from './portal.tsx';

type Words = string | RegExp;
export interface WidgetCase {
  role: Role;
  /** What the widget asks the server, the answer when there is something, and what is then seen. */
  call: Call;
  filled: unknown;
  shows: readonly Words[];
  /** Where its links lead, by their words. */
  leads?: Readonly<Record<string, string>>;
  /** The answer when there is nothing yet, and what is then said. */
  empty: unknown;
  says: readonly Words[];
}

/**
 * What holds of every desktop widget of a module, by its id: it shows what there is, and says so when there is nothing,
 * when it is refused, and when the server fails.
 */
export function describeWidgets(module: string, cases: Readonly<Record<string, WidgetCase>>): void {
  const mine = widgets.filter(one => one.module === module);
  const named = mine.map(({ id, title }) => ({ id, title: title.en, ...cases[id]! }));
  const open = async (title: string, role: Role, answers: Answers) => {
    const page = openPages('desktop', { roles: [role], answers });
    return { ...page, widget: within(await screen.findByRole('region', { name: title })) };
  };
  beforeAll(() => Promise.all([loadLanguage('en'), loadCode('desktop'), ...mine.map(({ load }) => load())]), slow);
  afterEach(closePages);

  it(`every desktop widget of ${module} is looked at`, () =>
    expect(Object.keys(cases).toSorted()).toEqual(mine.map(({ id }) => id).toSorted()));

  describe(`the desktop widgets of ${module}`, () => {
    it.each(named)(
      '$id shows what there is, and leads to it',
      async ({ title, role, call, filled, shows, leads = {} }) => {
        const { widget } = await open(title, role, { [call]: filled });
        for (const words of shows) await widget.findByText(words);
        for (const [name, address] of Object.entries(leads))
          expect(widget.getByRole('link', { name }).getAttribute('href')).toBe(address);
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object /);
      },
      slow,
    );

    it.each(named)(
      '$id says that there is nothing yet',
      async ({ title, role, call, empty, says }) => {
        const { widget } = await open(title, role, { [call]: empty });
        for (const words of says) await widget.findByText(words);
        expect(widget.queryByText('Try again')).toBeNull();
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object /);
      },
      slow,
    );

    it.each(named)(
      '$id says why it is refused',
      async ({ title, role, call }) => {
        const { widget } = await open(title, role, {
          [call]: () => refusal(409, 'module.not_now', 'Not before the term begins.'),
        });
        await widget.findByText('Not before the term begins.');
      },
      slow,
    );

    it.each(named)(
      '$id says that the server failed, and tries again',
      async ({ title, role, call, filled, shows }) => {
        let failed = false;
        const { user, widget } = await open(title, role, {
          [call]: () => (failed ? filled : refusal(500, 'platform.fault', 'The server has a fault')),
        });
        const again = await widget.findByText('Try again');
        failed = true;
        await user.click(again);
        await waitFor(() => widget.getByText(shows[0]!));
      },
      slow,
    );
  });
}
