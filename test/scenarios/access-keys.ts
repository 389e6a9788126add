import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock, type MovableClock } from '@portal/platform/clock/clock.ts';
import { client, type Answer, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const apis = '/third_party_apis/';
const disciplines = 'GET /curriculum/disciplines/';
let portal: TestPortal;
let admin: Client;
let clock: MovableClock;
beforeAll(async () => {
  clock = movableClock();
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true, clock });
  admin = await client(portal.url).login('admin');
}, 180_000);
afterAll(() => portal.stop());

let made = 0;
/** A connection with these scopes that is on, and its key. */
async function connected(changes: object = {}): Promise<{ uid: string; key: string }> {
  const { body } = await admin.post(apis, {
    name: `Library ${(made += 1)}`,
    direction: 'incoming',
    role: 'office',
    scopes: [disciplines],
    ...changes,
  });
  const { key } = (await admin.post(`${apis}${body.uid}/rotate/`, {})).body;
  expect((await admin.post(`${apis}${body.uid}/enable/`, {})).status).toBe(200);
  return { uid: body.uid, key };
}
const withKey = (key: string, headers: Record<string, string> = {}) => ({
  get: (path: string) =>
    client(portal.url).call('GET', path, { headers: { authorization: `Bearer ${key}`, ...headers } }),
  post: (path: string, body: unknown) =>
    client(portal.url).call('POST', path, { body, headers: { authorization: `Bearer ${key}`, ...headers } }),
});
/** The code of a refusal, or that there was none. */
const said = (answer: Answer): string => (answer.status < 300 ? '200' : refusal(answer));
const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);

