import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitingRecordsJob } from '../../notification-worker/src/notifications/waiting-records.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

/** Students: madina reads Kazakh; `admin` defines types, `office` reviews. */
let there: MailedUniversity;
const at = '/portfolio/portfolios/';
const title = { ...aField('input', { prop_code: 'title' }), uid: '0192f000-0000-7000-8000-000000000001' };
const post = async (login: string, path: string, body: object) => {
  there.clock.advance(1000);
  const answer = await there.pages[login]!.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const settled = async () => there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
const titles = async (login: string): Promise<string[]> => {
  await settled();
  const { body } = await there.pages[login]!.get('/new_notifications/my/');
  return body.results.map((row: { title: { en: string } }) => row.title.en);
};
const set = (login: string, portfolio_order: string, status: string, comment = '') =>
  post(login, `${at}achievement_status/`, { portfolio_order, status, comment });

let type = '';
const sent = async (login: string): Promise<string> => {
  const { uid } = await post(login, `${at}?profile=${there.account(login)}`, {
    achievement_type: type,
    fields: [{ property: title.uid, value_input: 'ICPC' }],
  });
  return (await set(login, uid, 'REVIEW')).uid;
};
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  const name = { ru: 'Олимпиады', kk: 'Олимпиадалар', en: 'Olympiads', ky: 'Олимпиадалар' };
  const description = { ru: '', kk: '', en: '', ky: '' };
  const fields = { name, description, priority: 1, files_needed: false, max_per_year: null, is_active: true };
  type = (await post('admin', '/portfolio/achievement_types/', fields)).uid;
  await there.pages['admin']!.put(`/portfolio/achievement_types/${type}/fields/`, { version: 0, fields: [title] });
});
afterAll(() => there.stop());

it('a student learns of a rejection by one notice and one mail, in their language (acceptance 7)', async () => {
  await set('office', await sent('madina'), 'REJECTED', 'Фамилия не видна');
  expect(await titles('madina')).toEqual(['Achievement rejected']);
  const mail = await there.mail('madina', 1);
  expect(mail.subject).toBe('Жетістік қабылданбады');
  expect(mail.text).toContain('«ICPC» (Олимпиадалар): Фамилия не видна');
});

it('the office is reminded each morning of what waits for more than a day, and of nothing else', async () => {
  await there.run(waitingRecordsJob);
  const reminders = async () => (await titles('office')).filter(one => one.startsWith('Achievements waiting'));
  const order = await sent('madina');
  await there.run(waitingRecordsJob);
  expect(await reminders()).toEqual([]);
  await there.jump('2026-09-12T08:00:00.000Z');
  await there.run(waitingRecordsJob);
  expect(await reminders()).toEqual(['Achievements waiting for review: 1']);
  await set('office', order, 'ACCEPTED');
  await there.jump('2026-09-13T08:00:00.000Z');
  await there.run(waitingRecordsJob);
  expect(await reminders()).toHaveLength(1);
  expect(await titles('madina')).toEqual(['Achievement accepted', 'Achievement rejected']);
});
