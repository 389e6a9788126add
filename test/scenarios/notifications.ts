import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundCatalogue } from '../../command-service/src/registration/testing/found-world.ts';
import { id } from '../../command-service/src/registration/testing/world.ts';
import { setPassword } from '../../command-service/src/identity/passwords/set-password.ts';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const [student, advisor, period] = [newId(), newId(), newId()];
const actor = { id: 'system', roles: ['system'] };
let portal: TestPortal;
let version = 0;
const pages: Record<string, Client> = {};

beforeAll(async () => {
  portal = await startPortal();
  const { host } = portal;
  const send = senderFor(host, { actor, locale: 'ru', correlation_id: newId() });
  const names = { last_name: 'Оспанова', first_name: 'Мадина', middle_name: '' };
  for (const [account, login, role] of [
    [student, 'madina', 'student'],
    [advisor, 'advisor', 'supervisor'],
  ] as const) {
    await send(host.commands.get('OpenAccount')!, {
      ...names,
      account,
      login,
      email: '',
      phone: '',
      roles: [role],
      credential: null,
      must_change_password: false,
    });
    await setPassword(host, send, account, demoPassword, { mustChange: false });
    pages[login] = await client(portal.url).login(login);
  }
  await foundCatalogue(host.dispatcher);
  await send(host.commands.get('CreateTeacher')!, {
    ...names,
    uid: advisor,
    code: 'T1',
    cathedra: null,
    position: null,
    is_advisor: true,
  });
  await send(host.commands.get('CreateStudent')!, {
    ...names,
    uid: student,
    code: 'S1',
    gender: 'female',
    citizenship: 'KZ',
    email: '',
    edu_program: id('b'),
    student_group: null,
    study_plan: null,
    advisor,
    preparation_level: 'bachelor',
    study_form: 'full_time',
    entry_year: 2025,
    course: 2,
    student_status: 'studying',
  });
});
afterAll(() => portal.stop());

/** What registration records when a card goes to and fro. */
async function card(type: string, data: unknown): Promise<void> {
  const id = newId();
  const result = await portal.host.log.append({
    writes: [{ stream: `study_card-${student}.${period}`, expected_version: version++, events: [{ type, data }] }],
    context: {
      command_id: id,
      command: 'Test',
      correlation_id: id,
      causation_id: id,
      actor,
      occurred_at: portal.host.clock.iso(),
      locale: 'ru',
    },
  });
  expect(result.ok).toBe(true);
}
const unread = async (login: string) =>
  (await pages[login]!.get('/new_notifications/my/unread_count/')).body.unread_count;

it('a card that is sent, returned and approved tells advisor and student, each in their own list', async () => {
  await card('CardSentToAdvisor', { status: 'CHOSEN', credits: 30, audit_credits: 0 });
  await expect.poll(() => unread('advisor')).toBe(1);
  const sent = (await pages['advisor']!.get('/new_notifications/my/', { page_size: 10 })).body;
  expect(sent).toMatchObject({
    count: 1,
    next: null,
    results: [
      {
        type: 'important',
        read: false,
        title: { en: 'A card to review' },
        text: { en: 'Оспанова Мадина has sent a registration card for review.' },
        link: 'adviser/online-registration-for-courses',
      },
    ],
  });

  await card('CardRejected', { advisor, comment: 'Too many credits', status: 'REJECTED' });
  await card('CardApproved', { advisor, status: 'CONFIRMED' });
  await expect.poll(() => unread('madina')).toBe(2);
  expect(
    (await pages['madina']!.get('/new_notifications/my/')).body.results.map(
      (row: { title: { en: string } }) => row.title.en,
    ),
  ).toEqual(['Your card is approved', 'Your card was returned']);
});

it('reading marks as read and lowers the count, deleting empties the list, and other people’s are out of reach', async () => {
  const rows = (await pages['madina']!.get('/new_notifications/my/')).body.results as { uid: string }[];
  await pages['advisor']!.post('/new_notifications/read/', { notifications: rows.map(row => row.uid) });
  expect(await unread('madina')).toBe(2);
  for (const known of [true, false])
    await pages['advisor']!.post('/new_notifications/read/', {
      notifications: known ? rows.map(row => row.uid) : [newId(), newId()],
    });
  expect(await portal.host.log.read(`notification_inbox-${advisor}`)).toEqual([]);
  await pages['madina']!.post('/new_notifications/read/', { notifications: [rows[0]!.uid] });
  expect(await unread('madina')).toBe(1);
  expect((await pages['madina']!.get('/new_notifications/my/', { only_unread: true })).body).toMatchObject({
    count: 1,
    results: [{ uid: rows[1]!.uid }],
  });
  await pages['madina']!.post('/new_notifications/delete_all_notifications/');
  expect((await pages['madina']!.get('/new_notifications/my/')).body).toMatchObject({ count: 0, results: [] });
  expect(await unread('advisor')).toBe(1);
  expect((await pages['madina']!.post('/new_notifications/read/', { notifications: [] })).status).toBe(422);
});

it('a browser on the notifications channel hears of a new one', async () => {
  const { WebSocket } = await import('ws');
  const cookie = [...pages['madina']!.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${portal.url.replace('http', 'ws')}/api/v1/ws/notifications/`, {
    headers: { cookie, origin: portal.url },
  });
  const heard: { type: string }[] = [];
  socket.on('message', message => heard.push(JSON.parse(String(message))));
  await new Promise((resolve, fail) => {
    socket.once('open', resolve).once('error', fail);
  });
  await card('CardApproved', { advisor, status: 'CONFIRMED' });
  await expect.poll(() => heard.map(message => message.type), { timeout: 5000 }).toContain('new_notifications');
  expect(await unread('madina')).toBe(1);
  socket.close();
});
