import {
  ledgerState,
  ownEvents,
  receiptCheck,
  receiptView,
  sealKeys,
  sealMade,
  verification,
  type ReceiptCheckView,
  type VerificationView,
} from '@portal/event-schemas/audit/ledger-views.ts';
import { readersInTrouble, takenUpAgain } from '@portal/event-schemas/audit/set-aside.ts';
import { chainAll } from '@portal/platform/ledger/follower.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

let portal: TestPortal;
const clock = movableClock();
let me: string;
let auditor: Client, admin: Client, student: Client, advisor: Client, anybody: Client;

beforeAll(async () => {
  portal = await startPortal({ demo: true, clock });
  [auditor, admin, advisor] = (await Promise.all(
    ['auditor', 'admin', 'advisor'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  [anybody, student] = [client(portal.url), client(portal.url)];
  // Somebody with several courses.
  const {
    rows: [card],
  } = await portal.host.pool.query<{ student: string }>(
    `select data->>'student' as student from log.events
      where type = 'CourseAddedToCard' group by 1
      having count(distinct data->'course'->>'offering') > 1
      order by count(*) desc, 1 limit 1`,
  );
  me = card!.student;
  const { token, csrf } = await portal.host.sessions.create({ account: me, roles: ['student'] });
  for (const [name, value] of [
    ['portal_session', token],
    ['csrftoken', csrf],
  ] as const)
    (student.cookies as Map<string, string>).set(name, value);
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  await chainAll(portal.host.log, portal.host.pool);
}, 120_000);
afterAll(() => portal?.stop());

const sealLog = async () => sealMade.parse((await admin.post('/audit/seals/', {})).body).seal!;
const mine = async (query = {}) => ownEvents.parse((await student.get('/audit/receipts/', query)).body);
const receiptOf = async (position: number) =>
  receiptView.parse((await student.get(`/audit/receipts/${position}/`)).body);
const check = async (code: string): Promise<ReceiptCheckView> =>
  receiptCheck.parse((await anybody.get('/audit/receipts/check/', { code })).body);
const checkWhole = async (receipt: unknown) => anybody.post('/audit/receipts/check/', { receipt });
const verdictOf = async (receipt: unknown): Promise<string> =>
  receiptCheck.parse((await checkWhole(receipt)).body).verdict;

async function verifyNow(): Promise<VerificationView> {
  const { id } = (await auditor.post('/audit/verifications/', {})).body;
  await expect.poll(async () => (await auditor.get(`/audit/verifications/${id}/`)).body.status).toBe('done');
  return verification.parse((await auditor.get(`/audit/verifications/${id}/`)).body);
}
async function asOwner(text: string, values: unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: portal.database.url });
  await owner.connect();
  try {
    await owner.query(text, values);
  } finally {
    await owner.end();
  }
}

describe('events that readers could not take', () => {
  const kept = (values: string) =>
    asOwner(`insert into platform.set_aside (reader, position, stream, type, error) values ${values}`);
  it('stand in health and on the administrators’ screen with their number, and are taken up again by building anew', async () => {
    await kept(
      `('curriculum.students', 7, 'student-x', 'StudentCreated', 'integer out of range'), ` +
        `('fact:registration.offering@2', 9, 'course_offering-x', 'CourseOffered', 'x: no'), ` +
        `('reaction:registration.deadlines', 9, 'course_offering-x', 'CourseOffered', 'no')`,
    );
    const health = await (await fetch(`${portal.url}/health/`)).json();
    expect(health).toMatchObject({
      status: 'degraded',
      set_aside: [{ reader: 'curriculum.students', position: 7, error: 'integer out of range' }, {}, {}],
    });
    const { results } = readersInTrouble.parse((await auditor.get('/audit/set_aside/')).body);
    expect(results.map(({ id, kind, parked, events }) => [id, kind, parked, events[0]!.position])).toEqual([
      ['curriculum.students', 'read_model', null, 7],
      ['fact:registration.offering@2', 'fact', null, 9],
      ['reaction:registration.deadlines', 'reaction', null, 9],
    ]);
    expect((await auditor.post('/audit/set_aside/again/', {})).status).toBe(403);
    expect(takenUpAgain.parse((await admin.post('/audit/set_aside/again/', {})).body).readers).toHaveLength(3);
    await expect
      .poll(async () => (await auditor.get('/audit/set_aside/')).body.results, { timeout: 60_000 })
      .toEqual([]);
  }, 90_000);
});

describe('a receipt', () => {
  it('is provisional until the next seal, and says when that comes at the latest', async () => {
    const { results, count, next_seal_by } = await mine();
    expect(count).toBeGreaterThan(0);
    expect(results.every(({ sealed, sentence }) => !sealed && sentence.length > 5)).toBe(true);
    const { receipt, provisional, sealed_by, code } = await receiptOf(results[0]!.position);
    expect({ provisional, sealed_by, path: receipt.path, seal: receipt.seal }).toEqual({
      provisional: true,
      sealed_by: next_seal_by,
      path: null,
      seal: null,
    });
    expect(await check(code)).toMatchObject({
      verdict: 'provisional',
      sealed_by: next_seal_by,
      looks: { recorded: true, unchanged: true },
    });
    expect(code).toBe(results[0]!.code);
  });

  it('of a sealed event leads to the seal, and anybody can check it', async () => {
    const seal = await sealLog();
    const {
      results: [latest],
    } = await mine();
    const { receipt, provisional, sealed_by, code } = await receiptOf(latest!.position);
    expect({ provisional, sealed_by, seal: receipt.seal }).toEqual({ provisional: false, sealed_by: null, seal });
    expect(receiptCheck.parse((await checkWhole(receipt)).body)).toMatchObject({
      verdict: 'valid',
      seal: seal.number,
      sealed_at: seal.sealed_at,
      looks: { content: true, path: true, signature: true, known: true, recorded: true, unchanged: true },
    });
    const { event: _, ...bare } = receipt;
    expect(receiptCheck.parse((await checkWhole(bare)).body)).toMatchObject({
      verdict: 'valid',
      looks: { content: null },
    });
    expect(await check(code)).toMatchObject({ verdict: 'valid', looks: { content: null, path: null } });
  });

  it('that was forged fails, whatever was changed', async () => {
    const { receipt } = await receiptOf((await mine()).results[0]!.position);
    const zeros = '0'.repeat(64);
    expect(await verdictOf({ ...receipt, event: receipt.event!.replace('"stream"', '"Stream"') })).toBe('forged');
    expect(await verdictOf({ ...receipt, hash: zeros })).toBe('forged');
    expect(await verdictOf({ ...receipt, event: undefined, hash: zeros })).toBe('forged');
    expect(await verdictOf({ ...receipt, path: [{ side: 'left', hash: zeros }] })).toBe('forged');
    expect(await verdictOf({ ...receipt, seal: { ...receipt.seal!, sealed_at: '2020-01-01T00:00:00.000Z' } })).toBe(
      'forged',
    );
    expect(await verdictOf({ ...receipt, position: receipt.position + 1 })).toBe('forged');
    expect(await verdictOf({ ...receipt, event: undefined, hash: zeros, path: null, seal: null })).toBe('unknown');
    expect((await check(`${receipt.position}.${'A'.repeat(43)}`)).verdict).toBe('unknown');
    expect((await anybody.get('/audit/receipts/check/', { code: 'abc' })).body.error.code).toBe(
      'audit.no_receipt_code',
    );
    expect((await checkWhole({ ...receipt, path: 'x' })).status).toBe(422);
  });

  it('tells who checks it nothing of the person', async () => {
    const { receipt } = await receiptOf((await mine()).results[0]!.position);
    const me = (await student.get('/user/my_roles/')).body.profile;
    expect(JSON.stringify((await checkWhole(receipt)).body)).not.toMatch(
      new RegExp([me.uid, me.last_name, me.display_name].filter(Boolean).join('|')),
    );
  });

  it('is for one’s own events alone', async () => {
    const {
      rows: [foreign],
    } = await portal.host.pool.query<{ position: number }>(
      `select position::float8 as position from log.events where stream_id like 'study_card-%' and stream_id not like $1 limit 1`,
      [`study_card-${me}.%`],
    );
    for (const position of [foreign!.position, 1, 99_999_999])
      expect((await student.get(`/audit/receipts/${position}/`)).body.error.code).toBe('audit.event_not_found');
    expect((await advisor.get('/audit/receipts/')).status).toBe(403);
  });

  it('is there for what was sent and decided of one’s own applications, and for nothing that the office did meanwhile', async () => {
    const {
      rows: [decided],
    } = await portal.host.pool.query<{ position: number; applicant: string; stream: string }>(
      `select position::float8 as position, data->>'applicant' as applicant, stream_id as stream
        from log.events
        where type = 'ApplicationStageReached' and data->>'stage' = 'approved'
        order by position limit 1`,
    );
    const applicant = client(portal.url);
    const { token, csrf } = await portal.host.sessions.create({ account: decided!.applicant, roles: ['student'] });
    for (const [name, value] of [
      ['portal_session', token],
      ['csrftoken', csrf],
    ] as const)
      (applicant.cookies as Map<string, string>).set(name, value);
    const shown = ownEvents.parse((await applicant.get('/audit/receipts/', { page_size: 100 })).body).results;
    expect(shown.find(({ position }) => position === decided!.position)).toMatchObject({
      type: 'ApplicationStageReached',
      application: expect.stringMatching(/\d/),
    });
    const { receipt } = receiptView.parse((await applicant.get(`/audit/receipts/${decided!.position}/`)).body);
    expect(['valid', 'provisional']).toContain(await verdictOf(receipt));
    const { rows: inside } = await portal.host.pool.query<{ position: number }>(
      `select position::float8 as position from log.events where stream_id = $1 and type in ('WaypointApproved', 'StepEntered', 'ApplicationSaved')`,
      [decided!.stream],
    );
    expect(inside.length).toBeGreaterThan(0);
    for (const { position } of inside) expect((await applicant.get(`/audit/receipts/${position}/`)).status).toBe(404);
    expect((await student.get(`/audit/receipts/${decided!.position}/`)).status).toBe(
      decided!.applicant === me ? 200 : 404,
    );
  });

  it('is found by the course', async () => {
    const { rows } = await portal.host.pool.query(
      `select data->'course'->>'offering' as offering from log.events where type = 'CourseAddedToCard' and stream_id like $1 limit 1`,
      [`study_card-${me}.%`],
    );
    const found = await mine({ offering: rows[0].offering });
    expect(found.count).toBeGreaterThan(0);
    expect(found.results.map(({ type }) => type)).toContain('CourseAddedToCard');
    expect(found.count).toBeLessThan((await mine({ page_size: 1 })).count);
  });
});

describe('seals', () => {
  let last: number;
  it('are made by the administrator, each after something has happened', async () => {
    // Refused attempts come into the log within moments; then nothing is left to seal.
    await expect
      .poll(async () => (await admin.post('/audit/seals/', {})).body.error?.code)
      .toBe('audit.nothing_to_seal');
    for (const page of [auditor, student, advisor]) expect((await page.post('/audit/seals/', {})).status).toBe(403);
    const { results } = (await auditor.get('/audit/seals/', { page_size: 10 })).body;
    last = results[0].number;
    expect(results.at(-1)).toMatchObject({
      number: 1,
      events: results.at(-1).last_position,
      position: results.at(-1).last_position + 1,
    });
    const {
      results: [key],
    } = sealKeys.parse((await anybody.get('/audit/keys/')).body);
    expect(key).toMatchObject({ key: results[0].key, first_seal: 1, last_seal: last });
  });

  it('come once a day by the clock', async () => {
    const daily = async () =>
      (
        await fetch(`${portal.url}/api/v1/audit/seals/daily/`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json', 'x-service-token': portal.config.serviceToken },
        })
      ).json();
    await client(portal.url).login('student');
    expect((await daily()).seal).toBeNull();
    clock.advance(24 * 3_600_000);
    expect((await daily()).seal).toMatchObject({ number: last + 1 });
    expect((await daily()).seal).toBeNull();
    clock.reset();
    await portal.host.waitForReadModels(await portal.host.log.head(), 5000);
  });

  it('of the schedule are the portal’s own, on the page and in the file', async () => {
    for (const [language, name] of [
      ['ru', 'Портал'],
      ['en', 'The portal'],
    ] as const) {
      const reader = await client(portal.url, language).login('auditor');
      const {
        results: [seal],
      } = (await reader.get('/audit/seals/')).body;
      expect(seal).toMatchObject({ number: last + 1, sealed_by: 'system', sealed_by_name: name });
      const { job } = (await reader.get('/audit/seals/', { export: 'csv' })).body;
      await expect
        .poll(async () => (await reader.get(`/exports/${job}/`)).body.status, { timeout: 20_000 })
        .toBe('ready');
      expect((await reader.get(`/exports/${job}/file/`)).body.split('\r\n')[1]).toMatch(new RegExp(`,${name}$`));
    }
  });
});

