import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { papersRunOutJob } from '../../notification-worker/src/records/papers-run-out.ts';
import { refusal } from '../support/identity.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

let there: MailedUniversity;
const papers = '/common/migration_registration/';
const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
});
afterAll(() => there.stop());

const page = (login: string) => there.pages[login]!;
const settled = async () => there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
const handIn = async (login: string, valid_until: string, document = 'REGISTRATION'): Promise<string> => {
  const { status, body } = await page(login).post(papers, { document, number: 'A 1', valid_until });
  expect(status, JSON.stringify(body)).toBe(200);
  await settled();
  return body.uid;
};
const ofPapers = async (login: string) =>
  (await there.subjects(login)).filter(subject => /документ|paper|құжат/i.test(subject));

describe('a paper of a foreign student', () => {
  it('is the student’s own, checked by the office or given back with a word', async () => {
    const uid = await handIn('john', '2027-01-01', 'PASSPORT');
    expect((await page('aibek').get(`${papers}${uid}/`)).status).toBe(404);
    expect(refusal(await page('office').post(`${papers}${uid}/give_back/`, {}))).toBe('422 platform.comment_required');
    await page('office').post(`${papers}${uid}/give_back/`, { comment: 'The number cannot be read' });
    expect((await there.mail('john', 1)).text).toContain('The number cannot be read');
    await page('john').put(`${papers}${uid}/`, { number: 'A 2' });
    await page('john').post(`${papers}${uid}/send/`, {});
    expect((await page('office').post(`${papers}${uid}/check/`, {})).body).toMatchObject({ state: 'CHECKED' });
    expect(refusal(await page('john').put(`${papers}${uid}/`, { number: 'A 3' }))).toBe('409 platform.act_not_now');
  });
  it('is valid after the day of its issue', async () => {
    const body = { document: 'VISA', number: 'V 1', issued_on: '2026-09-01', valid_until: '2026-09-01' };
    expect(refusal(await page('john').post(papers, body))).toBe('422 records.ends_before_issue');
  });
  it('says how many days are left, to the student and to the office alone', async () => {
    await settled();
    const own = (await page('john').get(`${papers}student/`)).body;
    expect(own).toMatchObject([{ document: 'PASSPORT', days_left: 113 }]);
    const asked = { student: there.account('john') };
    expect((await page('office').get(`${papers}student/`, asked)).body).toEqual(own);
    expect(refusal(await page('aibek').get(`${papers}student/`, asked))).toBe('403 identity.access_denied');
  });
});

describe('before a paper runs out', () => {
  const notification = {
    subject: inAll('Extend'),
    text: inAll('Come to the office.'),
    documents: ['REGISTRATION'],
    days_before: [{ days: 30 }, { days: 14 }],
  };
  it('a student is told once, though the work is done again and again (acceptance 5)', async () => {
    expect(refusal(await page('aibek').post('/common/foreign_students_notification/', notification))).toBe(
      '403 identity.access_denied',
    );
    const made = await page('office').post('/common/foreign_students_notification/', notification);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    await handIn('aibek', '2026-09-25');
    await handIn('madina', '2026-09-25');
    await there.jump('2026-09-11T08:00:00.000Z');
    await Promise.all([there.run(papersRunOutJob), there.run(papersRunOutJob)]);
    // A worker that died after it had told them: the run is made again.
    await there.portal.host.pool.query(
      `update platform.runs set state = 'failed', free_at = now() - interval '1 second' where schedule like 'paper_%'`,
    );
    await there.run(papersRunOutJob);
    await there.run(papersRunOutJob);
    await expect.poll(() => ofPapers('aibek')).toEqual(['Документ скоро закончится: Extend']);
    await expect.poll(async () => (await ofPapers('madina')).length).toBe(1);
  });
  it('one who has extended it is told nothing (acceptance 5)', async () => {
    await handIn('aizada', '2026-09-26');
    await handIn('aizada', '2027-09-26');
    await there.jump('2026-09-12T08:00:00.000Z');
    await there.run(papersRunOutJob);
    await settled();
    expect(await ofPapers('aizada')).toEqual([]);
  });
  it('and the day after it has run out once more', async () => {
    await there.jump('2026-09-26T08:00:00.000Z');
    await there.run(papersRunOutJob);
    await expect.poll(() => ofPapers('aibek')).toContain('Документ закончился: Extend');
  });
  it('nobody is told while it is off', async () => {
    const { results } = (await page('office').get('/common/foreign_students_notification/')).body;
    await page('office').put(`/common/foreign_students_notification/${results[0].uid}/`, { is_active: false });
    await handIn('john', '2026-10-11');
    const before = await ofPapers('john');
    await there.jump('2026-09-27T08:00:00.000Z');
    await there.run(papersRunOutJob);
    await settled();
    expect(await ofPapers('john')).toEqual(before);
  });
});
