import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { setAsOf, type AsOfMoment } from '../http/as-of.ts';
import { closePages, openPages, slow, type Answers } from './portal.tsx';

/** A moment that is looked at. */
export const past: AsOfMoment = { view: 'v1', moment: '2026-08-20T05:00:00.000Z', position: 14 };
/** A screen in the past: which of its controls are off, and which go on since they only show. `pressed`: what is pressed first. */
export interface PastCase {
  address: string;
  role?: Role;
  answers?: Answers;
  tab?: string;
  pressed?: readonly (string | RegExp)[];
  off: readonly string[];
  on?: readonly string[];
}

type Control = HTMLButtonElement | HTMLInputElement;
const roles = ['button', 'switch', 'radio', 'checkbox'] as const;
function controlOf(name: string | RegExp): Control {
  const [control] = roles.flatMap(role => screen.queryAllByRole<Control>(role, { name }));
  if (!control) throw new Error(`Nothing to press is called ${name}`);
  return control;
}
const pressable = (names: readonly string[]): string[] => names.filter(name => !controlOf(name).disabled);
/** What is said where the pointer rests on a control. */
const toldOf = (name: string): string =>
  controlOf(name).closest('[title]')?.getAttribute('title') ??
  controlOf(name).parentElement!.getAttribute('aria-label') ??
  '';

export async function openCase({
  address,
  role = 'org_admin',
  answers = {},
  tab,
  pressed = [],
}: PastCase): Promise<void> {
  const { user } = openPages(address, { roles: [role], answers });
  if (tab) await user.click(await screen.findByRole('tab', { name: tab }));
  for (const name of pressed) await user.click(await waitFor(() => controlOf(name)));
}

/**
 * Tests that what changes something is off while a past moment is looked at, says so when it is pointed at, and is on
 * again in the present. Load the code of the screens before.
 */
export function describeActsInThePast(cases: readonly PastCase[]): void {
  afterEach(() => {
    setAsOf(null);
    closePages();
  });
  describe('what changes something', () => {
    it.each(cases)(
      'on $address is off while a past moment is looked at; what only shows goes on',
      async one => {
        const { off, on = [] } = one;
        setAsOf(past);
        await openCase(one);
        for (const name of [...off, ...on]) await waitFor(() => controlOf(name));
        expect(pressable([...off, ...on])).toEqual(on);
        expect(off.filter(name => !toldOf(name).includes('You are looking at the past'))).toEqual([]);
        act(() => setAsOf(null));
        expect(pressable([...off, ...on])).toEqual([...off, ...on]);
      },
      slow,
    );
  });
}
