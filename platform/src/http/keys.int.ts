import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { makeAccessKey } from '../keys/access-keys.ts';
import type { KeyHolder } from '../keys/holder.ts';
import type { Service } from '../service.ts';
import { services } from './testing/library.ts';
import { openLibrary } from './testing/portal.ts';

const holder: KeyHolder = {
  uid: 'catalogue-program',
  name: 'Catalogue',
  isEnabled: true,
  roles: ['office'],
  calls: ['GET /books/', 'POST /books/', 'POST /covers/', 'GET /catalogue/'],
  networks: [],
  callsPerMinute: 10_000,
  ends: null,
  keys: [],
};
let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let now: KeyHolder;
let key: string;
const rateLimit = 40;
beforeAll(async () => {
  database = await testDatabase();
  const withKeys = services.map((service): Service => ({
    ...service,
    modules: service.modules.map(module => ({ ...module, keyHolder: async () => now })),
  }));
  library = await openLibrary(database.url, { rateLimit }, withKeys);
  const made = await makeAccessKey(library.host.pool, holder.uid, new Date());
  key = made.key;
  now = { ...holder, keys: [{ uid: made.uid, until: null }] };
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const book = { code: 'K1', name: { ru: 'К', kk: 'К', en: 'K', ky: 'К' }, pages: 1, lent: false, shelf: null, tags: [] };
const by = (one: string, method: string, path: string, body?: unknown) =>
  library.visitor().send(method, path, { headers: { authorization: `Bearer ${one}` }, ...(body ? { body } : {}) });

describe('a request with a key', () => {
  it('changes what is in its scopes and what its role may, under its own name', async () => {
    const { status, body } = await by(key, 'POST', '/books/', book);
    expect(status).toBe(200);
    const [event] = (await library.host.log.read(`book-${body.uid}`)) as { meta: { actor: unknown } }[];
    expect(event!.meta.actor).toEqual({ id: 'catalogue-program', roles: ['office'] });
  });

  it('does nothing that people do for themselves, and nothing beyond its scopes', async () => {
    expect((await by(key, 'POST', '/covers/', {})).body.error.code).toBe('platform.key_scope');
    expect((await by(key, 'GET', '/me/')).body.error.code).toBe('platform.key_scope');
    expect((await by(key, 'GET', '/opening_hours/')).status).toBe(200);
  });

  it('sees one row of a list that is in its scopes', async () => {
    const { body } = await by(key, 'GET', '/books/');
    expect((await by(key, 'GET', `/books/${body.results[0].uid}/`)).status).toBe(403);
    await library.host.waitForReadModels(await library.host.log.head());
    const { body: catalogue } = await by(key, 'GET', '/catalogue/');
    expect((await by(key, 'GET', `/catalogue/${catalogue.results[0].uid}/`)).status).toBe(200);
  });

  it('counts for its own limit and not for its neighbours’', async () => {
    for (let calls = 0; calls < rateLimit * 2; calls++) expect((await by(key, 'GET', '/catalogue/')).status).toBe(200);
    expect((await library.visitor().send('GET', '/opening_hours/')).status).toBe(200);
  });

  it('with a key that is none is refused alike, whatever it looks like, and soon not looked at any more', async () => {
    const other = await makeAccessKey(library.host.pool, 'somebody-else', new Date());
    const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    for (const one of ['upk_', 'upk_x', changed, other.key, `${key} `.repeat(2)]) {
      const { status, body } = await by(one, 'GET', '/catalogue/');
      expect([status, body.error.code]).toEqual([401, 'platform.key_refused']);
    }
    const seen = new Set<number>();
    for (let tries = 0; tries < rateLimit + 5; tries++) seen.add((await by(changed, 'GET', '/catalogue/')).status);
    expect(seen).toEqual(new Set([401, 429]));
    // Who has a good one behind the same address goes on.
    expect((await by(key, 'GET', '/catalogue/')).status).toBe(200);
  });
});