describe('a key', () => {
  it('makes the calls of its scopes without a session and without a CSRF token, and no others', async () => {
    const { key } = await connected({ scopes: [disciplines, 'POST /student_clubs/student_club_types/'] });
    const program = withKey(key);
    const { status, headers } = await program.get('/curriculum/disciplines/?page_size=1');
    expect(status).toBe(200);
    expect(headers.get('ratelimit-limit')).toBe('120');
    expect(refusal(await program.get('/curriculum/faculties/'))).toBe('403 platform.key_scope');
    expect(refusal(await program.get('/third_party_apis/'))).toBe('403 platform.key_scope');
    // In its scopes, but nothing that its role may do.
    expect(
      refusal(
        await program.post('/student_clubs/student_club_types/', { name: { ru: 'А', kk: 'А', en: 'А', ky: 'А' } }),
      ),
    ).toBe('403 platform.key_scope');
  });

  it('is nothing beside a session: who brings a bad one is nobody, whatever cookies come along', async () => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stranger = withKey('upk_stranger', { cookie });
    expect(refusal(await stranger.get('/curriculum/disciplines/'))).toBe('401 platform.key_refused');
  });

  it('acts under its own name, and the log says so', async () => {
    const { uid, key } = await connected({
      name: 'Timetable program',
      scopes: ['POST /journals/missing_reasons/'],
    });
    const name = { ru: 'Спорт', kk: 'Спорт', en: 'Sport', ky: 'Спорт' };
    const answer = await withKey(key).post('/journals/missing_reasons/', {
      name,
      short: 'тп',
      is_excused: true,
      makes_up: false,
    });
    expect(answer.status).toBe(200);
    await settled();
    const events = (await portal.host.log.readAll(0, 1_000_000)).filter(event => event.meta.actor.id === uid);
    expect(events.length).toBeGreaterThan(0);
    const auditor = await client(portal.url).login('auditor');
    const { body } = await auditor.get('/audit/events/', { actor: uid });
    expect(body.results[0].actor.display_name).toBe('Timetable program');
  });

  it('is shown once: no answer, file, event and table has it afterwards', async () => {
    const { uid, key } = await connected();
    await settled();
    const answers = await Promise.all([
      admin.get(`${apis}${uid}/`),
      admin.get(apis),
      admin.get(`${apis}${uid}/history/`),
      admin.get(`${apis}calls/`, { api: uid }),
    ]);
    const events = await portal.host.log.readAll(0, 1_000_000);
    const { rows: tables } = await portal.host.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')
          and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`,
    );
    expect(JSON.stringify([answers.map(({ body }) => body), events])).not.toContain(key);
    for (const { name } of tables) {
      const { rowCount } = await portal.host.pool.query(
        `select from ${name} t where strpos(to_jsonb(t)::text, $1) > 0 limit 1`,
        [key],
      );
      expect({ name, found: rowCount }).toEqual({ name, found: 0 });
    }
  });

  it('that is replaced is void at once, or after the hours that it was given', async () => {
    const { uid, key } = await connected();
    const { key: second, old_until: until } = (await admin.post(`${apis}${uid}/rotate/`, { overlap_hours: 2 })).body;
    expect(until).not.toBeNull();
    const ask = async (one: string) => said(await withKey(one).get('/curriculum/disciplines/?page_size=1'));
    expect([await ask(key), await ask(second)]).toEqual(['200', '200']);
    clock.set(new Date(Date.parse(until) + 1000));
    expect([await ask(key), await ask(second)]).toEqual(['401 platform.key_refused', '200']);
    const { key: third } = (await admin.post(`${apis}${uid}/rotate/`, { overlap_hours: 0 })).body;
    expect([await ask(second), await ask(third)]).toEqual(['401 platform.key_refused', '200']);
    const { key: fourth } = (await admin.post(`${apis}${uid}/rotate/`, { overlap_hours: 100 })).body;
    expect(await ask(third)).toBe('200');
    expect((await admin.post(`${apis}${uid}/void_old_key/`, {})).status).toBe(200);
    expect([await ask(third), await ask(fourth)]).toEqual(['401 platform.key_refused', '200']);
  });

  it('whose answer was lost is not told again: the repetition says so and makes nothing valid', async () => {
    const { body } = await admin.post(apis, {
      name: 'Lost answer',
      direction: 'incoming',
      role: 'office',
      scopes: [disciplines],
    });
    const headers = { 'idempotency-key': 'rotate-once' };
    const first = await admin.post(`${apis}${body.uid}/rotate/`, {}, headers);
    const second = await admin.post(`${apis}${body.uid}/rotate/`, {}, headers);
    expect([first.status, refusal(second)]).toEqual([200, '409 integrations.key_shown_already']);
    await admin.post(`${apis}${body.uid}/enable/`, {});
    expect((await withKey(first.body.key).get('/curriculum/disciplines/?page_size=1')).status).toBe(200);
  });

  it('holds from its networks, until its last day, and while its connection is on', async () => {
    const today = clock.iso().slice(0, 10);
    const elsewhere = await connected({ networks: '192.0.2.0/24' });
    const here = await connected({ networks: '127.0.0.0/8, ::1', expires_on: today });
    const ask = async ({ key }: { key: string }) =>
      said(await withKey(key).get('/curriculum/disciplines/?page_size=1'));
    expect([await ask(elsewhere), await ask(here)]).toEqual(['403 platform.key_network', '200']);
    expect((await admin.post(`${apis}${here.uid}/disable/`, {})).status).toBe(200);
    expect(await ask(here)).toBe('401 platform.key_refused');
    await admin.post(`${apis}${here.uid}/enable/`, {});
    const before = clock.now();
    clock.set(new Date(before.getTime() + 2 * 86_400_000));
    expect(await ask(here)).toBe('401 platform.key_expired');
    clock.set(before);
  });

  it('has a limit of its own, and says what is left of it', async () => {
    const { key } = await connected({ calls_per_minute: 3 });
    const other = await connected({ calls_per_minute: 3 });
    const program = withKey(key);
    const left: (string | null)[] = [];
    for (let calls = 0; calls < 3; calls++)
      left.push((await program.get('/curriculum/disciplines/?page_size=1')).headers.get('ratelimit-remaining'));
    expect(left).toEqual(['2', '1', '0']);
    const over = await program.get('/curriculum/disciplines/?page_size=1');
    expect(refusal(over)).toBe('429 platform.rate_limited');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await withKey(other.key).get('/curriculum/disciplines/?page_size=1')).status).toBe(200);
  });

  it('is seen at work: each call with its answer, and when it was used last', async () => {
    const { uid, key } = await connected();
    const program = withKey(key);
    await program.get('/curriculum/disciplines/?page_size=1');
    await program.get('/curriculum/faculties/');
    await expect
      .poll(async () =>
        (await admin.get(`${apis}calls/`, { api: uid })).body.results.map((row: any) => [row.call, row.status]),
      )
      .toEqual([
        ['GET /curriculum/faculties/', 403],
        [disciplines, 200],
      ]);
    await settled();
    const last = (await admin.get(`${apis}last_calls/`)).body.find((row: any) => row.api === uid);
    expect(last).toMatchObject({ status: 403, waiting: 0 });
  });
});

describe('a connection', () => {
  it('is turned on with a key and something to do alone', async () => {
    const { body } = await admin.post(apis, { name: 'Nothing yet', direction: 'incoming', role: 'office' });
    expect(refusal(await admin.post(`${apis}${body.uid}/enable/`, {}))).toBe('422 integrations.key_missing');
    await admin.post(`${apis}${body.uid}/rotate/`, {});
    expect(refusal(await admin.post(`${apis}${body.uid}/enable/`, {}))).toBe('422 integrations.nothing_to_do');
  });

  it('is refused with networks that are none, a name that is taken, and an address with a password in it', async () => {
    const { body: one } = await admin.post(apis, { name: 'Taken', direction: 'incoming', role: 'office' });
    expect(one.uid).toBeTruthy();
    const add = async (changes: object) =>
      refusal(
        await admin.post(apis, { name: `New ${(made += 1)}`, direction: 'incoming', role: 'office', ...changes }),
      );
    expect(await add({ networks: 'the office' })).toBe('422 integrations.networks_wrong');
    expect(await add({ name: 'taken' })).toBe('409 platform.record_key_taken');
    expect(await add({ role: null })).toBe('422 integrations.role_missing');
    expect(await add({ direction: 'outgoing', address: 'https://user:secret@example.org/' })).toBe(
      '422 integrations.address_wrong',
    );
    expect(await add({ direction: 'incoming', name: 'Key\u0000' })).toMatch(/^4\d\d platform\./);
  });

  it('offers no call that is for people alone, nor one that no program can have', async () => {
    const { body } = await admin.get(`${apis}scopes/`);
    const calls: string[] = body.map((one: { value: string }) => one.value);
    expect(calls).toContain(disciplines);
    expect(calls.filter(call => /^\w+ \/(user\/login|identity\/accounts|third_party_apis)/.test(call))).toEqual([]);
  });

  it('of nobody but administrators: others are refused, and what is not there is not found', async () => {
    const office = await admin.as('office');
    expect(refusal(await office.get(apis))).toBe('403 identity.access_denied');
    expect(refusal(await office.post(`${apis}x/rotate/`, {}))).toBe('403 identity.access_denied');
    expect(refusal(await admin.post(`${apis}x/rotate/`, {}))).toBe('404 platform.not_found');
    const { body } = await admin.post(apis, { name: 'By hand', direction: 'incoming', role: 'office' });
    expect(refusal(await admin.post(`${apis}${body.uid}/fail/`, { comment: 'x' }))).toMatch(
      /platform\.(act_not_now|not_yours)$/,
    );
  });
});
