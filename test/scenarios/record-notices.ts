import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentRemindersJob } from '../../notification-worker/src/notifications/moment-reminders.ts';
import { waitingRecordsJob } from '../../notification-worker/src/notifications/waiting-records.ts';
import { notices } from '../../projection-service/src/notifications/projection.ts';
import '../support/consultations.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

/** Students: madina reads Kazakh, aibek Russian, john English, aizada Kyrgyz; `admin` decides on clubs. */
let there: MailedUniversity;
let type = '';
const clubs = '/student_clubs/clubs/';
const members = '/student_clubs/members/';
const named = (name: string) => ({ ru: name, kk: name, en: name, ky: name });
const inRussian = (ru: string) => ({ ru, kk: '', en: '', ky: '' });
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  const { body } = await there.pages['admin']!.post('/student_clubs/student_club_types/', { name: named('Sport') });
  type = body.uid;
});
afterAll(() => there.stop());

const page = (login: string) => there.pages[login]!;
const act = async (login: string, path: string, body: object = {}) => {
  there.clock.advance(1000);
  const answer = await page(login).post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const settled = async () => there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
/** What somebody has been told in the portal, in English, the newest first. */
async function told(login: string): Promise<{ title: string; text: string; link: string }[]> {
  await settled();
  const { body } = await page(login).get('/new_notifications/my/');
  return body.results.map((row: { title: { en: string }; text: { en: string }; link: string }) => ({
    title: row.title.en,
    text: row.text.en,
    link: row.link,
  }));
}
const titles = async (login: string) => (await told(login)).map(({ title }) => title);
const asked = async (founder: string, name: string): Promise<string> => {
  const { uid } = await act(founder, clubs, { name: inRussian(name), type, aim: inRussian('Быть вместе') });
  await act(founder, `${clubs}${uid}/send/`);
  return uid;
};

describe('people are told of clubs', () => {
  let club = '';
  it('who decides, of a request; its founder is not told of what they did', async () => {
    club = await asked('aibek', 'Шахматы');
    expect(await told('admin')).toEqual([
      {
        title: 'A club request is waiting for a decision',
        text: 'Student aibek asks for the club “Шахматы” to be opened.',
        link: `stud-clubs/main?uid=${club}`,
      },
    ]);
    expect(await told('aibek')).toEqual([]);
  });

  it('its founder, of the decision: in the portal and by mail, in their language', async () => {
    await act('admin', `${clubs}${club}/approve/`);
    expect(await titles('aibek')).toEqual(['Your club has been approved']);
    const mail = await there.mail('aibek', 1);
    expect(mail.subject).toBe('Клуб одобрен');
    expect(mail.text).toContain('Клуб «Шахматы» открыт');
    expect(mail.text).toContain(`https://portal.example/ru/stud-clubs/main?uid=${club}`);
  });

  it('its keepers, of who asks to join, and who asked, of the answer', async () => {
    const { uid: madina } = await act('madina', members, { club });
    const { uid: john } = await act('john', members, { club });
    expect(await told('aibek')).toMatchObject([
      { title: 'A request to join the club', text: 'Student john asks to join the club “Шахматы”.' },
      { text: 'Student madina asks to join the club “Шахматы”.' },
      { title: 'Your club has been approved' },
    ]);
    await act('aibek', `${members}${madina}/accept/`);
    await act('aibek', `${members}${john}/refuse/`, { comment: 'We are full' });
    expect((await there.mail('madina', 1)).subject).toBe('Клубқа қабылдандыңыз');
    expect((await there.mail('madina', 1)).text).toContain('«Шахматы» клубының мүшесісіз');
    expect((await there.mail('john', 1)).text).toContain('The club “Шахматы” has declined your request. We are full');
    await act('john', `${members}${john}/ask/`);
    expect(await titles('aibek')).toHaveLength(4);
  });

  it('its members, when it is closed: each once, and not who asked alone or closes it', async () => {
    await act('aibek', `${clubs}${club}/close/`, { comment: 'Все разъехались' });
    expect((await told('madina'))[0]).toEqual({
      title: 'The club has been closed',
      text: '“Шахматы”: Все разъехались',
      link: `stud-clubs/main?uid=${club}`,
    });
    expect(await titles('john')).toEqual(['You were not accepted into the club']);
    expect(await titles('aibek')).not.toContain('The club has been closed');
  });

  it('without mails of this topic, when they do without them', async () => {
    const { topics } = (await page('aizada').get('/notifications/my_mails/')).body;
    expect(topics).toContainEqual(expect.objectContaining({ topic: 'clubs', wanted: true }));
    await page('aizada').put('/notifications/my_mails/', { unwanted: ['clubs'] });
    const uid = await asked('aizada', 'Көк бөрү');
    await act('admin', `${clubs}${uid}/reject/`, { comment: 'Такой уже есть' });
    expect(await titles('aizada')).toEqual(['Your club request was rejected']);
    await act('admin', `${clubs}${await asked('john', 'Debates')}/approve/`);
    await there.mail('john', 2);
    expect(await there.subjects('aizada')).toEqual([]);
  });
});

describe('who decides on clubs is reminded of requests that wait', () => {
  const reminders = async () => (await titles('admin')).filter(title => title.startsWith('Club requests waiting'));
  it('longer than three days: once a morning, of all of them with one notice', async () => {
    const [first] = [await asked('aibek', 'Первый'), await asked('john', 'Second')];
    await there.run(waitingRecordsJob);
    expect(await reminders()).toEqual([]);
    await there.jump('2026-09-14T08:00:00.000Z');
    await Promise.all([there.run(waitingRecordsJob), there.run(waitingRecordsJob)]);
    await there.run(waitingRecordsJob);
    expect(await reminders()).toEqual(['Club requests waiting for a decision: 2']);
    await act('admin', `${clubs}${first}/approve/`);
    await there.jump('2026-09-15T08:00:00.000Z');
    await there.run(waitingRecordsJob);
    expect(await reminders()).toEqual([
      'Club requests waiting for a decision: 1',
      'Club requests waiting for a decision: 2',
    ]);
  });
  it('and no more when nothing waits', async () => {
    const { body } = await page('admin').get(clubs, { state: 'sent' });
    for (const { uid } of body.results) await act('admin', `${clubs}${uid}/approve/`);
    await there.jump('2026-09-16T08:00:00.000Z');
    await there.run(waitingRecordsJob);
    expect(await reminders()).toHaveLength(2);
  });
});

describe('before a moment', () => {
  const reminded = async (login: string) => (await titles(login)).filter(title => title.startsWith('Soon'));
  const note = (uid: string, starts_at: string, since: string, state = 'booked') =>
    there.portal.host.pool.query(
      `insert into notifications.noted_records values ('consultation', $1, $2, $3, $4)
       on conflict (entity, uid) do update set fields = excluded.fields, state = excluded.state`,
      [
        uid,
        { student: there.account('madina'), teacher: there.account('advisor'), starts_at, about: 'Essay' },
        state,
        since,
      ],
    );
  it('those whom it concerns are reminded once, and again when it has been moved', async () => {
    await there.jump('2026-09-17T08:00:00.000Z');
    await note('later', '2026-09-18T09:00:00.000Z', '2026-09-10T08:00:00.000Z');
    await there.run(momentRemindersJob);
    expect(await reminded('madina')).toEqual([]);
    there.clock.advance(3_600_000);
    await Promise.all([there.run(momentRemindersJob), there.run(momentRemindersJob)]);
    await there.run(momentRemindersJob);
    expect(await told('madina')).toContainEqual({
      title: 'Soon (en)',
      text: 'Essay begins 18.09.2026 15:00 with Student advisor',
      link: 'stud-clubs/main?uid=later',
    });
    await note('later', '2026-09-20T09:00:00.000Z', '2026-09-10T08:00:00.000Z');
    await there.run(momentRemindersJob);
    expect(await reminded('madina')).toHaveLength(1);
    await there.jump('2026-09-19T09:30:00.000Z');
    await there.run(momentRemindersJob);
    expect([await reminded('madina'), await reminded('advisor')].map(all => all.length)).toEqual([2, 2]);
  });
  it('not of what is cancelled, is over, or was agreed on later than that', async () => {
    await note('cancelled', '2026-09-20T08:00:00.000Z', '2026-09-10T08:00:00.000Z', 'cancelled');
    await note('over', '2026-09-19T08:00:00.000Z', '2026-09-10T08:00:00.000Z');
    await note('hurried', '2026-09-20T08:00:00.000Z', '2026-09-19T09:00:00.000Z');
    await there.run(momentRemindersJob);
    expect(await reminded('madina')).toHaveLength(2);
  });
});

it('made again from the log, in parts of any size, the notices are the same: one for each person and cause', async () => {
  const { host } = there.portal;
  const made = 'select uid, account, cause, kind, params, portal, mail, read from notices order by uid';
  const before = (await host.pool.query(made.replace('notices', 'notifications.notices'))).rows;
  expect(before.length).toBeGreaterThan(10);
  expect(new Set(before.map(({ account, cause }) => `${account} ${cause}`)).size).toBe(before.length);
  const events = (await host.log.readAll(0, 10_000)).filter(event => notices.handles.includes(event.type));
  for (const size of [1, 7, events.length]) {
    const db = await host.pool.connect();
    try {
      await db.query('set search_path to pg_temp');
      await db.query(notices.tables);
      for (let start = 0; start < events.length; start += size)
        await notices.project(events.slice(start, start + size), db);
      expect((await db.query(made)).rows).toEqual(before);
    } finally {
      db.release(true);
    }
  }
});
