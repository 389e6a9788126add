import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, period } from '../../command-service/src/registration/testing/world.ts';
import { schedulesJob } from '../../notification-worker/src/notifications/schedules/tick.ts';
import { recordFaults } from '../../platform/src/jobs/each.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

/** Registration is open from 1 September 06:00 to 1 October 06:00 on the university's clock. */
let there: MailedUniversity;
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
});
afterAll(() => there.stop());

const tick = () => there.run(schedulesJob);
const runsOf = async (like: string) =>
  (
    await there.portal.host.pool.query<{ id: string; state: string; reached: number }>(
      'select id, state, reached from platform.runs where schedule like $1 order by due_at',
      [like],
    )
  ).rows;
const office = () => there.pages['office']!;
const path = '/notifications/course_not_registered_students_notification/';
const general = '/notifications/general_email_notification/';
const words = (text: string) => ({ ru: text, kk: '', en: `${text} (en)`, ky: '' });

describe('mail to students without courses', () => {
  let uid: string;
  it('needs a weekday or a month day for its frequency', async () => {
    for (const [notification_frequency, field] of [
      ['EVERY_WEEK', 'weekday'],
      ['EVERY_MONTH', 'month_day'],
    ]) {
      expect(await office().post(path, { notification_frequency })).toMatchObject({
        status: 422,
        body: { error: { code: 'notifications.frequency_needs_day', fields: { [field!]: expect.anything() } } },
      });
    }
    expect((await office().post(path, { notification_frequency: 'EVERY_YEAR' })).status).toBe(422);
    expect((await there.pages['advisor']!.post(path, { notification_frequency: 'EVERY_DAY' })).status).toBe(403);
  });

  it('goes out at its time, to those without courses, in their languages; what was due before it was made is not sent', async () => {
    const made = await office().post(path, { notification_frequency: 'EVERY_WEEK', weekday: 5, time: '10:00' });
    expect(made).toMatchObject({
      status: 200,
      body: {
        notification_frequency: 'EVERY_WEEK',
        weekday: 5,
        month_day: null,
        time: '10:00',
        is_active: true,
        author: there.account('office'),
      },
    });
    ({ uid } = made.body);
    await there.register('aibek');
    await expect
      .poll(async () => (await office().get('/notifications/mail_reach/', { kind: 'no_courses' })).body.count)
      .toBe(3);
    await tick();
    expect(await runsOf('no_courses.%')).toEqual([]);

    await there.jump('2026-09-11T04:00:30.000Z');
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await runsOf('no_courses.%')).toEqual([
      { id: `no_courses.${uid}@20260911T040000Z`, state: 'done', reached: 3 },
    ]);
    expect((await there.mail('madina', 1)).subject).toBe('Сіз әлі курс таңдамадыңыз');
    expect((await there.mail('john', 1)).text).toContain('Main registration: registration runs until 01.10.2026 06:00');
    expect((await there.mail('aizada', 1)).html).toContain('<html lang="ky">');
    expect(await there.subjects('aibek')).toEqual([]);
  });

  it('a missed run is made up once, however many were missed', async () => {
    await there.jump('2026-09-27T12:00:00.000Z');
    await tick();
    await tick();
    expect((await runsOf('no_courses.%')).map(run => run.id.split('@')[1])).toEqual([
      '20260911T040000Z',
      '20260925T040000Z',
    ]);
    await expect
      .poll(async () => (await there.subjects('madina')).filter(subject => subject === 'Сіз әлі курс таңдамадыңыз'))
      .toHaveLength(2);
  });

  it('is listed with its next time, its history with counts, and can be changed, switched off and removed', async () => {
    const [row] = (await office().get(path)).body.results;
    expect(row).toMatchObject({ uid, author_name: 'Student office', next_at: '2026-10-02T04:00:00.000Z' });
    await expect
      .poll(
        async () =>
          (await office().get('/notifications/mail_runs/', { kind: 'no_courses', schedule: uid })).body.results[0],
      )
      .toMatchObject({
        state: 'done',
        reached: 3,
        sent: 3,
        waiting: 0,
        failed: 0,
        no_address: 0,
        due_at: '2026-09-25T04:00:00.000Z',
      });
    expect(
      (await office().put(`${path}${uid}/`, { notification_frequency: 'EVERY_MONTH', month_day: 31 })).body,
    ).toMatchObject({ notification_frequency: 'EVERY_MONTH', weekday: null, month_day: 31, time: '10:00' });
    await expect.poll(async () => (await office().get(path)).body.results[0]?.next_at).toBe('2026-09-30T04:00:00.000Z');
    expect((await office().put(`${path}${uid}/`, { is_active: false })).body).toMatchObject({
      is_active: false,
      month_day: 31,
    });
    await expect.poll(async () => (await office().get(path)).body.results[0]?.next_at).toBeNull();
    await there.jump('2026-09-30T04:01:00.000Z');
    await tick();
    expect(await runsOf(`no_courses.${uid}`)).toHaveLength(2);
    await expect.poll(() => there.subjects('madina')).toContain('Бүгін\u00a0— тіркелудің соңғы күні');
    expect((await office().delete(`${path}${uid}/`)).status).toBe(204);
    await expect.poll(async () => (await office().get(path)).body.count).toBe(0);
    expect((await office().delete(`${path}${uid}/`)).status).toBe(404);
  });

  it('shows whom a mail did not reach, and why', async () => {
    await there.jump('2026-09-28T02:00:00.000Z');
    there.server.answer(to => (to.startsWith('john') ? 550 : 250));
    const { body } = await office().post(path, { notification_frequency: 'EVERY_DAY', time: '08:30' });
    await there.jump('2026-09-28T02:31:00.000Z');
    await tick();
    const run = `no_courses.${body.uid}@20260928T023000Z`;
    await expect
      .poll(
        async () =>
          (await office().get('/notifications/mail_runs/', { kind: 'no_courses', schedule: body.uid })).body.results,
      )
      .toMatchObject([{ uid: run, sent: 2, failed: 1 }]);
    expect((await office().get('/notifications/mail_failures/', { run })).body.results).toMatchObject([
      {
        person: there.account('john'),
        display_name: 'Student john',
        state: 'failed',
        attempts: 1,
        error: expect.stringContaining('550'),
      },
    ]);
    const health = async () => ((await (await fetch(`${there.portal.url}/health/`)).json()) as { mails: object }).mails;
    expect(await health()).toMatchObject({ failed: 1 });

    there.server.answer(() => 250);
    const again = (asked: string) => office().post('/notifications/mail_runs/send_again/', { run: asked });
    expect(await there.pages['advisor']!.post('/notifications/mail_runs/send_again/', { run })).toMatchObject({
      status: 403,
      body: { error: { code: 'notifications.not_your_schedule' } },
    });
    const received = (await there.subjects('john')).length;
    expect((await again(run)).status).toBe(204);
    await expect.poll(() => there.subjects('john')).toHaveLength(received + 1);
    await expect.poll(async () => (await office().get('/notifications/mail_failures/', { run })).body.count).toBe(0);
    expect(await again(run)).toMatchObject({
      status: 409,
      body: { error: { code: 'notifications.nothing_to_send_again' } },
    });
    expect(await health()).toMatchObject({ failed: 0 });
    await office().delete(`${path}${body.uid}/`);
  });
});

