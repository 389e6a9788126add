import { ownEvents, receiptCheck, receiptView, sealMade } from '@portal/event-schemas/audit/ledger-views.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { chainAll } from '@portal/platform/ledger/follower.ts';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookBack } from '../support/as-of.ts';
import { client, type Client } from '../support/client.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { withoutEventStore } from '../support/event-store.ts';
import { logInEventStore, startPortal, type TestPortal } from '../support/portal.ts';
import { stoppedAt, tablePrints } from '../support/stopped-at.ts';

/** What docs/operating.md says of a portal whose log lies in an event store: each of the things that stand on the log, on the demo university. */
describe.skipIf(withoutEventStore !== '')(`the portal on a log in an event store${withoutEventStore}`, () => {
  let database: TestDatabase;
  let portal: TestPortal;
  let admin: Client, auditor: Client, office: Client;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-event-store-'));
  const begin = (services?: readonly string[], config: TestPortal['config'] = portal.config): Promise<TestPortal> =>
    startPortal({ ...(services && { services }), database, config: { ...config, port: 0 } });
  const inAll = (name: string) => ({ ru: name, kk: name, en: name, ky: name });

  beforeAll(async () => {
    database = await testDatabase();
    portal = await startPortal({ demo: true, database, config: logInEventStore() });
    [admin, auditor, office] = (await Promise.all(
      ['admin', 'auditor', 'office'].map(login => client(portal.url).login(login)),
    )) as [Client, Client, Client];
    await portal.host.waitForReadModels(await portal.host.log.head(), 120_000);
  }, 600_000);
  afterAll(async () => {
    await portal?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function somebodyWithCourses(): Promise<Client> {
    const added = (await portal.host.log.readAll(0, 100_000)).find(({ type }) => type === 'CourseAddedToCard')!;
    const [, account] = /^study_card-([^.]+)\./.exec(added.stream)!;
    const { token, csrf } = await portal.host.sessions.create({ account: account!, roles: ['student'] });
    const who = client(portal.url);
    const cookies = who.cookies as Map<string, string>;
    cookies.set('portal_session', token).set('csrftoken', csrf);
    return who;
  }

  /** A command of the portal from a process of its own; `said` is what it printed. */
  function tool(...args: string[]): Promise<{ code: number; said: string }> {
    const { data, eventStoreUrl, eventStorePrefix } = portal.config;
    const child = spawn(process.execPath, ['--import', 'tsx', 'platform/src/host/tool.ts', ...args], {
      cwd: projectRoot,
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        EVENTSTORE_URL: eventStoreUrl,
        EVENTSTORE_PREFIX: eventStorePrefix,
        PORTAL_DATA: data,
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += String(text)));
    return new Promise(resolve => child.on('close', code => resolve({ code: code!, said })));
  }

  it('lies there and nowhere else', async () => {
    expect(await database.asOwner('select from log.events')).toEqual([]);
    expect(await portal.host.log.head()).toBeGreaterThan(5000);
  });

  it('answers a repeated request as before and does nothing again, also after another start', async () => {
    const body = { code: 'F-KEY', name: inAll('Faculty of keys') };
    const key = { 'idempotency-key': newId() };
    const first = await office.post('/curriculum/faculties/', body, key);
    expect(first.status).toBe(200);
    const head = await portal.host.log.head();
    const other = await begin(['command-service', 'projection-service']);
    try {
      const elsewhere = await client(other.url).login('office');
      for (const who of [office, elsewhere]) {
        const again = await who.post('/curriculum/faculties/', body, key);
        expect([again.status, again.body.uid]).toEqual([200, first.body.uid]);
        expect((await who.post('/curriculum/faculties/', { ...body, code: 'F-OTHER' }, key)).status).toBe(422);
      }
    } finally {
      await other.stop();
    }
    const since = await portal.host.log.readAll(head, 100);
    expect(since.filter(({ type }) => type.startsWith('Faculty'))).toEqual([]);
  });

  it('gives read models, and a past of them, that are those of PostgreSQL with the same events', async () => {
    for (const part of [0.5, 1]) {
      const position = Math.floor((await portal.host.log.head()) * part);
      const view = await lookBack(auditor, { position });
      const inPostgres = await stoppedAt(portal, position);
      try {
        const { pool } = await portal.host.snapshots.open(view.uid);
        expect(await tablePrints(portal, pool)).toEqual(await tablePrints(inPostgres, inPostgres.host.pool));
      } finally {
        await inPostgres.stop();
        await inPostgres.database.drop();
      }
    }
  }, 240_000);

  it('is chained and sealed, and gives receipts that anybody can check', async () => {
    await chainAll(portal.host.log, portal.host.pool);
    const { seal } = sealMade.parse((await admin.post('/audit/seals/', {})).body);
    const student = await somebodyWithCourses();
    const { results } = ownEvents.parse((await student.get('/audit/receipts/')).body);
    const { receipt } = receiptView.parse((await student.get(`/audit/receipts/${results[0]!.position}/`)).body);
    const checked = await client(portal.url).post('/audit/receipts/check/', { receipt });
    expect(receiptCheck.parse(checked.body)).toMatchObject({ verdict: 'valid', seal: seal!.number });
  }, 120_000);

  it('is verified, and exported for an empty folder that verifies by itself, from processes of their own', async () => {
    expect(await tool('audit', 'verify')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Everything up to #\d+ is as it was recorded; up to #\d+ it is sealed/),
    });
    const out = path.join(folder, 'export');
    expect(await tool('audit', 'export', '--out', out)).toMatchObject({ code: 0 });
    const checked = spawn(process.execPath, ['verify.mjs'], { cwd: out, env: {}, stdio: 'ignore' });
    expect(await new Promise(resolve => checked.on('close', resolve))).toBe(0);
  }, 240_000);

  it('is what read models are built anew from while the portal runs', async () => {
    for (let tries = 1; ; tries++) {
      const position = await portal.host.log.head();
      await portal.host.waitForReadModels(position, 60_000);
      const before = await tablePrints(portal, portal.host.pool);
      expect(await tool('projections', 'rebuild', 'all')).toMatchObject({ code: 0 });
      const after = await tablePrints(portal, portal.host.pool);
      // Reminders and schedules write of themselves: where the log grew meanwhile, all is built once more.
      if ((await portal.host.log.head()) !== position && tries < 4) continue;
      expect(after).toEqual(before);
      break;
    }
  }, 480_000);

  it('is not begun beside: a start without EVENTSTORE_URL, or with another store, is refused', async () => {
    await expect(begin(undefined, { ...portal.config, eventStoreUrl: undefined })).rejects.toThrow(
      'The log of this portal lies in an event store: name it in EVENTSTORE_URL',
    );
    await expect(begin(undefined, { ...portal.config, eventStorePrefix: `t${newId()}-` })).rejects.toThrow(
      'DATABASE_URL has followed another event store',
    );
  });
});
