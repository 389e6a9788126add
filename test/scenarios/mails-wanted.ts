import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myMails } from '@portal/event-schemas/notifications/views.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

let there: MailedUniversity;
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  for (const login of ['madina', 'aizada']) {
    expect((await there.pages[login]!.put('/notifications/my_mails/', { unwanted: ['waiting_lists'] })).status).toBe(200);
  }
  expect((await there.pages['aizada']!.put('/notifications/my_mails/', { unwanted: ['waiting_lists', 'permissions'] })).body).toEqual({ unwanted: ['waiting_lists', 'permissions'] });
  await there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
  await there.register('aibek');
  await there.register('madina', 1, { queue: true });
  await there.drop('aibek');
});
afterAll(() => there.stop());

describe('mails that a person does without', () => {
  it('are not sent, and the portal tells as before', async () => {
    await expect.poll(async () => (await there.pages['madina']!.get('/new_notifications/my/')).body.results.map((row: { title: { en: string } }) => row.title.en)[0]).toContain('A seat on “Course 1” is yours until');
    await there.send('SetOnlineAccess', { student: there.account('madina'), access: 'open', comment: '' });
    // The mail about another topic comes after the offer: it is the first.
    await there.mail('madina', 1);
    expect(await there.subjects('madina')).toHaveLength(1);
    expect((await there.subjects('madina'))[0]).not.toContain('Course 1');
  });
  it('are said with the address to which the others go', async () => {
    const { email, topics } = myMails.parse((await there.pages['aizada']!.get('/notifications/my_mails/')).body);
    expect(email).toContain('@');
    expect(Object.fromEntries(topics.map(one => [one.topic, one.wanted]))).toEqual({ cards: true, waiting_lists: false, permissions: false, reminders: true, applications: true });
  });
  it('come again when they are wanted again', async () => {
    await there.pages['madina']!.put('/notifications/my_mails/', { unwanted: [] });
    await there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
    await there.register('john', 2);
    await there.register('madina', 2, { queue: true });
    await there.drop('john', 2);
    await there.mail('madina', 2);
    expect((await there.subjects('madina'))[1]).toContain('Course 2');
  });
  it('are of topics that there are', async () => {
    expect((await there.pages['madina']!.put('/notifications/my_mails/', { unwanted: ['everything'] })).status).toBe(422);
  });
});
