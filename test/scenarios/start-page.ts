import { workView, type WorkItem } from '@portal/event-schemas/content/work.ts';
import { demoAccounts } from '@portal/event-schemas/identity/demo-accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** The start page says what waits: the same numbers as the lists behind it, for each their own. */
let portal: TestPortal;
let people: Record<string, Client>;
beforeAll(async () => {
  portal = await startPortal({ demo: true });
  people = Object.fromEntries(
    await Promise.all(
      demoAccounts.map(async ({ login }) => [login, await client(portal.url, 'en').login(login)] as const),
    ),
  );
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
}, 180_000);
afterAll(() => portal?.stop());

const workOf = async (login: string): Promise<WorkItem[]> => {
  await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
  return workView.parse((await people[login]!.get('/common/my_work/')).body).results;
};
const waiting = async (login: string, id: string): Promise<WorkItem | undefined> =>
  (await workOf(login)).find(one => one.id === id);
const numberOf = async (login: string, id: string): Promise<number> => (await waiting(login, id))?.count ?? 0;
const listed = async (login: string, path: string, query: Record<string, string | number> = {}): Promise<number> =>
  (await people[login]!.get(path, { page_size: 100, ...query })).body.count;

it('is there for every account of the demo university, and every kind of work can be counted', async () => {
  for (const { login } of demoAccounts) {
    const items = await workOf(login);
    expect(
      items.filter(({ failed }) => failed).map(({ id }) => id),
      login,
    ).toEqual([]);
    for (const { id, count } of items) expect(count, `${login} ${id}`).toBeGreaterThan(0);
  }
});

it('needs somebody who is signed in', async () =>
  expect((await client(portal.url, 'en').get('/common/my_work/')).status).toBe(401));

describe('the number is that of the list behind it', () => {
  it.each([
    ['advisor', 'advising.cards', '/advisors/my_students/all/', { status: 'CHOSEN,CHANGED_AFTER,CHECKING_AFTER' }],
    ['advisor', 'applications.to_decide', '/studapps/answers/review_apps/', {}],
    ['office', 'applications.to_decide', '/studapps/answers/review_apps/', {}],
    ['fin_office', 'applications.to_decide', '/studapps/answers/review_apps/', {}],
    ['teacher', 'teacher-requests.to_answer', '/organizations/data_request_teacher/', {}],
    ['social', 'clubs.to_decide', '/student_clubs/clubs/', { state: 'sent' }],
    ['office', 'journals.reopenings', '/journals/reopening_requests/', { state: 'asked' }],
    ['office', 'grades.to_check', '/journals/final_grades/', { tab: 'on_check' }],
  ])('%s: %s', async (login, id, path, query) =>
    expect(await numberOf(login, id)).toBe(await listed(login, path, query)),
  );

  it('of achievements, for whoever reviews them', async () => {
    const { results } = (
      await people['office']!.get('/portfolio/portfolios/portfolio_review_profiles/', {
        status: 'REVIEW',
        page_size: 100,
      })
    ).body;
    expect(await numberOf('office', 'portfolio.to_review')).toBe(
      results.reduce((sum: number, one: { waiting: number }) => sum + one.waiting, 0),
    );
  });
});

it('moves from the advisor to the student with the card: returned, with the end of the period as its deadline', async () => {
  const before = await waiting('advisor', 'advising.cards');
  expect(before).toMatchObject({ all: { screen: 'advisor-review' }, first: { screen: 'student-card' } });
  const card = before!.first!.params['uid']!;
  const advisor = people['advisor']!;
  await advisor.post(`/organizations/status_info/?uid=${card}`);
  const report = (
    await advisor.put('/organizations/action_applications/', { action: 'reject', uids: [card], comment: 'Too many' })
  ).body;
  expect(report).toMatchObject({ done: 1, refused: 0 });
  expect(await numberOf('advisor', 'advising.cards')).toBe(before!.count - 1);

  await people['admin']!.post('/user/login_as/', { account: card.split('.')[0] });
  const theirs = await waiting('admin', 'registration.card_returned');
  await people['admin']!.post('/user/login_as/end/');
  expect(theirs).toMatchObject({ count: 1, all: { screen: 'online-registration' }, first: null });
  expect(Date.parse(theirs!.due!)).toBeGreaterThan(portal.host.clock.now().getTime());
});

it('shows nobody what waits for others', async () => {
  for (const login of ['applicant', 'beta']) expect(await workOf(login), login).toEqual([]);
  const ids = (await workOf('student')).map(({ id }) => id);
  expect(ids.filter(id => /to_decide|to_review|to_check|cards$|to_answer/.test(id))).toEqual([]);
});