describe('a general scheduled e-mail', () => {
  it('of an advisor reaches their own students by the status of the card, with the text of the reader’s language or else the Russian one', async () => {
    await there.jump('2026-09-29T01:00:00.000Z');
    const advisor = there.pages['advisor']!;
    await there.send('ChangeStudent', { uid: there.account('aizada'), changes: { advisor: null } });
    const body = {
      notification_frequency: 'EVERY_DAY',
      time: '07:30',
      study_card_statuses: ['NOT_STARTED'],
      subject: words('Встреча'),
      text: words('Жду вас в 14:00.'),
    };
    expect(
      (await advisor.post(general, { ...body, text: { ru: '', kk: ' ', en: '', ky: '' } })).body.error,
    ).toMatchObject({ code: 'notifications.text_required', fields: { text: expect.anything() } });
    expect((await advisor.post(general, { ...body, study_card_statuses: [] })).status).toBe(422);
    const { uid } = (await advisor.post(general, body)).body;
    const reach = () =>
      advisor.get('/notifications/mail_reach/', { kind: 'general', study_card_statuses: 'NOT_STARTED' });
    await expect
      .poll(async () => (await reach()).body.results.map((row: { display_name: string }) => row.display_name))
      .toEqual(['Student john', 'Student madina']);

    await there.jump('2026-09-29T01:31:00.000Z');
    await tick();
    expect(await runsOf('general.%')).toMatchObject([{ state: 'done', reached: 2 }]);
    await expect.poll(() => there.subjects('john')).toContain('Встреча (en)');
    await expect.poll(() => there.subjects('madina')).toContain('Встреча');
    expect(await there.subjects('aizada')).not.toContain('Встреча');
    expect(
      (await there.pages['advisor']!.get('/notifications/mail_runs/', { kind: 'general' })).body.results,
    ).toMatchObject([{ schedule: uid, reached: 2 }]);
    expect((await office().get(general)).body.results).toMatchObject([{ uid, advisor: there.account('advisor') }]);
    const ofOffice = async (more: object) =>
      (
        await office().get('/notifications/mail_reach/', {
          kind: 'general',
          study_card_statuses: 'NOT_STARTED',
          ...more,
        })
      ).body.count;
    expect([await ofOffice({}), await ofOffice({ advisor: there.account('advisor') })]).toEqual([3, 2]);
    expect((await office().put(`${general}${uid}/`, { is_active: false })).status).toBe(200);
  });

  it('of the office is not the advisor’s to see or to change', async () => {
    const { body } = await office().post(general, {
      notification_frequency: 'EVERY_DAY',
      study_card_statuses: ['CHOOSING'],
      subject: words('А'),
      text: words('Б'),
    });
    expect(body.advisor).toBeNull();
    expect(await there.pages['advisor']!.put(`${general}${body.uid}/`, { is_active: false })).toMatchObject({
      status: 403,
      body: { error: { code: 'notifications.not_your_schedule' } },
    });
    expect(
      (await there.pages['advisor']!.get(general)).body.results.map((row: { uid: string }) => row.uid),
    ).not.toContain(body.uid);
    expect((await there.pages['advisor']!.get('/notifications/mail_reach/', { kind: 'no_courses' })).status).toBe(403);
    await office().delete(`${general}${body.uid}/`);
  });

  it('can be seen before it is sent', async () => {
    const { body } = await office().post('/notifications/mail_preview/', {
      kind: 'general',
      language: 'kk',
      subject: words('Встреча'),
      text: words('Жду <b>вас</b>.'),
    });
    expect(body).toMatchObject({
      subject: 'Встреча',
      text: expect.stringContaining('Сәлеметсіз бе, office!'),
      html: expect.stringContaining('Жду &lt;b&gt;вас&lt;/b&gt;.'),
    });
    expect(
      (await office().post('/notifications/mail_preview/', { kind: 'no_courses', language: 'ru' })).body.text,
    ).toContain('Main registration: регистрация идёт до 01.10.2026 06:00');
    expect((await office().get('/specialists/day_of_week/')).body[0]).toEqual({
      value: 1,
      name: { ru: 'Понедельник', kk: 'Дүйсенбі', en: 'Monday', ky: 'Дүйшөмбү' },
    });
    expect((await office().get('/organizations/study_card_status_options/')).body).toHaveLength(9);
  });
});

