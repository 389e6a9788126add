import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myMails } from '@portal/event-schemas/notifications/views.ts';
import { logInFrom } from '../support/log-in-from.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

let there: MailedUniversity;
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  for (const login of ['madina', 'aizada']) {
    expect((await there.pages[login]!.put('/notifications/my_mails/', { unwanted: ['waiting_lists'] })).status).toBe(
      200,
    );
  }
  expect(
    (await there.pages['aizada']!.put('/notifications/my_mails/', { unwanted: ['waiting_lists', 'permissions'] })).body,
  ).toEqual({ unwanted: ['waiting_lists', 'permissions'] });
  await there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
  await there.register('aibek');
  await there.register('madina', 1, { queue: true });
  await there.drop('aibek');
});
afterAll(() => there.stop());

describe('mails that a person does without', () => {
  it('are not sent, and the portal tells as before', async () => {
    await expect
      .poll(
        async () =>
          (await there.pages['madina']!.get('/new_notifications/my/')).body.results.map(
            (row: { title: { en: string } }) => row.title.en,
          )[0],
      )
      .toContain('A seat on “Course 1” is yours until');
    await there.send('SetOnlineAccess', { student: there.account('madina'), access: 'open', comment: '' });
    // The mail about another topic comes after the offer: it is the first.
    await there.mail('madina', 1);
    expect(await there.subjects('madina')).toHaveLength(1);
    expect((await there.subjects('madina'))[0]).not.toContain('Course 1');
  });
  it('are said with the address to which the others go', async () => {
    const { email, topics } = myMails.parse((await there.pages['aizada']!.get('/notifications/my_mails/')).body);
    expect(email).toContain('@');
    expect(topics.filter(one => !one.wanted).map(one => one.topic)).toEqual(['waiting_lists', 'permissions']);
    expect(topics.length).toBeGreaterThan(9);
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
  it('always come about guesses of one’s password, to the administrators as a notice, and once however long it goes on', async () => {
    const { host, url } = there.portal;
    const before = (await there.subjects('aizada')).length;
    const guess = (address: string) => logInFrom(url, address, { login: 'aizada', password: 'Wrong-2026' });
    for (let n = 1; n <= 5; n++) await guess('127.0.5.1');
    const mail = await there.mail('aizada', before + 1);
    expect(mail.subject).toBe('Кимдир бирөө каттоо жазууңуздун сырсөзүн табууга аракет кылып жатат');
    expect(mail.text).toContain('5 жолу');
    expect((await there.pages['aizada']!.get('/new_notifications/my/')).body.results[0].title.en).toBe(
      'Somebody is trying passwords on your account',
    );
    const told = async () =>
      (
        await host.pool.query<{ kind: string; params: object }>(
          'select kind, params from notifications.notices where account = $1',
          [there.account('admin')],
        )
      ).rows;
    await expect
      .poll(told)
      .toMatchObject([{ kind: 'passwords_guessed_of', params: { person: 'Student aizada', attempts: 5 } }]);
    there.clock.advance(16 * 60_000);
    for (let n = 1; n <= 5; n++) await guess('127.0.5.2');
    await expect
      .poll(async () =>
        (await host.log.read(`account-${there.account('aizada')}`))
          .filter(({ type }) => type === 'AccountLocked')
          .map(({ data }) => data['warned']),
      )
      .toEqual([true, false]);
    expect(await told()).toHaveLength(1);
  });
  it('are of topics that there are', async () => {
    expect((await there.pages['madina']!.put('/notifications/my_mails/', { unwanted: ['everything'] })).status).toBe(
      422,
    );
  });
});
