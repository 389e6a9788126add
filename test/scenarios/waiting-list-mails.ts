import { defaultRegistrationSettings, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, period } from '../../command-service/src/registration/testing/world.ts';
import { sweepJob } from '../../notification-worker/src/registration/alarms.ts';
import { reminderSweepJob } from '../../notification-worker/src/registration/offer-reminders.ts';
import { resetJob } from '../../notification-worker/src/registration/waiting-list-reset.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

let there: MailedUniversity;
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
  await there.register('aibek');
  await there.register('madina', 1, { queue: true });
  await there.register('john', 1, { queue: true });
});
afterAll(() => there.stop());
const minutes = (count: number) => there.clock.advance(count * 60_000);
const queueOf = async (login: string) =>
  (await there.pages[login]!.get('/organizations/queue_list/', { uid: `${there.account(login)}.${period}` })).body
    .results;

describe('who waits for a seat is told by mail, in their language', () => {
  it('a freed seat is offered with its deadline and a link', async () => {
    await there.drop('aibek');
    const mail = await there.mail('madina', 1);
    expect(mail.subject).toBe('Сізге «Course 1» курсынан орын ұсынылды, мерзімі: 10.09.2026 15:00');
    expect(mail.text).toContain('Сәлеметсіз бе, madina!');
    expect(mail.text).toContain('https://portal.example/kk/online-registration-for-courses');
    expect(mail.html).toContain('<html lang="kk">');
    expect((await there.pages['madina']!.get('/new_notifications/my/')).body.results[0]).toMatchObject({
      type: 'important',
      title: { kk: mail.subject, en: 'A seat on “Course 1” is yours until 10.09.2026 15:00' },
      read: false,
    });
  });

  it('at notify time before the end comes a reminder, once', async () => {
    minutes(44);
    await there.run(reminderSweepJob);
    expect(await there.subjects('madina')).toHaveLength(1);
    minutes(2);
    await there.run(reminderSweepJob);
    await there.run(reminderSweepJob);
    expect((await there.mail('madina', 2)).subject).toBe('«Course 1» курсындағы орынды растауды ұмытпаңыз');
  });

  it('when the window is over the seat goes to the next, and both are told', async () => {
    minutes(20);
    await there.run(sweepJob);
    expect((await there.mail('madina', 3)).subject).toBe('Уақыт өтіп кетті: «Course 1»');
    expect((await there.mail('john', 1)).subject).toContain('A seat on “Course 1” is yours until');
  });

  it('an offer that was declined or has run out is not reminded of', async () => {
    expect(
      (
        await there.pages['john']!.call('PUT', `/registration/offers/${id('0', 1)}/decline/`, {
          query: { study_period: period },
          body: {},
        })
      ).status,
    ).toBeLessThan(300);
    minutes(50);
    await expect
      .poll(async () => (await there.portal.host.pool.query('select 1 from registration.offer_reminders')).rowCount)
      .toBe(0);
    await there.run(reminderSweepJob);
    expect(await there.subjects('john')).toHaveLength(1);
  });

  it('a refused acceptance says which rule refused', async () => {
    await there.register('aibek', 2);
    await there.register('aizada', 2, { queue: true });
    await there.send('RecordDebt', { student: there.account('aizada'), kind: 'library', amount: null, note: '' });
    await there.drop('aibek', 2);
    await there.mail('aizada', 1);
    const accepted = await there.pages['aizada']!.call(
      'PUT',
      `/organizations/from_waiting_list_to_lesson_registration/${id('0', 2)}/`,
      { query: { study_period: period }, body: {} },
    );
    const mail = await there.mail('aizada', 2);
    expect(mail.subject).toBe('«Course 2» курсунан орун алуу мүмкүн болгон жок');
    expect(mail.text!.length).toBeGreaterThan(200);
    expect(accepted.status).toBeLessThan(500);
  });
});

describe('on the reset day', () => {
  it('every waiting list is emptied once, who waits is told, who has an offer keeps it', async () => {
    await there.register('aibek');
    await there.register('madina', 1, { queue: true });
    await there.send('CreateRegistrationSettings', {
      ...defaultRegistrationSettings,
      uid: registrationSettingsUid,
      reset_day: '2026-09-12',
    });
    await expect
      .poll(
        async () => (await there.portal.host.pool.query('select 1 from registration.registration_settings')).rowCount,
      )
      .toBe(1);

    await there.jump('2026-09-11T17:59:00.000Z');
    await there.run(resetJob);
    expect(await queueOf('madina')).toHaveLength(1);

    there.clock.set('2026-09-11T18:00:00.000Z');
    await Promise.all([there.run(resetJob), there.run(resetJob)]);
    await there.run(resetJob);
    expect((await there.mail('madina', 4)).subject).toBe('Күту тізімі тазартылды: «Course 1»');
    await expect.poll(() => queueOf('madina')).toEqual([]);
    const { rows } = await there.portal.host.pool.query(
      `select schedule, state, reached from platform.runs where schedule = 'waiting_list_reset'`,
    );
    expect(rows).toEqual([{ schedule: 'waiting_list_reset', state: 'done', reached: 1 }]);
  });

  it('a day that was missed is made up; one that was over when it was set, or is long past, is not', async () => {
    const setDay = async (reset_day: string) => {
      await there.send('ChangeRegistrationSettings', { uid: registrationSettingsUid, changes: { reset_day } });
      await expect
        .poll(
          async () =>
            (
              await there.portal.host.pool.query(
                'select to_char(day, $1) as day from registration.reset_days where day = $2',
                ['YYYY-MM-DD', reset_day],
              )
            ).rows,
        )
        .toEqual([{ day: reset_day }]);
      await expect
        .poll(
          async () =>
            (await there.portal.host.pool.query('select reset_day from registration.registration_settings')).rows,
        )
        .toEqual([{ reset_day }]);
    };
    await there.register('madina', 1, { queue: true });
    await setDay('2026-09-11');
    await there.run(resetJob);
    await setDay('2026-09-14');
    await there.jump('2026-09-17T18:00:00.000Z');
    await there.run(resetJob);
    expect(await queueOf('madina')).toHaveLength(1);
    await there.jump('2026-09-16T10:00:00.000Z');
    await there.run(resetJob);
    await there.mail('madina', 5);
  });
});

it('nobody got a mail twice', async () => {
  const { rows } = await there.portal.host.pool.query<{ mails: number }>(
    'select count(*)::int as mails from platform.mails',
  );
  expect(there.server.received).toHaveLength(rows[0]!.mails);
});