describe('a verification', () => {
  it('is asked for by the auditor, changes nothing, and says how far all is as it was recorded', async () => {
    await chainAll(portal.host.log, portal.host.pool);
    const before = await portal.host.log.head();
    // However many it took until refused attempts no longer came.
    const { count: seals } = (await auditor.get('/audit/seals/')).body;
    const { result } = await verifyNow();
    expect(result).toMatchObject({ ok: true, faults: [], seals, keys_compared: true });
    const changes = await portal.host.log.readAll(before, 1000);
    expect(result!.verified_to).toBeLessThanOrEqual(before + changes.length);
    // Refusals of the tests before are handed on when they are counted.
    expect(changes.map(({ type }) => type).filter(type => type !== 'AttemptsRefused')).toEqual([]);
    const state = ledgerState.parse((await auditor.get('/audit/ledger/')).body);
    expect(state).toMatchObject({
      verification: { result: { ok: true } },
      running: null,
      sealed_to: result!.sealed_to,
    });
    for (const page of [student, advisor]) expect((await page.post('/audit/verifications/', {})).status).toBe(403);
    expect((await auditor.get('/audit/verifications/')).body.results[0].asked_by.display_name).not.toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect((await auditor.get('/audit/verifications/nothing/')).body.error.code).toBe('audit.verification_not_found');
  });

  it('finds what was altered behind the portal’s back, and so does the receipt', async () => {
    const {
      results: [latest],
    } = await mine();
    const { code } = await receiptOf(latest!.position);
    await asOwner(
      `update log.events set meta = replace(meta::text, '"occurred_at":"20', '"occurred_at":"19')::json where position = $1`,
      [latest!.position],
    );
    const { result } = await verifyNow();
    expect(result).toMatchObject({
      ok: false,
      verified_to: latest!.position - 1,
      fault_count: 1,
      faults: [{ kind: 'altered', position: latest!.position, type: latest!.type }],
    });
    expect((await check(code)).verdict).toBe('altered');
  });
});
