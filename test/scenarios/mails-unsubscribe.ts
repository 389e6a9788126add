import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';
import { schedulesJob } from '../../notification-worker/src/notifications/schedules/tick.ts';

let there: MailedUniversity;
let link: string;
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  await there.pages['office']!.post('/notifications/course_not_registered_students_notification/', {
    notification_frequency: 'EVERY_WEEK',
    weekday: 5,
    time: '10:00',
  });
  await there.jump('2026-09-11T04:00:30.000Z');
  await there.run(schedulesJob);
});
afterAll(() => there.stop());
const wanted = async (login: string) =>
  (await there.pages[login]!.get('/notifications/my_mails/')).body.topics
    .filter((one: { wanted: boolean }) => one.wanted)
    .map((one: { topic: string }) => one.topic);
const address = () => `${there.portal.url}/api/v1${link}`;
const click = (cookie = '') =>
  fetch(address(), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers: { 'accept-language': 'en', ...(cookie ? { cookie } : {}) },
  });

describe('the end of mails by the link in them', () => {
  it('is named in the mail beside the settings, in text and HTML, under the university’s name', async () => {
    const mail = await there.mail('madina', 1);
    link = /^<https:\/\/portal\.example\/api\/v1(.*)>$/.exec(
      mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value,
    )![1]!;
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')!.value).toBe('List-Unsubscribe=One-Click');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]+@localhost>$/);
    for (const content of [mail.text, mail.html])
      expect(content).toContain('https://portal.example/kk/user-settings/notifications');
  });
  it('shows a page in the person’s language that changes nothing by itself', async () => {
    const page = await fetch(address(), { headers: { 'accept-language': 'en' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await page.text();
    expect(html).toContain('<html lang="kk">');
    expect(html).toContain('Мұндай хаттар келмесін бе?');
    expect(html).toContain('<form method="post">');
    expect(await wanted('madina')).toContain('reminders');
  });
  it('takes one click without a session, and again without a change', async () => {
    const before = await wanted('madina');
    expect((await click()).status).toBe(200);
    await expect.poll(() => wanted('madina')).toEqual(before.filter((topic: string) => topic !== 'reminders'));
    const head = await there.portal.host.log.head();
    const again = await click();
    expect([again.status, await there.portal.host.log.head()]).toEqual([200, head]);
    expect(await again.text()).toContain('Хаттар тоқтатылды');
    expect(
      (await there.portal.host.log.readAll(0, 100_000)).findLast(event => event.type === 'MailsChosen'),
    ).toMatchObject({
      data: { account: there.account('madina'), unwanted: ['reminders'] },
      meta: { actor: { id: there.account('madina') } },
    });
  });
  it('is the reader’s also where somebody else is signed in, and asks them for no token', async () => {
    await there.pages['madina']!.put('/notifications/my_mails/', { unwanted: [] });
    expect(
      (await click([...there.pages['john']!.cookies].map(([name, value]) => `${name}=${value}`).join('; '))).status,
    ).toBe(200);
    await expect.poll(() => wanted('madina')).not.toContain('reminders');
    expect(await wanted('john')).toContain('reminders');
  });
  it('that is old, forged or cut off leads to a page that says so in the reader’s language, by GET and by POST', async () => {
    const titles = {
      ru: 'Ссылка больше не действует',
      kk: 'Сілтеме енді жарамсыз',
      en: 'This link no longer works',
      ky: 'Шилтеме мындан ары иштебейт',
    };
    for (const [language, title] of Object.entries(titles)) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${address().slice(0, -6)}/`, {
          method,
          headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': language },
          ...(method === 'POST' ? { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) } : {}),
        });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
        const html = await answer.text();
        expect(html).toContain(`<h1>${title}</h1>`);
        expect(html).toContain(`https://portal.example/${language}/user-settings/notifications`);
        expect(html).not.toContain('<form');
      }
    }
  });
  it('opens nothing else: forged links are unknown, and other changes take no forms and want their token', async () => {
    const stranger = client(there.portal.url);
    const forged = link.replace('.reminders.', '.cards.');
    expect((await stranger.get(forged)).status).toBe(404);
    expect(
      (
        await fetch(`${there.portal.url}/api/v1${forged}`, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        })
      ).status,
    ).toBe(404);
    const cookie = [...there.pages['john']!.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const choose = (headers: Record<string, string>, body: BodyInit) =>
      fetch(`${there.portal.url}/api/v1/notifications/my_mails/`, {
        method: 'PUT',
        body,
        headers: { cookie, ...headers },
      });
    expect((await choose({ 'content-type': 'application/json' }, '{"unwanted":[]}')).status).toBe(403);
    expect(
      (
        await choose(
          { 'x-csrftoken': there.pages['john']!.cookies.get('csrftoken')! },
          new URLSearchParams({ unwanted: 'cards' }),
        )
      ).status,
    ).toBe(415);
  });
});
