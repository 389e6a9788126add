import { afterEach, describe, expect, it } from 'vitest';
import { client } from '../../../test/support/client.ts';
import { testDatabase } from '../../../test/support/database.ts';
import { startPortal, type TestPortal, type TestPortalOptions } from '../../../test/support/portal.ts';
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
    expect(await browser.post('/shop/pen/sell/')).toMatchObject({ status: 409, body: { error: { code: 'shop.sold_out', message: 'pen is sold out', params: { item: 'pen' } } } });
    await expect.poll(() => seen).toEqual({ reacted: ['pen'], worked: ['pen'] });
  });

  it('gives the same answers with each service in a process of its own, twice', async () => {
    const seen = { reacted: [] as string[], worked: [] as string[] };
    const database = await testDatabase();
    const [first, second, left, right] = await Promise.all([shopCommands, shopCommands, shopQueries, shopQueries].map((service) => start({ services: [service], database })));
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
    const { url, host } = await start({ services: [shopCommands, shopQueries, shopWorker({ reacted: [], worked: [] })] });
    await client(url).post('/shop/pen/fill/', { pieces: 1 });
    await client(url).get('/shop/pen/');
    expect((await fetch(`${url}/health/live/`)).status).toBe(200);
    expect((await fetch(`${url}/health/ready/`)).status).toBe(200);
    const health = await (await fetch(`${url}/health/`)).json();
    expect(health).toMatchObject({ status: 'ready', log: { head: 1 }, parked: [], jobs: { 'shop-pack': { waiting: 0 } } });
    expect(health.readers.map((reader: { name: string }) => reader.name)).toEqual(expect.arrayContaining(['shop.shelf', 'reaction:shop.on-sale']));
    await host.pool.query(`update platform.checkpoints set status = 'parked', error = 'boom' where name = 'shop.shelf'`);
    expect(await (await fetch(`${url}/health/`)).json()).toMatchObject({ status: 'degraded', parked: ['shop.shelf'] });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const line of ['portal_log_head 1', 'portal_reader_parked{reader="shop.shelf"} 1', 'portal_feed_lag_events', 'portal_http_requests_total', 'process_cpu_seconds_total', 'portal_jobs{queue="shop-pack"']) expect(metrics).toContain(line);
  });

  it('says when its port is taken, and leaves nothing running', async () => {
    const { url } = await start({ services: [shopQueries] });
    const database = await testDatabase();
    await expect(startPortal({ services: [shopQueries], database, config: { port: Number(new URL(url).port) } })).rejects.toThrow(/Port \d+ .* taken.*Set PORT/);
    expect(await database.asOwner(`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)).toEqual([]);
    await database.drop();
  });
});
