import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noSession } from '@portal/event-schemas/identity/session-view.ts';
import { closePages, common, loadCode, openPages, refusal, slow } from '../../../testing/portal.tsx';

const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const [campus, staff] = ['01990000-0000-7000-8000-0000000000d1', '01990000-0000-7000-8000-0000000000d2'];
const ways_in = [
  { uid: campus, name: inAll('Campus'), by_password: false },
  { uid: staff, name: inAll('Staff directory'), by_password: true },
];
const nobody = { 'GET /user/my_roles/': noSession };
afterEach(closePages);

describe('the log-in page', () => {
  beforeAll(() => loadCode('log-in'), slow);

  it(
    'offers the ways of the university: servers as buttons, directories by name, and leads there',
    async () => {
      const assign = vi.fn();
      const { href, origin, protocol, host, pathname, search, hash } = location;
      vi.stubGlobal('location', { href, origin, protocol, host, pathname, search, hash, assign });
      const { asked, user } = openPages('user/log-in', {
        roles: [],
        answers: {
          ...nobody,
          'GET /common/settings/': { ...common, ways_in },
          'POST /user/ways_in/{uid}/begin/': { url: 'https://id.example.edu/authorize?state=s' },
        },
      });
      expect(await screen.findByText(/Staff directory/)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Log in: Campus' }));
      await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example.edu/authorize?state=s'));
      expect(asked.findLast(({ path }) => path.endsWith('/begin/'))?.path).toContain(campus);
    },
    slow,
  );
  it(
    'is the same as ever where there are none',
    async () => {
      openPages('user/log-in', { roles: [], answers: nobody });
      expect(await screen.findByLabelText('Login')).toBeDefined();
      expect(screen.queryByText(/account of the university/)).toBeNull();
    },
    slow,
  );
});

describe('the page to which a browser comes back', () => {
  beforeAll(() => loadCode('way-in', 'linked-ways'), slow);
  const come = (
    answer: unknown,
    query = '?state=s1&code=c1&iss=https%3A%2F%2Fid.example.edu&next=%2F%2Fevil.example',
  ) =>
    openPages(`user/way-in${query}`, {
      roles: [],
      answers: { ...nobody, 'POST /user/ways_in/finish/': answer },
    });

  it(
    'finishes the log-in once, with what the server has sent and nothing else',
    async () => {
      const { asked } = come(() => new Promise(() => undefined));
      await screen.findByText('The university is confirming who you are…');
      await waitFor(() => expect(asked.filter(({ path }) => path === '/user/ways_in/finish/')).toHaveLength(1));
      expect(asked.find(({ path }) => path === '/user/ways_in/finish/')?.body).toEqual({
        ...{ state: 's1', code: 'c1', iss: 'https://id.example.edu' },
      });
    },
    slow,
  );
  it(
    'says why somebody is not let in, and leads back',
    async () => {
      come(refusal(403, 'identity.way_nobody', 'There is no account for you.'));
      expect(await screen.findByText('There is no account for you.')).toBeDefined();
      expect(screen.getByRole('link', { name: 'To the log-in page' })).toBeDefined();
    },
    slow,
  );
  it(
    'finishes nothing where nothing was begun',
    async () => {
      const { asked } = come({}, '');
      expect(await screen.findByText('A log-in through the university ends here')).toBeDefined();
      expect(asked.filter(({ path }) => path === '/user/ways_in/finish/')).toEqual([]);
    },
    slow,
  );
});

describe('one’s own linked log-ins', () => {
  beforeAll(() => loadCode('linked-ways'), slow);
  const open = (answers: Record<string, unknown>) =>
    openPages('user-settings/linked-ways', { roles: ['teacher'], answers, otherwise: 'silence' });

  it(
    'are linked with a directory by its password; a wrong one is said at its field',
    async () => {
      const { user } = open({
        'GET /user/linked_ways/': [
          { uid: staff, kind: 'directory', name: inAll('Staff directory'), is_on: true, linked: null },
        ],
        'POST /user/linked_ways/{uid}/': refusal(422, 'identity.wrong_login_or_password', 'Wrong login or password.', {
          password: 'identity.wrong_login_or_password',
        }),
      });
      await user.click(await screen.findByRole('button', { name: 'Link: Staff directory' }));
      await user.type(await screen.findByLabelText('Login'), 'ann');
      await user.type(screen.getByLabelText('Password'), 'Wrong-2026');
      await user.click(screen.getByRole('button', { name: 'Link' }));
      expect(await screen.findByText('Wrong login or password.')).toBeDefined();
    },
    slow,
  );
  it(
    'are removed after a question',
    async () => {
      const { asked, user } = open({
        'GET /user/linked_ways/': [
          {
            uid: campus,
            kind: 'openid',
            name: inAll('Campus'),
            is_on: false,
            linked: { name: 'ann', at: '2026-09-01T08:00:00.000Z' },
          },
        ],
        'POST /user/linked_ways/{uid}/remove/': {},
      });
      expect(await screen.findByText(/switched off at the moment/)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Remove link: Campus' }));
      await user.click(await screen.findByRole('button', { name: 'Remove link' }));
      await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/remove/'))).toBe(true));
    },
    slow,
  );
  it(
    'say so where there is nothing to link with',
    async () => {
      open({ 'GET /user/linked_ways/': [] });
      expect(await screen.findByText('The university has not connected other ways to log in yet.')).toBeDefined();
    },
    slow,
  );
});