describe('a registration period', () => {
  it('that ends soon is told to students whose card is not sent: three days before, and on the last day; the card that is sent is left alone', async () => {
    expect(
      (await runsOf('period%')).map(({ id: run, reached }) => [run.split('.')[0], run.split('@')[1], reached]),
    ).toEqual([
      ['period_ends', '20260927T030000Z', 4],
      ['period_last_day', '20260930T030000Z', 4],
    ]);
    expect((await there.subjects('john')).filter(subject => subject.startsWith('Registration ends'))).toEqual([
      'Registration ends on 01.10.2026 06:00',
    ]);
  });
  it('is told of on its last day alone when both reminders were missed', async () => {
    await there.portal.host.pool.query(`delete from platform.runs where schedule like 'period%'`);
    await there.jump('2026-09-30T05:00:00.000Z');
    await tick();
    expect((await runsOf('period%')).map(run => run.id.split('.')[0])).toEqual(['period_last_day']);
    expect(
      (await there.subjects('john')).filter(subject => subject === 'Today is the last day of registration'),
      'told once all the same',
    ).toHaveLength(1);
  });
  it('of which no day can be reckoned stops no other, and is named in health and in the job’s record', async () => {
    const [uid, pool] = [id('9', 9), there.portal.host.pool];
    await pool.query(
      `insert into registration.registration_periods (uid, name, kind, study_period, start_date, end_date, rules)
      select $1, name, 'late', study_period, start_date, '9999-12-31T23:59:59Z', rules from registration.registration_periods limit 1`,
      [uid],
    );
    const answer = await schedulesJob.run({}, there.portal.host, async () => undefined);
    expect(answer).toMatchObject({ failed: [{ item: `registration period ${uid}` }] });
    await recordFaults(pool, schedulesJob.name, answer);
    expect(await there.portal.host.health()).toMatchObject({
      status: 'degraded',
      faults: [{ job: schedulesJob.name, item: `registration period ${uid}` }],
    });
    await pool.query('delete from registration.registration_periods where uid = $1', [uid]);
    await recordFaults(pool, schedulesJob.name, await schedulesJob.run({}, there.portal.host, async () => undefined));
    expect((await there.portal.host.health()).faults).toEqual([]);
  });
  it('that opens tomorrow is told to all for whom it is', async () => {
    const rules = [{ preparation_level: 'bachelor', course: 2, study_form: null, entry_year: null }];
    const name = { ru: 'Изменения', kk: 'Өзгерістер', en: 'Changes', ky: 'Өзгөртүүлөр' };
    await there.send('ChangeStudent', { uid: there.account('john'), changes: { course: 3 } });
    await there.send('CreateRegistrationPeriod', {
      uid: id('9', 2),
      name,
      kind: 'add_drop',
      study_period: period,
      start_date: '2026-10-05T03:00:00.000Z',
      end_date: '2026-10-12T03:00:00.000Z',
      rules,
    });
    await there.jump('2026-10-04T03:00:00.000Z');
    await expect
      .poll(
        async () => (await there.portal.host.pool.query('select 1 from registration.registration_periods')).rowCount,
      )
      .toBe(2);
    await tick();
    expect(await runsOf('period_opens%')).toMatchObject([{ reached: 3 }]);
    await expect.poll(() => there.subjects('madina')).toContain('Жақында тіркелу: Өзгерістер');
    expect(await there.subjects('john')).not.toContain('Registration opens soon: Changes');
  });
});

