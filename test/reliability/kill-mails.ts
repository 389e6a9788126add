import PostalMime from 'postal-mime';
import { afterEach, expect } from 'vitest';
import { notRegisteredSchedule } from '@portal/event-schemas/notifications/records.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';
import { id } from '../../command-service/src/registration/testing/world.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { chaosTest, eventually, rounds, wait, whole } from './support/chaos.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { appendRaw, readLog } from './support/log.ts';
import { portalProcess, type PortalProcess } from './support/processes.ts';
import { send } from './support/rush.ts';
import { createUniversity, toolHost, type University } from './support/university.ts';

const people = 40;
const letters = 3;
let installation: Installation;
let server: MailServer;
let running: PortalProcess[] = [];
afterEach(async () => {
  for (const process of running) await process.kill();
  running = [];
  await server.stop();
  await installation.clear();
});

async function prepare(): Promise<{ university: University; portal: PortalProcess; worker: PortalProcess }> {
  installation = await sharedInstallation();
  server = await mailServer();
  const university = await createUniversity(installation, { students: people, courses: 1, seats: [4, 4, 4] });
  const host = await toolHost(installation);
  for (const [index, account] of university.students.entries()) {
    const data = {
      account,
      login: `student${index}`,
      last_name: 'Student',
      first_name: String(index),
      middle_name: '',
      email: `student${index}@example.edu`,
      phone: '',
      roles: ['student'],
      credential: null,
      must_change_password: false,
    };
    const outcome = await host.dispatcher.dispatch(host.commands.get('OpenAccount')!, data, {
      actor: { id: 'system', roles: ['system'] },
      locale: 'en',
      correlation_id: 'founding',
    });
    expect(outcome.ok).toBe(true);
  }
  await host.stop();
  // Due since midnight: the first minute of the worker makes it up.
  const fields = {
    notification_frequency: 'EVERY_DAY',
    weekday: null,
    month_day: null,
    time: '00:00',
    is_active: true,
    since: '2026-01-01T00:00:00.000Z',
    author: university.office,
  };
  await appendRaw(
    installation,
    `${notRegisteredSchedule.entity}-${id('5')}`,
    recordEventTypes(notRegisteredSchedule).created,
    { uid: id('5'), ...fields },
  );
  const portal = await portalProcess(installation, ['command-service', 'projection-service']);
  running = [portal];
  const worker = await portalProcess(installation, ['notification-worker'], {
    PORTAL_COMMANDS_URL: portal.url,
    SMTP_URL: server.url,
  });
  running = [portal, worker];
  return { university, portal, worker };
}

const write = async (university: University, url: string, number: number): Promise<void> => {
  const body = { students: university.students, subject: `Letter ${number}`, text: 'To everybody.' };
  expect(
    await send(
      university,
      {
        actor: university.office,
        method: 'POST',
        path: '/api/v1/advisors/my_students_auca/send_mail_students_list_auca/',
        body,
        key: `letter-${number}`,
      },
      url,
    ),
  ).toMatchObject({ code: null });
};
const states = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await installation.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from platform.mails group by state',
      )
    ).map(({ state, count }) => [state, count]),
  );

chaosTest(
  'the worker is killed again and again while it mails: one mail for each person and cause, none lost, one sent again only where its outcome was not known',
  async random => {
    const { university, portal, worker } = await prepare();
    server.delay = 20;
    for (let fault = 0; fault < rounds(letters); fault++) {
      if (fault < letters) await write(university, portal.url, fault);
      await wait(whole(random, 100, 2500));
      await worker.kill();
      // Its process is dead for certain: what it held is free, as it will be after two minutes.
      await installation.query(`update platform.mails set free_at = now() where state in ('sending', 'waiting')`);
      await installation.query(`update platform.runs set free_at = now() where state = 'running'`);
      await worker.start();
    }
    const causes = letters + 1;
    await eventually(async () => {
      const { sent = 0, failed = 0, waiting = 0, sending = 0 } = await states();
      expect({ settled: sent + failed, waiting, sending }).toEqual({
        settled: people * causes,
        waiting: 0,
        sending: 0,
      });
    }, 240_000);

    const mails = await installation.query<{ id: string; state: string; unknown: number; error: string | null }>(
      'select id, state, unknown, error from platform.mails',
    );
    const arrived = new Map<string, number>();
    for (const text of server.received) {
      const { messageId } = await PostalMime.parse(text);
      arrived.set(messageId!, (arrived.get(messageId!) ?? 0) + 1);
    }
    for (const mail of mails) {
      const times = arrived.get(`<${mail.id}@localhost>`) ?? 0;
      if (mail.state === 'sent') expect(times, 'no mail is lost').toBeGreaterThan(0);
      else
        expect(mail, 'what is given up was not known twice').toMatchObject({
          state: 'failed',
          error: 'whether it arrived is not known',
        });
      expect(times, 'no mail comes twice but for an outcome that was not known').toBeLessThanOrEqual(
        1 + Math.min(1, mail.unknown),
      );
    }

    const given = (await readLog(installation))
      .filter(row => row.type === 'NoticesGiven' && row.data.kind === 'no_courses')
      .flatMap(row => row.data.to as { account: string }[]);
    expect(given.map(({ account }) => account).sort(), 'the run told everybody once').toEqual(
      [...university.students].sort(),
    );
    expect(
      await installation.query(`select state, reached from platform.runs where schedule like 'no_courses.%'`),
    ).toEqual([{ state: 'done', reached: people }]);
  },
);
