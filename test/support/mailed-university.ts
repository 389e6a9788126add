import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { sameInAll, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import { movableClock, type MovableClock } from '@portal/platform/clock/clock.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { JobDefinition } from '@portal/platform/jobs/types.ts';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import {
  courseEvent,
  disciplineRecord,
  id,
  lecture,
  mainPeriod,
  period,
  practice,
  studentRecord,
} from '../../command-service/src/registration/testing/world.ts';
import { foundCatalogue } from '../../command-service/src/registration/testing/found-world.ts';
import { setPassword } from '../../command-service/src/identity/passwords/set-password.ts';
import { client, type Client } from './client.ts';
import { mailServer, type MailServer } from './mail-server.ts';
import { startPortal, type TestPortal } from './portal.ts';

/** A portal with a real mail server, a clock to move, one advisor, the office, an administrator, and students who read different languages. */
export interface MailedUniversity {
  portal: TestPortal;
  clock: MovableClock;
  server: MailServer;
  pages: Record<string, Client>;
  account(login: string): string;
  /** Moves the clock; everybody signs in anew in the same browser, as sessions end with time. */
  jump(moment: string): Promise<void>;
  send(type: string, data: object): Promise<void>;
  /** A call of a student about course 1. */
  register(login: string, course?: number, body?: object): Promise<void>;
  drop(login: string, course?: number): Promise<void>;
  /** Runs a job as its schedule would. */
  run(job: JobDefinition): Promise<unknown>;
  /** Subjects of the mails to somebody, in the order of their coming. */
  subjects(login: string): Promise<string[]>;
  /** Waits until somebody has got so many mails; the last of them. */
  mail(login: string, count: number): Promise<Email>;
  stop(): Promise<void>;
}

const languages: Record<string, Locale> = { madina: 'kk', aibek: 'ru', john: 'en', aizada: 'ky' };
const actor = { id: 'system', roles: ['system', 'org_admin'] };

export async function mailedUniversity(now: string): Promise<MailedUniversity> {
  const clock = movableClock(now);
  const server = await mailServer();
  const portal = await startPortal({
    clock,
    config: { smtpUrl: server.url, timeZone: 'Asia/Bishkek', publicUrl: 'https://portal.example' },
  });
  const { host } = portal;
  const pages: Record<string, Client> = {};
  const accounts: Record<string, string> = {};
  const sender = senderFor(host, { actor, locale: 'ru', correlation_id: newId() });
  const send = async (type: string, data: object): Promise<void> =>
    void (await sender(host.commands.get(type)!, data as never));

  const people = [
    ...Object.keys(languages).map((login, index) => [login, id('a', index + 1), 'student'] as const),
    ['advisor', id('ad'), 'supervisor'] as const,
    ['office', id('0f'), 'office'] as const,
    ['admin', id('ad', 1), 'org_admin'] as const,
  ];
  await foundCatalogue(host.dispatcher, { period: false });
  for (const [login, account, role] of people) {
    accounts[login] = account;
    await send('OpenAccount', {
      account,
      login,
      last_name: 'Student',
      first_name: login,
      middle_name: '',
      email: `${login}@example.edu`,
      phone: '',
      roles: [role],
      credential: null,
      must_change_password: false,
    });
    await setPassword(host, sender, account, demoPassword, { mustChange: false });
    pages[login] = await client(portal.url, languages[login] ?? 'ru').login(login);
    if (languages[login])
      expect((await pages[login].post('/user/language/', { language: languages[login] })).status).toBe(204);
    if (role === 'student')
      await send(
        'CreateStudent',
        studentRecord(Number(account.slice(-2)), { last_name: 'Student', first_name: login }),
      );
  }
  await send('CreateStudyPeriod', {
    uid: period,
    code: '2026-1',
    study_year: 2026,
    semester: 'autumn',
    name: sameInAll('Autumn 2026'),
    start_date: '2026-09-01',
    end_date: '2026-12-31',
    weeks: 15,
  });
  await send('CreateRegistrationPeriod', { uid: id('9'), ...mainPeriod() });
  for (const course of [1, 2]) {
    await send('CreateDiscipline', disciplineRecord(course));
    await send('OfferCourse', courseEvent(course, { seats: [1, 1, 1] }).data);
  }

  const card = async (login: string, path: string, course: number, body: object): Promise<void> => {
    const answer = await pages[login]!.call('POST', `/organizations/${path}/`, {
      query: { course: id('0', course), uid: `${accounts[login]}.${period}` },
      body,
      headers: { 'x-portal-position': String(await host.log.head()) },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  };
  const received = async (login: string): Promise<Email[]> =>
    (await Promise.all(server.received.map(text => PostalMime.parse(text)))).filter(mail =>
      mail.to?.some(to => to.address === `${login}@example.edu`),
    );
  return {
    portal,
    clock,
    server,
    pages,
    send,
    account: login => accounts[login]!,
    async jump(moment) {
      clock.set(moment);
      for (const [login, page] of Object.entries(pages)) await page.login(login);
    },
    register: (login, course = 1, body = {}) =>
      card(login, 'card_save', course, { lessons: [lecture(course), practice(course, 1)], ...body }),
    drop: (login, course = 1) => card(login, 'delete_card', course, {}),
    async run(job) {
      await host.waitForReadModels(await host.log.head(), 10_000);
      return job.run({}, host, async () => undefined);
    },
    subjects: async login => (await received(login)).map(mail => mail.subject!),
    mail: async (login, count) => {
      await expect.poll(async () => (await received(login)).length, { message: `mails to ${login}` }).toBe(count);
      return (await received(login)).at(-1)!;
    },
    stop: async () => {
      await portal.stop();
      await server.stop();
    },
  };
}
