import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock, type MovableClock } from '@portal/platform/clock/clock.ts';
import { picture } from '../../command-service/src/identity/testing/pictures.ts';
import { brandingSweepJob } from '../../command-service/src/system/branding/sweep.ts';
import { worksJob } from '../../command-service/src/system/planned-works.ts';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { inForm } from '../support/pictures.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const day = 86_400_000;
let portal: TestPortal;
let clock: MovableClock;
const people: Record<string, Client> = {};
beforeAll(async () => {
  clock = movableClock('2026-09-10T08:00:00.000Z');
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true, clock });
  for (const login of ['admin', 'office', 'student']) people[login] = await client(portal.url).login(login);
}, 180_000);
afterAll(() => portal.stop());

const admin = () => people['admin']!;
const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
const run = async (job: typeof brandingSweepJob): Promise<any> => job.run({}, portal.host, async () => undefined);
/** Sessions end with time. */
const later = async (days: number): Promise<void> => {
  clock.advance(days * day);
  for (const [login, page] of Object.entries(people)) await page.login(login);
};

interface Setting {
  area: string;
  setting: string;
  value: unknown;
  default: unknown;
  is_default: boolean;
  about: string;
  may_change: boolean;
  changes: number;
  changed_by: string | null;
}
const settingOf = async (login: string, setting: string): Promise<Setting> => {
  await settled();
  const { settings } = (await people[login]!.get('/common/all_settings/')).body;
  return settings.find((one: Setting) => one.setting === setting);
};

