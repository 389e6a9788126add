import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { client } from '../../../test/support/client.ts';
import { testDatabase } from '../../../test/support/database.ts';
import { startPortal, type TestPortal, type TestPortalOptions } from '../../../test/support/portal.ts';
import { callService } from '../http/service-call.ts';
import { shopCommands, shopQueries, shopWorker } from './testing.ts';

let portals: TestPortal[] = [];
const start = async (options: TestPortalOptions): Promise<TestPortal> => {
  const portal = await startPortal(options);
  portals.push(portal);
  return portal;
};
afterEach(async () => {
  for (const portal of portals.reverse()) await portal.stop();
  portals = [];
});

describe('host', () => {
  it('runs all services of a portal in one process, from command to query to job', async () => {
    const seen = { reacted: [] as string[], worked: [] as string[] };
    const { url } = await start({ services: [shopCommands, shopQueries, shopWorker(seen)] });
    const browser = client(url);
    expect((await browser.post('/shop/pen/fill/', { pieces: 1 })).status).toBe(204);
    expect((await browser.get('/shop/pen/')).body).toEqual({ pieces: 1 });
    expect((await browser.post('/shop/pen/sell/')).status).toBe(204);
    expect((await browser.get('/shop/pen/')).body).toEqual({ pieces: 0 });
    expect(await browser.post('/shop/pen/sell/')).toMatchObject({
      status: 409,
      body: { error: { code: 'shop.sold_out', message: 'pen is sold out', params: { item: 'pen' } } },
    });
    await expect.poll(() => seen).toEqual({ reacted: ['pen'], worked: ['pen'] });
  });

  it('gives the same answers with each service in a process of its own, twice', async () => {
    const seen = { reacted: [] as string[], worked: [] as string[] };
    const database = await testDatabase();
    const [first, second, left, right] = await Promise.all(
      [shopCommands, shopCommands, shopQueries, shopQueries].map(service => start({ services: [service], database })),
    );
    await start({ services: [shopWorker(seen)], database });
    const [one, two] = [client(first!.url), client(second!.url)];
    await one.post('/shop/ink/fill/', { pieces: 10 });
    await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).post('/shop/ink/sell/')));
    const last = await two.post('/shop/ink/sell/');
    expect(last.status).toBe(409);
    const position = String(await first!.host.log.head());
    for (const query of [left!, right!]) {
      const answer = await client(query.url).call('GET', '/shop/ink/', { headers: { 'x-portal-position': position } });
      expect(answer.headers.get('x-portal-stale')).toBeNull();
      expect(answer.body).toEqual({ pieces: 0 });
    }
    await expect.poll(() => seen.worked.length).toBe(10);
    for (const portal of portals.splice(0).reverse()) await portal.stop();
    await database.drop();
  });

  it('is not ready any more from the order to stop on, and still takes commands for a while', async () => {
    const portal = await start({ services: [shopCommands, shopQueries], config: { stopDelay: 1 } });
    const shop = client(portal.url);
    const ready = () => fetch(`${portal.url}/health/ready/`);
    expect((await ready()).status).toBe(200);
    portals = [];
    const stopped = portal.stop();
    const told = await ready();
    expect([told.status, await told.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await fetch(`${portal.url}/health/live/`)).status).toBe(200);
    expect((await shop.post('/shop/pen/fill/', { pieces: 7 })).status).toBe(204);
    expect((await shop.get('/shop/pen/')).body).toEqual({ pieces: 7 });
    await stopped;
    await expect(ready()).rejects.toThrow();
  });

  it('makes the demo data at the first start only, and lets a reaction see nothing of the past', async () => {
    const database = await testDatabase();
    const seen = { reacted: [] as string[], worked: [] as string[] };
    const first = await startPortal({ services: [shopCommands, shopQueries], database, demo: true });
    expect((await client(first.url).get('/shop/demo/')).body).toEqual({ pieces: 3 });
    await client(first.url).post('/shop/demo/sell/');
    await first.stop();
    const second = await startPortal({ services: [shopCommands, shopQueries, shopWorker(seen)], database, demo: true });
    expect((await client(second.url).get('/shop/demo/')).body).toEqual({ pieces: 2 });
    await client(second.url).post('/shop/demo/sell/');
    await expect.poll(() => seen.reacted).toEqual(['demo']);
    await second.stop();
    await database.drop();
  });

  it('tells how it is: live, ready, lag, readers, parked ones, queues, and metrics', async () => {
    const { url, host } = await start({
      services: [shopCommands, shopQueries, shopWorker({ reacted: [], worked: [] })],
    });
    await client(url).post('/shop/pen/fill/', { pieces: 1 });
    await client(url).get('/shop/pen/');
    expect((await fetch(`${url}/health/live/`)).status).toBe(200);
    expect((await fetch(`${url}/health/ready/`)).status).toBe(200);
    const health = await (await fetch(`${url}/health/`)).json();
    expect(health).toMatchObject({
      status: 'ready',
      log: { head: 1 },
      parked: [],
      jobs: { 'shop-pack': { waiting: 0 } },
    });
    expect(health.readers.map((reader: { name: string }) => reader.name)).toEqual(
      expect.arrayContaining(['shop.shelf', 'reaction:shop.on-sale']),
    );
    await host.pool.query(
      `update platform.checkpoints set status = 'parked', error = 'boom' where name = 'shop.shelf'`,
    );
    expect(await (await fetch(`${url}/health/`)).json()).toMatchObject({ status: 'degraded', parked: ['shop.shelf'] });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const line of [
      'portal_log_head 1',
      'portal_reader_parked{reader="shop.shelf"} 1',
      'portal_feed_lag_events',
      'portal_http_requests_total',
      'process_cpu_seconds_total',
      'portal_jobs{queue="shop-pack"',
      'portal_ledger_lag_events',
      'portal_mails{state="failed"} 0',
    ])
      expect(metrics).toContain(line);
  });

  it('is degraded, and no worse, while the broker to which events are published is away: commands and queries take no notice', async () => {
    const { url } = await start({
      services: [shopCommands, shopQueries, shopWorker({ reacted: [], worked: [] })],
      config: { kafkaBrokers: ['127.0.0.1:1'] },
    });
    const browser = client(url);
    expect((await browser.post('/shop/pen/fill/', { pieces: 1 })).status).toBe(204);
    expect((await browser.get('/shop/pen/')).body).toEqual({ pieces: 1 });
    await expect
      .poll(async () => (await fetch(`${url}/health/`)).json())
      .toMatchObject({
        status: 'degraded',
        set_aside: [],
        relay: { position: 0, lag: 1, error: expect.stringMatching(/^Kafka \(127\.0\.0\.1:1\): /) },
      });
    expect((await fetch(`${url}/health/ready/`)).status).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const line of ['portal_relay_lag_events 1', 'portal_relay_failing 1']) expect(metrics).toContain(line);
  });

  it('answers as soon as ever, and stops, while a broker takes connections and says nothing', async () => {
    const silent = createServer();
    await new Promise<void>(resolve => void silent.listen(0, '127.0.0.1', resolve));
    const asked = new Promise(resolve => silent.once('connection', socket => socket.once('data', resolve)));
    const portal = await startPortal({
      services: [shopCommands, shopQueries, shopWorker({ reacted: [], worked: [] })],
      config: { kafkaBrokers: [`127.0.0.1:${(silent.address() as AddressInfo).port}`] },
    });
    const browser = client(portal.url);
    await browser.post('/shop/pen/fill/', { pieces: 100 });
    await asked;
    const began = performance.now();
    await Promise.all(Array.from({ length: 50 }, () => browser.post('/shop/pen/sell/')));
    expect((await browser.get('/shop/pen/')).body).toEqual({ pieces: 50 });
    await portal.stop();
    expect(performance.now() - began).toBeLessThan(6000);
    silent.close();
  });

  it('tells outsiders a word and no more; administrators, the bearer of the token and other services all of it', async () => {
    const { url, host } = await start({
      services: [shopCommands, shopQueries],
      config: { metricsToken: 'a-token-of-the-metrics' },
    });
    const cookieOf = async (role: string) =>
      `portal_session=${(await host.sessions.create({ account: role, roles: [role] })).token}`;
    const outside = { 'x-forwarded-for': '203.0.113.9' };
    const asked = async (to: string, headers: Record<string, string>) =>
      (await fetch(url + to, { headers: { ...outside, ...headers } })).status;
    for (const to of ['/health/live/', '/health/ready/'])
      expect(Object.keys((await (await fetch(url + to, { headers: outside })).json()) as object)).toEqual(['status']);
    for (const to of ['/health/', '/metrics']) {
      for (const proxied of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
        expect((await fetch(url + to, { headers: { [proxied]: '127.0.0.1' } })).status).toBe(401);
      expect(await asked(to, { cookie: await cookieOf('student') })).toBe(403);
      expect(await asked(to, { authorization: 'Bearer a-token-of-nobody-here' })).toBe(401);
      expect(await asked(to, { cookie: await cookieOf('org_admin') })).toBe(200);
      expect(await asked(to, { authorization: 'Bearer a-token-of-the-metrics' })).toBe(200);
      expect(await asked(to, { 'x-service-token': host.config.serviceToken })).toBe(200);
    }
  });

  it('counts commands, their batches and events, and the answers of each call', async () => {
    const { url } = await start({ services: [shopCommands, shopQueries] });
    const browser = client(url);
    const before = await metricsOf(url);
    await browser.post('/shop/pen/fill/', { pieces: 2 });
    for (let n = 0; n < 3; n++) await browser.post('/shop/pen/sell/');
    const after = await metricsOf(url);
    const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect({
      commands: grown('portal_commands_total'),
      batches: grown('portal_command_batches_total'),
      events: grown('portal_events_appended_total'),
      conflicts: grown('portal_command_conflicts_total'),
      timed: grown('portal_command_batch_seconds_count'),
      sold: grown('portal_http_requests_total{call="POST /api/v1/shop/:item/sell/",status="204"}'),
      refused: grown('portal_http_requests_total{call="POST /api/v1/shop/:item/sell/",status="409"}'),
    }).toEqual({ commands: 4, batches: 4, events: 3, conflicts: 0, timed: 4, sold: 2, refused: 1 });
    expect(after.get('portal_commands_waiting')).toBe(0);
    expect(grown('portal_command_batch_seconds_sum')).toBeGreaterThan(0);
  });

  it('follows a request through the services by its id: in their answers and in their log lines', async () => {
    const database = await testDatabase();
    const lines: { request_id?: string; msg: string; status?: number }[] = [];
    const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const [commands, queries, worker] = await Promise.all(
      [shopCommands, shopQueries, shopWorker({ reacted: [], worked: [] })].map(service =>
        start({ services: [service], database, logger }),
      ),
    );
    for (const [index, { url }] of [commands!, queries!, worker!].entries()) {
      const refused = await client(url).call('GET', '/nowhere/', { headers: { 'x-request-id': `request-${index}` } });
      expect(refused).toMatchObject({
        status: 404,
        body: { error: { code: 'platform.not_found', request_id: `request-${index}` } },
      });
    }
    await expect(
      callService(
        { config: { ...worker!.config, commandsUrl: commands!.url }, url: worker!.url },
        'POST /shop/pen/sell/',
        {},
        { request_id: 'request-3' },
      ),
    ).rejects.toThrow('"request_id":"request-3"');
    await sleep(50);
    expect(lines.filter(({ msg }) => msg === 'answered').map(({ request_id, status }) => [request_id, status])).toEqual(
      [
        ['request-0', 404],
        ['request-1', 404],
        ['request-2', 404],
        ['request-3', 409],
      ],
    );
    for (const portal of portals.splice(0).reverse()) await portal.stop();
    await database.drop();
  });

  it('says when its port is taken, and leaves nothing running', async () => {
    const { url } = await start({ services: [shopQueries] });
    const database = await testDatabase();
    await expect(
      startPortal({ services: [shopQueries], database, config: { port: Number(new URL(url).port) } }),
    ).rejects.toThrow(/Port \d+ .* taken.*Set PORT/);
    expect(
      await database.asOwner(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    ).toEqual([]);
    await database.drop();
  });
});

/** Values of `/metrics` by name and labels. */
async function metricsOf(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