describe('an advisor', () => {
  it('gets one mail a day about the cards that wait, and none for each', async () => {
    await there.jump('2026-10-06T04:00:00.000Z');
    const sent = await there.pages['aibek']!.call('POST', '/organizations/send_advaizer/', {
      query: { uid: `${there.account('aibek')}.${period}` },
      body: {},
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    await expect
      .poll(async () => (await there.pages['advisor']!.get('/new_notifications/my/unread_count/')).body.unread_count)
      .toBe(1);
    expect(await there.subjects('advisor')).toEqual([]);
    await there.jump('2026-10-07T02:00:00.000Z');
    await tick();
    await tick();
    const mail = await there.mail('advisor', 1);
    expect(mail.subject).toBe('Карточки ждут вашей проверки: 1');
    expect(mail.text).toContain('самая давняя\u00a0— с 06.10.2026 10:00');
  });

  it('writes one letter to several of their students; answers come to them, and the log says who wrote what to whom', async () => {
    const letter = { subject: 'Встреча группы', text: 'Завтра в 14:00.\nАудитория 301.' };
    const write = (students: string[]) =>
      there.pages['advisor']!.post('/advisors/my_students_auca/send_mail_students_list_auca/', { ...letter, students });
    expect(await write([there.account('madina'), there.account('aizada')])).toMatchObject({
      status: 403,
      body: { error: { code: 'notifications.not_your_students' } },
    });
    expect(await write([there.account('office')])).toMatchObject({ status: 404 });
    expect((await write([])).status).toBe(422);
    const before = (await there.subjects('madina')).length;
    const { body } = await write([there.account('madina'), there.account('john'), there.account('john')]);
    expect(body).toEqual({ uid: expect.any(String), recipients: 2 });
    const mail = await there.mail('madina', before + 1);
    expect(mail).toMatchObject({ subject: letter.subject, replyTo: [{ address: 'advisor@example.edu' }] });
    expect(mail.text).toContain('Завтра в 14:00.\n\nАудитория 301.\n\nЖіберуші: Student advisor');
    expect((await there.pages['john']!.get('/new_notifications/my/')).body.results[0]).toMatchObject({
      type: 'personal',
      title: { en: letter.subject },
    });
    const [event] = await there.portal.host.log.read(`letter-${body.uid}`);
    expect(event).toMatchObject({
      type: 'LetterSent',
      data: { from: there.account('advisor'), to: [there.account('madina'), there.account('john')] },
      meta: { actor: { id: there.account('advisor') } },
    });
  });
});