describe('every setting in one place', () => {
  it('says what it means, its value and default, and who changed it', async () => {
    expect(await settingOf('admin', 'login_lock_minutes')).toMatchObject({
      value: 15,
      default: 15,
      is_default: true,
      changes: 0,
      changed_by: null,
      may_change: true,
      about: 'Minutes for which the log-in is closed after wrong passwords.',
    });
    await admin().post('/common/system_settings/', { login_lock_minutes: 20 });
    expect(await settingOf('admin', 'login_lock_minutes')).toMatchObject({
      value: 20,
      is_default: false,
      changes: 1,
      changed_by: expect.any(String),
    });
    await admin().post('/common/system_settings/', { login_lock_minutes: 15, seen: { login_lock_minutes: 20 } });
    expect(await settingOf('admin', 'login_lock_minutes')).toMatchObject({ is_default: true, changes: 2 });
  });

  it('is there of all modules, and is changed by those alone who may', async () => {
    const { settings, lists } = (await people['office']!.get('/common/all_settings/')).body;
    expect(new Set(settings.map((one: Setting) => one.area))).toEqual(new Set(['system', 'registration']));
    expect(settings.every((one: Setting) => one.about !== '')).toBe(true);
    expect(lists.map(({ area }: { area: string }) => area)).toEqual(
      expect.arrayContaining(['club_type', 'specialist_type', 'journal_block_rule', 'grading_system']),
    );
    expect(await settingOf('office', 'login_lock_minutes')).toMatchObject({ may_change: false });
    expect(await settingOf('office', 'summer_max_credit')).toMatchObject({ may_change: true });
    expect(refusal(await people['student']!.get('/common/all_settings/'))).toBe('403 identity.access_denied');
  });

  it('that somebody changed meanwhile is refused, with who it was and when (acceptance 7)', async () => {
    const seen = { session_max_days: 7, session_idle_hours: 12 };
    await admin().post('/common/system_settings/', { session_max_days: 9, seen });
    const late = await admin().post('/common/system_settings/', { session_max_days: 5, session_idle_hours: 8, seen });
    expect([late.status, late.body.error]).toMatchObject([
      409,
      {
        code: 'platform.changed_meanwhile',
        params: { who: expect.any(String), at: expect.stringMatching(/^2026-09-10/) },
        fields: { session_max_days: 'changed' },
      },
    ]);
    // Nothing of it was done.
    expect((await settingOf('admin', 'session_idle_hours')).value).toBe(12);
    // What nobody else has touched goes through.
    expect((await admin().post('/common/system_settings/', { session_idle_hours: 8, seen })).status).toBe(200);
    const office = people['office']!;
    const before = (await office.get('/registration/settings/')).body.summer_max_credit as number;
    await office.put('/registration/settings/', { summer_max_credit: 12, seen: { summer_max_credit: before } });
    const stale = { summer_max_credit: 15, seen: { summer_max_credit: before } };
    expect(refusal(await office.put('/registration/settings/', stale))).toBe('409 platform.changed_meanwhile');
  });

  it('is heard by whoever is signed in within a second (acceptance 7)', async () => {
    const cookie = [...people['student']!.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${portal.url.replace(/^http/, 'ws')}/api/v1/ws/notifications/`, {
      headers: { cookie, origin: portal.url },
    });
    await new Promise(resolve => socket.once('open', resolve));
    socket.send(JSON.stringify({ subscribe: ['system_settings'] }));
    await new Promise(resolve => setTimeout(resolve, 100));
    const heard = new Promise<number>(resolve =>
      socket.on('message', data => {
        if (String(data).includes('system_settings')) resolve(performance.now());
      }),
    );
    const from = performance.now();
    await admin().post('/common/system_settings/', { temporary_password_hours: 48 });
    expect((await heard) - from).toBeLessThan(1000);
    socket.close();
  });

  it('of lists: a type that is removed stands in the history with who and when (acceptance 8)', async () => {
    const name = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
    clock.advance(1000);
    const { uid } = (await admin().post('/student_clubs/student_club_types/', { name: name('Лыжи') })).body;
    clock.advance(1000);
    expect((await admin().delete(`/student_clubs/student_club_types/${uid}/`)).status).toBe(204);
    await settled();
    const { results } = (await admin().get('/user/history_system_settings/', { area: 'club_type', page_size: 2 })).body;
    expect(results).toMatchObject([
      { setting: 'club_type', to: null, from: { name: { ru: 'Лыжи' } }, actor_name: expect.any(String) },
      { from: null, to: { name: { ru: 'Лыжи' } } },
    ]);
    expect(results[0].from_text).toContain('Лыжи');
  });
});

describe('the picture behind the log-in', () => {
  const upload = async (width: number, height: number) =>
    admin().call('POST', '/common/images/', {
      body: inForm(new Blob([new Uint8Array(await picture(width, height))]), `${width}.jpg`),
    });
  const background = async () => (await client(portal.url).get('/common/background/image/')).body.background;
  it('is as large as the settings say, and no disguised text (acceptance 3)', async () => {
    const small = await upload(300, 100);
    expect([small.status, small.body.error]).toMatchObject([
      422,
      { code: 'platform.picture_too_small', params: { width: 800, height: 300 } },
    ]);
    const text = await admin().call('POST', '/common/images/', { body: inForm(new Blob(['hello']), 'campus.jpg') });
    expect(refusal(text)).toBe('415 platform.file_type_refused');
    await admin().post('/common/system_settings/', { header_image_min_width: 1000 });
    expect((await upload(900, 400)).body.error.params).toMatchObject({ width: 1000, height: 300 });
    await admin().post('/common/system_settings/', { header_image_min_width: 800 });
  });

  it('is seen without a session, and is only there when it is chosen (acceptance 3)', async () => {
    const [{ uid, url }] = (await upload(1600, 900)).body;
    const nobody = client(portal.url);
    expect((await nobody.get(`/common/images/${uid}/file/`)).status).toBe(404);
    expect(await background()).toBeNull();
    expect((await admin().put('/common/background/image/', { picture: uid })).body.background).toMatchObject({ uid });
    await settled();
    expect(await background()).toMatchObject({ uid, url, width: 1600, height: 900 });
    expect((await nobody.get('/common/settings/')).body.background).toBe(uid);
    const shown = await fetch(portal.url + url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    // Where and when it was taken is nobody's business.
    expect(Buffer.from(await shown.arrayBuffer()).includes('secret-place')).toBe(false);
    expect(refusal(await admin().delete(`/common/images/${uid}/`))).toBe('409 system.picture_in_use');
    expect(refusal(await people['office']!.put('/common/background/image/', { picture: null }))).toBe(
      '403 identity.access_denied',
    );
  });

  it('that nothing shows goes after a week, the one that is shown stays', async () => {
    const [{ uid: unused }] = (await upload(1200, 600)).body;
    await settled();
    await later(6);
    expect(await run(brandingSweepJob)).toMatchObject({ pictures: 0 });
    await later(2);
    expect(await run(brandingSweepJob)).toMatchObject({ pictures: 1, failed: [] });
    await settled();
    const { body } = await admin().get('/common/images/');
    expect(body.map(({ uid }: { uid: string }) => uid)).not.toContain(unused);
    expect(body).toMatchObject([{ is_current: true }]);
    expect((await fetch(portal.url + body[0].url)).status).toBe(200);
  });

  it('and a removed logo are kept as long as they can be put back', async () => {
    const body = () => picture(200, 200).then(content => inForm(new Blob([new Uint8Array(content)]), 'logo.jpg'));
    await admin().call('POST', '/common/images/', { query: { logo_image: true }, body: await body() });
    await admin().delete('/common/background/delete_logo/');
    await settled();
    await later(20);
    await run(brandingSweepJob);
    expect((await admin().get('/common/background/delete_logo/')).body.former).not.toBeNull();
    await later(11);
    await run(brandingSweepJob);
    await settled();
    expect((await admin().get('/common/background/delete_logo/')).body.former).toBeNull();
    expect(refusal(await admin().post('/common/logo/put_back/', {}))).toBe('409 system.no_former_logo');
  });
});

describe('announced maintenance', () => {
  const works = async () => {
    await settled();
    return (await client(portal.url).get('/common/tech_code/')).body;
  };
  const inMinutes = (minutes: number): string => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  it('is seen by everybody before it begins, begins and ends by itself', async () => {
    const window = { starts_at: inMinutes(30), ends_at: inMinutes(60), starts_by_itself: true, ends_by_itself: true };
    expect(refusal(await people['office']!.post('/common/tech_code/planned/', window))).toBe(
      '403 identity.access_denied',
    );
    expect((await admin().post('/common/tech_code/planned/', window)).body).toMatchObject({ planned: window });
    await run(worksJob);
    expect(await works()).toMatchObject({ tech_block: false, planned: window });
    clock.advance(31 * 60_000);
    await run(worksJob);
    expect(await works()).toMatchObject({ tech_block: true, tech_block_date_end: window.ends_at });
    expect(refusal(await people['student']!.post('/user/phone/', { phone: '+7 701 123 45 67' }))).toBe(
      '503 system.maintenance',
    );
    clock.advance(30 * 60_000);
    await run(worksJob);
    expect(await works()).toEqual({ tech_block: false, tech_block_date_end: null, planned: null });
  });
  it('is taken back', async () => {
    const window = { starts_at: inMinutes(30), ends_at: null, starts_by_itself: true, ends_by_itself: false };
    await admin().post('/common/tech_code/planned/', window);
    expect((await admin().delete('/common/tech_code/planned/')).body.planned).toBeNull();
    clock.advance(40 * 60_000);
    await run(worksJob);
    expect((await works()).tech_block).toBe(false);
  });
});
