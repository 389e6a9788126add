import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePicture, picture } from '../../command-service/src/identity/testing/pictures.ts';
import type { Client } from '../support/client.ts';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';

let portal: IdentityPortal;
beforeAll(async () => {
  portal = await startIdentity();
});
afterAll(() => portal?.stop());

async function upload(
  page: Client,
  content: Uint8Array,
  {
    name = 'me.jpg',
    left = 0,
    top = 0,
    size = 300,
  }: { name?: string; left?: number; top?: number; size?: number } = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ left, top, size })) form.append(field, String(value));
  form.append('file', new Blob([Buffer.from(content)]), name);
  return page.call('POST', '/user/avatar/', { body: form });
}
const shownTo = async (page: Client, file: string): Promise<number> => (await page.get(`/files/${file}/`)).status;

describe('a card', () => {
  it('shows contacts by the reader’s right', async () => {
    const [student, other, teacher] = [
      await portal.settled(),
      await portal.settled(),
      await portal.settled(['teacher']),
    ];
    await student.page.post('/user/phone/', { phone: '+77011234567' });
    const cardOf = async (page: Client, uid: string) => (await page.get(`/user/user_info/${uid}/`)).body;
    const email = `${student.login}@example.edu`;
    await expect
      .poll(() => cardOf(teacher.page, student.uid))
      .toMatchObject({ email, phone: '+77011234567', is_me: false });
    expect(await cardOf(other.page, student.uid)).toMatchObject({ email: null, phone: null });
    expect(await cardOf(student.page, student.uid)).toMatchObject({ email, is_me: true });
    expect(await cardOf(student.page, teacher.uid)).toMatchObject({
      email: `${teacher.login}@example.edu`,
      phone: null,
    });
    expect(refusal(await student.page.get('/user/user_info/01990000-0000-7000-8000-000000000001/'))).toBe(
      '404 identity.person_not_found',
    );
    expect(refusal(await portal.browser().get(`/user/user_info/${student.uid}/`))).toBe('401 identity.not_signed_in');
  });
  it('says what the person says of themself', async () => {
    const one = await portal.settled();
    const words = { about_me: 'Горы', status_text: 'На практике', last_name_latin: '', first_name_latin: '' };
    await one.page.put('/user/profile/', words);
    await expect
      .poll(async () => (await one.page.get(`/user/user_info/${one.uid}/`)).body)
      .toMatchObject({ about_me: 'Горы', status_text: 'На практике' });
  });
});

describe('a picture', () => {
  it('is cut out and made anew: nothing else of the file gets through', async () => {
    const one = await portal.settled();
    const { status, body } = await upload(one.page, await picture());
    expect([status, body.state], JSON.stringify(body)).toEqual([200, 'shown']);
    const response = await fetch(`${portal.url}/api/v1/files/${body.file}/`, {
      headers: { cookie: `portal_session=${one.page.cookies.get('portal_session')}` },
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const kept = Buffer.from(await response.arrayBuffer());
    expect(await describePicture(kept)).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect(kept.includes('secret-place')).toBe(false);
  });
  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'me.png'],
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'me.png'],
    ['a file that only begins like a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'me.png'],
    ['nothing', Buffer.alloc(0), 'me.jpg'],
  ])('is none that is %s', async (_what, content, name) => {
    const one = await portal.settled();
    expect(refusal(await upload(one.page, content, { name }))).toBe('422 identity.invalid_avatar');
    expect((await one.page.get('/user/avatar/')).body.file).toBeNull();
    const { rows } = await portal.host.pool.query('select 1 from platform.files where owner = $1', [one.uid]);
    expect(rows).toEqual([]);
  });
  it('is none that is too small, or whose square lies outside of it', async () => {
    const one = await portal.settled();
    expect(refusal(await upload(one.page, await picture(199, 300), { size: 199 }))).toBe('422 identity.invalid_avatar');
    const content = await picture();
    for (const cut of [{ left: 200 }, { top: 1 }, { size: 301 }, { size: 0 }, { left: -1 }, { size: Number.NaN }])
      expect(refusal(await upload(one.page, content, cut)), JSON.stringify(cut)).toBe('422 identity.invalid_avatar');
  });
  it('takes the place of the one before, which is gone', async () => {
    const one = await portal.settled();
    const { body: before } = await upload(one.page, await picture());
    const { body: now } = await upload(one.page, await picture(400, 300, '#993333'));
    expect(now.file).not.toBe(before.file);
    expect([await shownTo(one.page, before.file), await shownTo(one.page, now.file)]).toEqual([404, 200]);
    expect((await one.page.delete('/user/avatar/')).status).toBe(200);
    expect(await shownTo(one.page, now.file)).toBe(404);
  });
  it('that was rejected is seen by its owner and its judges alone, at once, and can be let through again', async () => {
    const [one, other] = [await portal.settled(), await portal.settled()];
    const [admin, beta] = [await portal.signedIn('admin'), await portal.signedIn('beta')];
    const { file } = (await upload(one.page, await picture())).body;
    await expect.poll(() => shownTo(other.page, file)).toBe(200);
    const decide = (page: Client, body: object) => page.post(`/user/bad_avatars/${file}/decide/`, body);
    expect(refusal(await decide(admin, { accept: false }))).toBe('422 platform.invalid_input');
    expect(refusal(await decide(beta, { accept: false, reason: 'x' }))).toBe('403 identity.access_denied');
    expect((await decide(admin, { accept: false, reason: 'На снимке не человек' })).status).toBe(200);
    await expect.poll(() => shownTo(other.page, file)).toBe(404);
    expect([await shownTo(one.page, file), await shownTo(admin, file), await shownTo(beta, file)]).toEqual([
      200, 200, 200,
    ]);
    expect((await other.page.get(`/user/user_info/${one.uid}/`)).body.photo).toBeNull();
    expect((await one.page.get('/user/avatar/')).body).toMatchObject({
      state: 'rejected',
      reason: 'На снимке не человек',
    });
    await decide(admin, { accept: true });
    await expect.poll(() => shownTo(other.page, file)).toBe(200);
  });
  it('is shown to testers without a name', async () => {
    const one = await portal.settled();
    const { file } = (await upload(one.page, await picture())).body;
    const rowFor = async (login: string) =>
      (await (await portal.signedIn(login)).get('/user/bad_avatars/', { page_size: 100 })).body.results.find(
        (row: { uid: string }) => row.uid === file,
      );
    await expect.poll(() => rowFor('admin')).toMatchObject({ account: one.uid, display_name: expect.any(String) });
    expect(await rowFor('beta')).toMatchObject({ account: null, display_name: null, state: 'shown' });
  });
});
