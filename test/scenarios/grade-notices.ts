import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestJob, openingNoticesJob } from '../../notification-worker/src/grades/notices.ts';
import { client } from '../support/client.ts';
import { gradedUniversity, ok, uidOf, type GradedCourse, type GradedUniversity } from '../support/graded-university.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';

let there: GradedUniversity;
let server: MailServer;
const clerk = idFrom('demo.account', 'office');
beforeAll(async () => {
  server = await mailServer();
  there = await gradedUniversity({
    services: ['command-service', 'projection-service', 'notification-worker'],
    config: { smtpUrl: server.url, timeZone: 'Asia/Bishkek', publicUrl: 'https://portal.example' },
  });
}, 180_000);
afterAll(async () => {
  await there.portal.stop();
  await server.stop();
});

interface Notice {
  params: Record<string, any>;
  batch: string | null;
}
/** What somebody was told of a kind, the newest first. */
async function told(account: string, kind: string): Promise<Notice[]> {
  await there.settled();
  const { rows } = await there.portal.host.pool.query<Notice>(
    'select params, batch from notifications.notices where account = $1 and kind = $2 order by created_at desc',
    [account, kind],
  );
  return rows;
}
const mainOf = async (of: GradedCourse): Promise<string> => (await there.detail(of)).sheet.main_teacher!;
/** Runs a job as its schedule would, or as a queue does after a crash. */
async function run(job: { run: (data: any, host: any, report: any) => Promise<unknown> }, data: object = {}) {
  await there.settled();
  await job.run(data, there.portal.host, async () => undefined);
}

it('a co-teacher is asked once, and the main teacher learns of a disagreement and of what the office sends back', async () => {
  const of = await there.course(1, 1, false);
  const [co] = of.coUids as [string];
  const main = await mainOf(of);
  ok(await there.mark(of, 0, 'B'));
  const before = (await told(co, 'grades_agreement_asked')).length;
  for (let n = 0; n < 2; n++) ok(await of.main.post('/journals/create_agreeing/', { final_grades: [uidOf(of)] }));
  const asked = await told(co, 'grades_agreement_asked');
  expect(asked.length - before).toBe(1);
  expect(asked.filter(({ params }) => params['sheet'] === of.sheet)).toMatchObject([{ params: { count: 1 } }]);
  const answer = (body: object) => of.co[0]!.put(`/journals/update_agreeing/${uidOf(of)}.${co}/`, body);
  ok(await answer({ agreed: false, comment: 'No laboratory work' }));
  const about = async (kind: string) => (await told(main, kind)).filter(({ params }) => params['sheet'] === of.sheet);
  expect(await about('grades_disagreed')).toMatchObject([{ params: { comment: 'No laboratory work' } }]);
  ok(await answer({ agreed: true }));
  ok(await there.send(of, 0));
  ok(await there.office.put(`/journals/reject_individual/${uidOf(of)}/`, { comment: 'Another exam' }));
  expect(await about('grades_rejected')).toMatchObject([{ params: { comment: 'Another exam', count: 1 } }]);
});

it('a student learns of a grade when it is approved, when it is taken back, and never of one that nobody has approved', async () => {
  const of = await there.course(1, 0, false);
  const [student] = of.students as [string];
  const before = (await told(student, 'grade_approved')).length;
  ok(await there.mark(of, 0, 'B'));
  ok(await there.send(of, 0));
  expect(await told(student, 'grade_approved')).toHaveLength(before);
  ok(await there.approve(of, [0]));
  ok(await there.approve(of, [0]));
  expect(await told(student, 'grade_approved')).toHaveLength(before + 1);
  const opening = { rows: [uidOf(of)], date: '2026-12-18', reason: 'An error' };
  ok(await there.office.post('/block_final_grades/create/', opening));
  ok(await of.main.put(`/journals/send_office_individual/${uidOf(of)}/`, {}));
  expect(await told(student, 'grade_withdrawn')).toHaveLength(1);
});

it('a main teacher learns of an opening and of its end, each once, however often the job runs', async () => {
  const of = await there.course(1, 0, false);
  const main = await mainOf(of);
  const opening = { sheets: [of.sheet], date: '2026-12-20', reason: 'The exam was late' };
  const { uid } = (await there.office.post('/block_final_grades/create/', opening)).body;
  const events = async (type: string) =>
    (await there.portal.host.log.read(`grade_unblock-${uid}`)).filter(event => event.type === type);
  const ofThis = async (kind: string) =>
    (await told(main, kind)).filter(({ batch }) => batch?.startsWith(`grade_unblock.${uid}.`));
  await expect.poll(() => ofThis('grades_opened')).toHaveLength(1);
  const { position } = (await events('FinalGradesUnblocked'))[0]!;
  await run(openingNoticesJob, { uid, position, ended: false });
  expect(await ofThis('grades_opened')).toMatchObject([
    { params: { count: 1, sheet: of.sheet, date: '2026-12-20', reason: 'The exam was late' } },
  ]);
  ok(await there.office.put(`/block_final_grades/remove/${uid}/`));
  await expect.poll(() => ofThis('grades_closed_again')).toHaveLength(1);
  await run(openingNoticesJob, { uid, position: (await events('UnblockEnded'))[0]!.position, ended: true });
  expect(await ofThis('grades_closed_again')).toHaveLength(1);
});

it('the office learns once a morning of what has arrived, by mail in its language, also after a crash; and of nothing where nothing came', async () => {
  const of = await there.course(1, 0, false);
  const digests = () => told(clerk, 'grades_arrived');
  const page = await client(there.portal.url).login('office', demoPassword);
  expect((await page.post('/user/language/', { language: 'kk' })).status).toBe(204);
  ok(await there.mark(of, 0, 'B'));
  ok(await there.send(of, 0));
  const before = (await digests()).length;
  await there.at('2026-12-16T01:59:00.000Z');
  await run(digestJob);
  const early = (await digests()).length;
  await there.at('2026-12-16T02:01:00.000Z');
  await run(digestJob);
  await run(digestJob);
  expect((await digests()).length - early).toBe(1);
  expect(early - before).toBeLessThanOrEqual(1);
  expect((await digests())[0]!.params).toMatchObject({ sheets: expect.any(Number), rows: expect.any(Number) });
  // The process died before it noted that the run was made: it is made again.
  await there.portal.host.pool.query(
    `update platform.runs set state = 'failed', free_at = '2026-01-01' where schedule = 'grades_arrived'`,
  );
  await run(digestJob);
  expect((await digests()).length - early).toBe(1);
  await there.at('2026-12-17T02:01:00.000Z');
  await run(digestJob);
  expect((await digests()).length - early).toBe(1);
  const mails = async () =>
    (await Promise.all(server.received.map(text => PostalMime.parse(text)))).filter(
      mail => mail.to?.[0]?.address === 'office@demo.example' && mail.subject?.includes('тексеруді күтіп тұр'),
    );
  await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(1);
  const [mail] = await mails();
  expect(mail!.subject).toBe('Қорытынды бағалар тексеруді күтіп тұр');
  expect(mail!.text).toMatch(/Тексерілетін ведомость саны: \d+\s+Олардағы баға саны: \d+/);
  expect(mail!.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('.grades.');
});
