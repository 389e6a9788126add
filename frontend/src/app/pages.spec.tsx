import { describeSession, noSession } from '@portal/event-schemas/identity/session-view.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { common, reader, settings, slow } from '../testing/portal.tsx';
import { makePage } from './pages.tsx';

const session = (roles: readonly Role[]) =>
  describeSession({ account: { ...reader, roles, must_change_password: false }, settings, login_as: null, csrf: 'x' });
const answers = (who: unknown, block = false): Record<string, unknown> => ({
  '/api/v1/user/my_roles/': who,
  '/api/v1/common/settings/': common,
  '/api/v1/common/tech_code/': { tech_block: block, tech_block_date_end: null },
  '/api/v1/new_notifications/my/unread_count/': { unread_count: 3 },
  '/api/v1/new_notifications/web_notification_banner/': [],
  '/api/v1/common/my_work/': { results: [] },
});
const nobody = noSession;
let asked: string[] = [];
const open = (url: string, server: Record<string, unknown>) =>
  makePage(url, async addresses => {
    asked.push(...addresses);
    return addresses.map(address => (server[address] === undefined ? undefined : { body: server[address] }));
  });

beforeEach(() => {
  asked = [];
  document.documentElement.lang = 'en';
});

describe('the page of somebody who is not signed in', () => {
  it.each([
    ['ru', 'Вход'],
    ['kk', 'Кіру'],
    ['en', 'Log in'],
    ['ky', 'Кирүү'],
  ])(
    'is the drawn log-in in %s',
    async (language, title) => {
      document.documentElement.lang = language;
      const page = await open(`/${language}/user/log-in?next=%2Fru%2Fdesktop`, answers(nobody));
      expect(page).toMatchObject({ language, screen: 'log-in' });
      expect(page.drawn!.title).toContain(title);
      expect(page.drawn!.html).toContain('autoComplete="current-password"');
      expect(page.drawn!.html).not.toContain('<title>');
      // The policy of the page takes no style without the nonce of a request.
      expect(page.drawn!.html).not.toContain('<style');
      expect(Object.keys(page.answers!)).toHaveLength(3);
    },
    slow,
  );

  it(
    'has the university’s logo and picture from its first paint on',
    async () => {
      const own = { ...common, logo: 'mark-1', background: 'lake-1' };
      const page = await open('/en/user/log-in', { ...answers(nobody), '/api/v1/common/settings/': own });
      expect(page.drawn!.html).toContain('/api/v1/common/logo/?v=mark-1');
      expect(page.drawn!.html).toContain('/api/v1/common/images/lake-1/file/');
      const plain = await open('/en/user/log-in', answers(nobody));
      expect(plain.drawn!.html).not.toContain('/api/v1/common/images/');
    },
    slow,
  );

  it('leads to the log-in, which knows where they wanted to go, and asks for nothing of the screen', async () => {
    expect(await open('/en/people/students?filter=%7B%7D', answers(nobody))).toEqual({
      language: 'en',
      redirect: '/en/user/log-in?next=%2Fen%2Fpeople%2Fstudents%3Ffilter%3D%257B%257D',
    });
    expect(await open('/en/no/such/page', answers(nobody))).toMatchObject({ redirect: '/en/user/log-in' });
    expect(asked.filter(address => !/my_roles|settings|tech_code/.test(address))).toEqual([]);
  });

  it('of a screen that everybody may open is made by its script', async () => {
    const page = await open('/en/check-receipt', answers(nobody));
    expect(page.screen).toBe('check-receipt');
    expect(page.drawn).toBeUndefined();
  });

  it('is drawn once for the same answers, anew for others', async () => {
    const first = await open('/en/user/log-in', answers(nobody));
    expect((await open('/en/user/log-in', answers(nobody))).drawn).toBe(first.drawn);
    const other = await open('/en/user/log-in', {
      ...answers(nobody),
      '/api/v1/common/settings/': { ...common, university_name: { ru: 'А', kk: 'А', en: 'A <b> & co', ky: 'А' } },
    });
    expect(other.drawn!.title).toContain('A <b> & co');
    expect(other.drawn!.html).toContain('A &lt;b&gt; &amp; co');
  });
});

describe('the page of somebody who is signed in', () => {
  it('brings the session, what the frame asks and what the screen loads', async () => {
    const page = await open('/en/people/students', answers(session(['office'])));
    expect(page).toMatchObject({ language: 'en', screen: 'students' });
    expect(Object.keys(page.answers!).sort()).toEqual(Object.keys(answers(null)).sort());
    expect(page.drawn).toBeUndefined();
  });

  it('says whether the frame shows what waits for staff', async () => {
    const staffed = async (role: Role) => (await open('/en/desktop', answers(session([role])))).staff;
    expect([await staffed('office'), await staffed('teacher'), await staffed('student')]).toEqual([true, true, false]);
  });

  it('loads nothing of a screen that they may not open or are kept from', async () => {
    for (const page of [
      await open('/en/people/students', answers(session(['student']))),
      await open('/en/people/students', answers(session(['office']), true)),
      await open('/en/user/log-in', answers(session(['office']))),
    ])
      expect(page).toEqual({ language: 'en', answers: expect.anything() });
  });

  it('does not hold the secret of their session', async () => {
    const server = answers({ ...session(['office']), csrf: 'the secret' });
    expect(JSON.stringify(await open('/en/people/students', server))).not.toContain('the secret');
  });

  it('asks each call once', async () => {
    await open('/en/desktop', answers(session(['office'])));
    expect(asked).toContain('/api/v1/common/my_work/');
    expect(asked.toSorted()).toEqual([...new Set(asked)].sort());
  });

  it('leaves out what was not answered', async () => {
    const server = answers(session(['office']));
    delete server['/api/v1/new_notifications/my/unread_count/'];
    expect(Object.keys((await open('/en/people/students', server)).answers!)).toHaveLength(5);
  });
});

it('an address without a language, and a server that does not answer, leave all to the application', async () => {
  expect(await open('/desktop', answers(nobody))).toEqual({});
  expect(await open('/', answers(nobody))).toEqual({});
  expect(await open('/en/people/students', {})).toEqual({ language: 'en', screen: 'students' });
});
