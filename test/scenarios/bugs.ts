import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingRecordsJob } from '../../notification-worker/src/notifications/waiting-records.ts';
import { refusal } from '../support/identity.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';
import { inForm, png } from '../support/pictures.ts';

/** aibek reads Russian, john English; `admin` and, from here on, `office` look after bugs. */
let there: MailedUniversity;
const bugs = '/bugs/';
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  const roles = `/identity/accounts/${there.account('office')}/roles/`;
  expect((await there.pages['admin']!.put(roles, { roles: ['office', 'org_admin'] })).status).toBe(200);
  await there.pages['office']!.login('office');
});
afterAll(() => there.stop());

const page = (login: string) => there.pages[login]!;
const settled = async () => there.portal.host.waitForReadModels(await there.portal.host.log.head(), 10_000);
const report = async (login: string, title: string, more: object = {}): Promise<{ uid: string; number: number }> => {
  const { status, body } = await page(login).post(bugs, { title, page: '/ru/home', browser: 'Firefox 141', ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  await settled();
  return body;
};
const act = async (login: string, uid: string, name: string, body: object = {}) => {
  there.clock.advance(1000);
  const answer = await page(login).post(`${bugs}${uid}/${name}/`, body);
  await settled();
  return answer;
};

describe('a bug', () => {
  it('gets the next number, who reported it, and where', async () => {
    const first = await report('aibek', 'Не открывается карта', { request: 'req-5' });
    const second = await report('john', 'The list is empty');
    expect(second.number).toBe(first.number + 1);
    expect((await page('aibek').get(`${bugs}${first.uid}/`)).body).toMatchObject({
      number: first.number,
      state: 'NEW',
      reporter: there.account('aibek'),
      reporter_role: 'student',
      page: '/ru/home',
      request: 'req-5',
      may: { comment: null },
    });
  });

  it('is seen by its reporter and by administrators alone', async () => {
    const { uid } = await report('aibek', 'Только моё');
    expect((await page('john').get(`${bugs}${uid}/`)).status).toBe(404);
    expect((await page('john').get(`${bugs}${uid}/history/`)).status).toBe(404);
    expect(refusal(await act('john', uid, 'comment', { comment: 'Я тоже' }))).toBe('403 platform.not_yours');
    const seen = async (login: string) =>
      (await page(login).get(bugs, { page_size: 100 })).body.results.map((row: { uid: string }) => row.uid);
    expect(await seen('john')).not.toContain(uid);
    expect(await seen('aibek')).toContain(uid);
    expect(await seen('admin')).toContain(uid);
  });

  it('shows its picture to those who see it, and to nobody else', async () => {
    const uploaded = await page('aibek').call('POST', `${bugs}files/`, {
      query: { field: 'files' },
      body: inForm(png(800, 600), 'page.png'),
    });
    const [file] = uploaded.body;
    expect(refusal(await page('john').post(bugs, { title: 'Чужой снимок', files: [file.uid] }))).toBe(
      '422 platform.file_unknown',
    );
    await report('aibek', 'Со снимком', { files: [file.uid] });
    expect((await page('admin').get(`/files/${file.uid}/`)).status).toBe(200);
    expect((await page('john').get(`/files/${file.uid}/`)).status).toBe(404);
  });

  it('is taken by one of two administrators, the other is told by whom (acceptance 4)', async () => {
    const { uid } = await report('john', 'Two of us');
    const answers = await Promise.all(['admin', 'office'].map(login => page(login).post(`${bugs}${uid}/take/`, {})));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]!.status).toBe(409);
    const late = answers[1 - won]!.body.error;
    expect(late).toMatchObject({
      code: 'platform.act_not_now',
      params: { who: `Student ${['admin', 'office'][won]}`, at: expect.stringMatching(/^2026-09-10/) },
    });
    expect(late.message).toContain(`Student ${['admin', 'office'][won]}`);
  });

  it('goes from new over work to performed; its reporter gets one mail for each step, and the history tells them all (acceptance 4)', async () => {
    const before = (await there.subjects('aibek')).length;
    const { uid, number } = await report('aibek', 'Карта не сохраняется');
    await act('admin', uid, 'take');
    expect((await there.mail('aibek', before + 1)).subject).toBe(`Ошибка №\u00a0${number} взята в работу`);
    await act('admin', uid, 'perform', { comment: 'Обновите страницу' });
    const mail = await there.mail('aibek', before + 2);
    expect(mail.subject).toBe(`Ошибка №\u00a0${number} исправлена`);
    expect(mail.text).toContain('Обновите страницу');
    expect(mail.text).toContain(`https://portal.example/ru/my-bugs/view?uid=${uid}`);
    await act('aibek', uid, 'reopen', { comment: 'Снова не сохраняется' });
    expect((await page('aibek').get(`${bugs}${uid}/`)).body).toMatchObject({ state: 'IN_WORK', outcome: null });
    const { body } = await page('aibek').get(`${bugs}${uid}/history/`);
    expect(body.map(({ type }: { type: string }) => type)).toEqual([
      'BugReopened',
      'BugPerformed',
      'BugTaken',
      'BugCreated',
    ]);
    // What they have done themselves is no news to them.
    expect(await there.subjects('aibek')).toHaveLength(before + 2);
  });

  it('merged into another is told of when that is fixed', async () => {
    const [one, same] = [await report('aibek', 'Нет кнопки'), await report('john', 'No button')];
    const before = (await there.subjects('john')).length;
    expect(refusal(await act('admin', same.uid, 'merge', { into: same.uid }))).toBe('422 bugs.merged_into_wrong');
    expect((await act('admin', same.uid, 'merge', { into: one.uid })).body).toMatchObject({
      state: 'PERFORMED',
      outcome: 'DUPLICATE',
      merged_into: one.uid,
    });
    expect((await there.mail('john', before + 1)).subject).toContain('merged into another');
    await act('admin', one.uid, 'take');
    await act('admin', one.uid, 'perform');
    expect((await there.mail('john', before + 2)).subject).toContain(`No.\u00a0${one.number} is fixed`);
  });

  it('of many: all are taken or none, and each one at fault is named', async () => {
    const [free, busy] = [await report('aibek', 'Первая'), await report('aibek', 'Вторая')];
    await act('admin', busy.uid, 'take');
    const refused = await page('admin').post(`${bugs}many/take/`, { uids: [free.uid, busy.uid] });
    expect(refused.status).toBe(409);
    expect(refused.body.error.params.faults).toEqual([{ uid: busy.uid, code: 'platform.act_not_now' }]);
    expect((await page('admin').get(`${bugs}${free.uid}/`)).body.state).toBe('NEW');
  });

  it('is put right by its reporter as long as nobody has taken it', async () => {
    const { uid } = await report('aibek', 'С опечаткой');
    const change = (login: string) => page(login).put(`${bugs}${uid}/`, { title: 'Без опечатки' });
    expect(refusal(await change('john'))).toBe('403 platform.not_yours');
    expect((await change('aibek')).body.title).toBe('Без опечатки');
    await act('admin', uid, 'take');
    expect(refusal(await page('aibek').put(`${bugs}${uid}/`, { title: 'Поздно' }))).toBe('409 platform.act_not_now');
  });

  it('is told to administrators once a day with all that nobody has taken', async () => {
    const digests = async (): Promise<string[]> => {
      await settled();
      const { body } = await page('admin').get('/new_notifications/my/', { page_size: 100 });
      const titles: string[] = body.results.map(({ title }: { title: { en: string } }) => title.en);
      return titles.filter(title => title.startsWith('New bug reports'));
    };
    // The portal's own clockwork may have told of the day before.
    const before = await digests();
    await there.jump('2026-09-11T08:00:00.000Z');
    const { body } = await page('admin').get(bugs, { state: 'NEW', page_size: 1 });
    await Promise.all([there.run(waitingRecordsJob), there.run(waitingRecordsJob)]);
    await there.run(waitingRecordsJob);
    const told = await digests();
    expect(told).toHaveLength(before.length + 1);
    expect(told).toContain(`New bug reports: ${body.count}`);
    expect((await there.subjects('john')).some(subject => subject.startsWith('New bug'))).toBe(false);
  });

  it('is not reported without end', async () => {
    const { rows } = await there.portal.host.pool.query(
      'select count(*)::int as count from bugs.bugs where reporter = $1',
      [there.account('aizada')],
    );
    for (let at = rows[0].count; at < 50; at++) await report('aizada', `Ката ${at}`);
    expect(refusal(await page('aizada').post(bugs, { title: 'Дагы бир' }))).toBe('429 bugs.too_many');
  });
});
