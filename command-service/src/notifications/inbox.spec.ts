import { describe, expect, it } from 'vitest';
import { given, specNow } from '@portal/platform/testing/given.ts';
import { deleteNotifications, inbox, readNotifications } from './inbox.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const [first, second] = ['01990000-0000-7000-8000-0000000000d1', '01990000-0000-7000-8000-0000000000d2'] as const;
const read = (...notifications: string[]) => ({ type: 'NotificationsRead', data: { account, notifications } });

describe('a notification inbox', () => {
  it('records what is read for the first time', () => {
    expect(given([read(first)]).when(readNotifications, { account, notifications: [first, second, second] })).toEqual([
      [read(second)],
    ]);
    expect(given([read(first)]).when(readNotifications, { account, notifications: [first] })).toEqual([[]]);
  });
  it('is emptied up to now', () => {
    expect(given([read(first)]).when(deleteNotifications, { account })).toEqual([
      [{ type: 'NotificationsDeleted', data: { account, until: specNow } }],
    ]);
  });
  it('an event that it does not know leaves it as it is', () => {
    expect(inbox.evolve({ read: [first] }, { type: 'FromTomorrow', data: {} } as never)).toEqual({ read: [first] });
    expect(
      inbox.evolve({ read: [first] }, { type: 'NotificationsDeleted', data: { account, until: specNow } }),
    ).toEqual({ read: [] });
  });
});
