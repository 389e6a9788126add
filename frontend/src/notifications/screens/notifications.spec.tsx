import { screen, waitFor, within } from '@testing-library/react';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, loadCode, openPages, refusal, slow } from '../../testing/portal.tsx';
import type { Banner } from './banner-notification.tsx';

beforeAll(() => loadCode('notification', 'banner-notification'), slow);
afterEach(closePages);
const uid = (number: number) => `0b000000-0000-4000-8000-00000000000${number}`;
const notice = (number: number, read: boolean) => ({
  uid: uid(number),
  type: 'important',
  title: sameInAll(`Notice ${number}`),
  text: sameInAll('A seat is offered to you.'),
  link: 'online-registration-for-courses',
  read,
  created_at: '2026-09-01T10:00:00.000Z',
});

describe('one’s notifications', () => {
  it(
    'are read one by one or a page at a time, and lead to what they are about',
    async () => {
      const { user, asked } = openPages('notification', {
        roles: ['student'],
        answers: {
          'GET /new_notifications/my/': {
            count: 12,
            next: '/next',
            results: [notice(1, false), notice(2, true), notice(3, false)],
          },
          'POST /new_notifications/read/': {},
        },
      });
      expect((await screen.findByRole('link', { name: 'Notice 1' })).getAttribute('href')).toBe(
        '/en/online-registration-for-courses',
      );
      screen.getByText('Page 1 of 2');
      await user.click(screen.getByRole('button', { name: 'Mark as read: Notice 3' }));
      await user.click(screen.getByRole('button', { name: 'Mark this page as read' }));
      await waitFor(() =>
        expect(asked.filter(one => one.call.startsWith('POST')).map(one => one.body)).toEqual([
          { notifications: [uid(3)] },
          { notifications: [uid(1), uid(3)] },
        ]),
      );
      await user.click(screen.getByRole('button', { name: 'Older' }));
      await waitFor(() =>
        expect(asked.some(one => one.path === '/new_notifications/my/' && one.query.get('page') === '1')).toBe(true),
      );
      await user.click(screen.getByRole('tab', { name: 'Unread' }));
      await waitFor(() =>
        expect(asked.findLast(one => one.path === '/new_notifications/my/')?.query.get('only_unread')).toBe('true'),
      );
    },
    slow,
  );

  it(
    'are deleted after a question',
    async () => {
      const { user, asked } = openPages('notification', {
        roles: ['student'],
        answers: {
          'GET /new_notifications/my/': { count: 1, next: null, results: [notice(1, true)] },
          'POST /new_notifications/delete_all_notifications/': {},
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Delete all' }));
      expect(asked.some(one => one.call.startsWith('POST'))).toBe(false);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete all' }));
      await waitFor(() =>
        expect(asked.some(one => one.call === 'POST /new_notifications/delete_all_notifications/')).toBe(true),
      );
    },
    slow,
  );
});

describe('banners', () => {
  const row: Omit<Banner, 'id' | 'may'> & { author_name: string } = {
    uid: uid(9),
    type: 'university',
    message: { ru: '', kk: '', en: 'Registration begins', ky: '' },
    begin_to_show_at: '2026-09-01T00:00:00.000Z',
    stop_to_show_at: '2026-09-02T00:00:00.000Z',
    target_audience: 'students',
    target_audience_options: [],
    preparation_level: 'master',
    load_type: null,
    course: 2,
    duration: null,
    author: uid(8),
    author_name: 'Office Kim',
    state: 'shown',
  };
  it(
    'stand above every screen until they are closed',
    async () => {
      const shown = [
        {
          uid: uid(1),
          type: 'important',
          message: sameInAll('The portal rests at night.'),
          stop_to_show_at: row.stop_to_show_at,
          duration: null,
        },
      ];
      const { user } = openPages('notification', {
        roles: ['student'],
        answers: {
          'GET /new_notifications/my/': { count: 0, next: null, results: [] },
          'GET /new_notifications/web_notification_banner/': shown,
        },
      });
      await screen.findByText('The portal rests at night.');
      await user.click(screen.getByRole('button', { name: 'Close: The portal rests at night.' }));
      expect(screen.queryByText('The portal rests at night.')).toBeNull();
    },
    slow,
  );

  it(
    'say for whom they are, and are written with the refusal at its field',
    async () => {
      const { user, asked } = openPages('banner_notification', {
        roles: ['office'],
        answers: {
          'GET /new_notifications/web_notification_banner/list_for_banner_creators/': [row],
          'GET /new_notifications/role_names/': [{ value: 'office', name: sameInAll('Registrar’s office') }],
          'PUT /new_notifications/web_notification_banner/{uid}/': refusal(
            422,
            'notifications.banner_ends_before_start',
            'It stops before it begins.',
            { stop_to_show_at: 'It stops before it begins.' },
          ),
        },
      });
      await screen.findByText(/^Students: Master.*year 2$/);
      await user.click(screen.getByRole('button', { name: 'Registration begins' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: 'Text: English' }), ' on Monday');
      within(dialog.getByRole('group', { name: 'How it will look' })).getByText('Registration begins on Monday');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.findByText('It stops before it begins.');
      expect(asked.find(one => one.call.startsWith('PUT'))?.body).toEqual({
        message: { ...row.message, en: 'Registration begins on Monday' },
        seen: { message: row.message },
      });
    },
    slow,
  );
});
