import { movableClock } from '@portal/platform/clock/clock.ts';
import { demoAccounts } from '@portal/event-schemas/identity/demo-accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
const clock = movableClock();
const browser: Record<string, Client> = {};
const uid: Record<string, string> = {};

beforeAll(async () => {
  portal = await startPortal({ demo: true, clock });
  for (const { login } of demoAccounts.filter(({ login: name }) =>
    ['student', 'advisor', 'office', 'admin', 'auditor', 'teacher'].includes(name),
  ))
    browser[login] = await client(portal.url).login(login);
  await settled();
  const { rows } = await portal.host.pool.query<{ uid: string; login: string }>(
    'select uid, login from identity.accounts where login = any($1)',
    [Object.keys(browser)],
  );
  for (const row of rows) uid[row.login] = row.uid;
}, 180_000);
afterAll(() => portal?.stop());

const settled = async (): Promise<void> =>
  void (await portal.host.waitForReadModels(await portal.host.log.head(), 30_000));
const ask = async (question: string, query: Record<string, string | number> = {}, as = browser['auditor']!) => {
  await settled();
  const answer = await as.get(`/audit/questions/${question}/`, { page_size: 100, ...query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { results: any[]; count: number };
};

describe('an administrator who is logged in as somebody', () => {
  it('is found with what they did when an older build let them, from when to when', async () => {
    const admin = await client(portal.url).login('admin');
    expect((await admin.post('/user/login_as/', { account: uid['student'] })).status).toBe(200);
    const older = {
      actor: { id: uid['admin']!, roles: ['student'], on_behalf_of: uid['student']! },
      locale: 'ru',
      correlation_id: uid['admin']!,
    } as const;
    await portal.host.dispatcher.dispatch(
      portal.host.commands.get('ChooseLanguage')!,
      { account: uid['student'], language: 'kk' },
      older,
    );
    expect((await admin.post('/user/login_as/end/')).status).toBe(200);
    const { results } = await ask('log_in_as');
    expect(results[0]).toMatchObject({ by: { uid: uid['admin'] }, account: { uid: uid['student'] }, events: 1 });
    expect(results[0].ended_at).not.toBeNull();
    await settled();
    const done = (
      await browser['auditor']!.get('/audit/events/', {
        on_behalf_of: uid['student']!,
        actor: uid['admin']!,
        page_size: 50,
      })
    ).body.results;
    expect(done.map((event: any) => event.type)).toContain('LanguageChosen');
  });
});

describe('a refused attempt', () => {
  it('is found with who, what, why and how often, and leaves no trace in the record that it was about', async () => {
    const {
      rows: [card],
    } = await portal.host.pool.query<{ stream: string; subject: string; version: number }>(
      `select stream, subject, version from audit.streams where aggregate = 'study_card' and person <> $1 limit 1`,
      [uid['student']],
    );
    for (let times = 0; times < 3; times++)
      expect(
        (await browser['student']!.post(`/advising/cards/${card!.subject}/approve/`, {})).status,
      ).toBeGreaterThanOrEqual(403);
    expect((await browser['teacher']!.get('/audit/events/')).status).toBe(403);
    await expect
      .poll(async () => (await ask('refused', { actor: uid['teacher']! })).count, { timeout: 10_000 })
      .toBe(1);
    const {
      results: [peek],
    } = await ask('refused', { actor: uid['teacher']! });
    expect(peek).toMatchObject({
      account: { uid: uid['teacher'] },
      call: 'GET /audit/events/',
      code: 'identity.access_denied',
      times: 1,
    });
    expect(peek.reason).toBe('You are not allowed to do this.');
    expect((await portal.host.log.read(card!.stream)).length).toBe(card!.version);
  });

  it('at the log-in is found without a name', async () => {
    await client(portal.url).post('/user/login/', { login: 'nobody-of-that-name', password: 'Wrong-2026' });
    await expect
      .poll(
        async () =>
          (await ask('refused')).results.some(row => row.call === 'POST /user/login/' && row.account === null),
        { timeout: 10_000 },
      )
      .toBe(true);
    expect(JSON.stringify((await ask('refused')).results)).not.toContain('nobody-of-that-name');
  });
});

describe('changes of cards', () => {
  it('by neither the student nor the advisor are found', async () => {
    const { results, count } = await ask('by_others');
    expect(count).toBeGreaterThanOrEqual(results.length);
    for (const event of results)
      expect([event.person.uid, event.advisor?.uid, 'system']).not.toContain(event.actor.uid);
  });

  it('after the deadline of their term are found, and none before it', async () => {
    const { results } = await ask('after_deadline');
    for (const event of results) expect(Date.parse(event.at)).toBeGreaterThan(Date.parse(event.deadline));
  });
});

describe('a bulk change', () => {
  it('stands in the tree of causes with what the portal did later under the event that led to it', async () => {
    const {
      rows: [card],
    } = await portal.host.pool.query<{ study_period: string }>(
      `select study_period from registration.cards where status = 'CHOSEN' group by 1 order by count(*) desc limit 1`,
    );
    const { status, body } = await browser['office']!.post('/registration/status_switches/', {
      study_period: card!.study_period,
      filter: { statuses: ['CHOSEN'] },
      status: 'CHANGED',
      reason: 'Order 12',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await expect
      .poll(async () => (await browser['office']!.get(`/registration/status_switches/${body.uid}/`)).body.finished_at)
      .not.toBeNull();
    await settled();
    const {
      results: [finished],
    } = (
      await browser['auditor']!.get('/audit/events/', {
        stream: `status_switch-${body.uid}`,
        type: 'StatusSwitchFinished',
      })
    ).body;
    const { links } = (await browser['auditor']!.get(`/audit/causes/${finished.correlation_id}/`)).body;
    const asked = links.find((link: any) => link.command === 'AskStatusSwitch');
    expect(asked.cause).toBeNull();
    const others = links.filter((link: any) => link !== asked);
    expect(others.map((link: any) => link.command)).toEqual(
      expect.arrayContaining(['SetCardStatus', 'FinishStatusSwitch']),
    );
    for (const link of others) expect(link.cause, link.command).toBe(asked.events[0].event_id);
    expect(others.filter((link: any) => link.command === 'SetCardStatus')).toHaveLength(body.cards);
    const { results } = await ask('bulk', { minimum: Math.min(body.cards, 5), actor: uid['office']! });
    expect(results.find((row: any) => row.correlation_id === finished.correlation_id)).toMatchObject({
      command: 'AskStatusSwitch',
      records: body.cards + 1,
    });
  });

  it('is found by how many records it touched', async () => {
    const { results } = await ask('bulk', { minimum: 5 });
    expect(results.length).toBeGreaterThan(0);
    for (const one of results) expect(one.records).toBeGreaterThanOrEqual(5);
    const none = await ask('bulk', { minimum: 99_999 });
    expect(none.count).toBe(0);
  });
});

describe('the auditor', () => {
  it('is made by the administrator, sees at once, and is one no more when the role goes', async () => {
    const {
      rows: [person],
    } = await portal.host.pool.query<{ uid: string; roles: string[] }>(
      `select uid, roles from identity.accounts where login = 'specialist'`,
    );
    const page = await client(portal.url).login('specialist');
    expect((await page.get('/audit/events/')).status).toBe(403);
    expect(
      (
        await browser['admin']!.put(`/identity/accounts/${person!.uid}/roles/`, {
          roles: [...person!.roles, 'auditor'],
        })
      ).status,
    ).toBeLessThan(300);
    expect((await page.get('/audit/events/')).status).toBe(200);
    expect(
      (await browser['admin']!.put(`/identity/accounts/${person!.uid}/roles/`, { roles: person!.roles })).status,
    ).toBeLessThan(300);
    expect((await page.get('/audit/events/')).status).toBe(403);
    await settled();
    const given = (await browser['auditor']!.get('/audit/events/', { person: person!.uid, type: 'RolesChanged' })).body
      .results;
    expect(given).toHaveLength(2);
  });

  it('asks every question; the office and advisors ask none', async () => {
    for (const question of ['after_deadline', 'by_others', 'log_in_as', 'bulk', 'refused']) {
      await ask(question);
      expect((await browser['office']!.get(`/audit/questions/${question}/`)).status, question).toBe(403);
      expect((await browser['advisor']!.get(`/audit/questions/${question}/`)).status, question).toBe(403);
    }
  });
});
