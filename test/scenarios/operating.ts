import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let admin: Client;
beforeAll(async () => {
  portal = await startPortal({ demo: true });
  admin = await client(portal.url).login('admin');
}, 180_000);
afterAll(() => portal.stop());

it('an administrator sees how the portal runs and what needs a person; nobody else does', async () => {
  const { body } = await admin.get('/operating/');
  expect(body.log.head).toBeGreaterThan(100);
  expect(body.versions.node).toBe(process.versions.node);
  expect(body.slow_calls.length).toBeGreaterThan(0);
  expect(body.jobs.map((one: { queue: string }) => one.queue)).toContain('mails');
  expect(body.problems.map((one: { code: string }) => one.code)).toContain('no_backup');
  expect(refusal(await (await admin.as('office')).get('/operating/'))).toBe('403 identity.access_denied');
});

it('what has gone wrong is said with what it is about', async () => {
  await portal.host.pool.query(
    `insert into platform.job_faults (job, item, error) values ('deadlines', 'term 2026', 'no such term')`,
  );
  const { problems } = (await admin.get('/operating/')).body;
  expect(problems).toContainEqual({ code: 'job_fault', count: 1, details: ['deadlines, term 2026: no such term'] });
});
