import { fireEvent, screen } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, loadCode, openPages, slow } from '../testing/portal.tsx';

const status = (uid: string, name: string, sort: number) => ({
  uid,
  name: sameInAll(name),
  stage: 'approved',
  colour: 'green',
  initial: uid === 'first',
  sort,
});
const rows = [status('first', 'Approved', 10), status('second', 'Ready', 20), status('third', 'Collected', 30)];
const open = (role: Role = 'office') =>
  openPages('application-statuses', {
    roles: [role],
    answers: {
      'GET /studapps/statuses/': rows,
      'POST /studapps/statuses/{uid}/move/': { moved: 1 },
    },
  });
const moves = (asked: ReturnType<typeof open>['asked']) =>
  asked.filter(({ call }) => call.startsWith('POST')).map(({ path, body }) => [path, body]);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

beforeAll(() => loadCode('application-statuses'), slow);
afterEach(closePages);

it(
  'a row goes up and down its list by buttons, but not beyond its ends',
  async () => {
    const { user, asked } = open();
    expect((await button('Move up: Approved')).disabled).toBe(true);
    expect((await button('Move down: Collected')).disabled).toBe(true);
    await user.click(await button('Move down: Approved'));
    await screen.findByText('“Approved” has moved in the list');
    expect(moves(asked)).toEqual([['/studapps/statuses/first/move/', { by: 1 }]]);
  },
  slow,
);

it(
  'a row is dragged by its handle to another row',
  async () => {
    const { asked } = open();
    const row = (await button('Move up: Collected')).closest('tr')!;
    const handle = row.querySelector('[title="Drag"]')!;
    handle.setPointerCapture = () => undefined;
    document.elementFromPoint = () => screen.getByRole('button', { name: 'Move up: Approved' });
    fireEvent.pointerDown(handle, { pointerId: 1 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientX: 5, clientY: 5 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    await screen.findByText('“Collected” has moved in the list');
    expect(moves(asked)).toEqual([['/studapps/statuses/third/move/', { by: -2 }]]);
  },
  slow,
);

it(
  'who only reads sees places and moves nothing; what the portal keeps is not removed',
  async () => {
    open('auditor');
    await screen.findByText('30');
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    closePages();
    open();
    await button('Remove: Ready');
    expect(screen.queryByRole('button', { name: 'Remove: Approved' })).toBeNull();
  },
  slow,
);
