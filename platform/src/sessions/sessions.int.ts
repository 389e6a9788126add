import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { movableClock } from '../clock/clock.ts';
import { createListener, type Listener } from '../postgres/listener.ts';
import { createSessions, type SessionStore } from './sessions.ts';

let database: TestDatabase;
const clock = movableClock();
const listeners: Listener[] = [];
const stores: SessionStore[] = [];
let here: SessionStore;
let there: SessionStore;
beforeAll(async () => {
  database = await testDatabase();
  for (let n = 0; n < 2; n++) {
    const listener = await createListener(database.url, () => undefined);
    listeners.push(listener);
    stores.push(createSessions({ pool: database.pool(), clock, listener, secure: true }));
  }
  [here, there] = stores as [SessionStore, SessionStore];
});
afterAll(async () => {
  for (const store of stores) await store.stop();
  for (const listener of listeners) await listener.close();
  await database.drop();
});
const soon = (check: () => Promise<void>) =>
  expect
    .poll(
      async () => {
        await check();
        return true;
      },
      { timeout: 2000, interval: 10 },
    )
    .toBe(true);

it('a session opened in one process is known in the other, without its token in the table', async () => {
  const { token, id } = await here.create({ account: 'a', roles: ['student'], data: { theme: 'dark' } });
  expect(await there.read(token)).toMatchObject({
    id,
    account: 'a',
    real_account: 'a',
    roles: ['student'],
    restriction: null,
    data: { theme: 'dark' },
  });
  expect(await there.read(`${token.slice(0, -1)}!`)).toBeNull();
  expect(await there.read('')).toBeNull();
  expect(JSON.stringify(await database.asOwner('select * from platform.sessions'))).not.toContain(token);
});
it('a change of roles and an ended restriction are seen in every process', async () => {
  const { token } = await here.create({ account: 'b', roles: ['student'], restriction: { code: 'x.y', calls: [] } });
  await there.read(token);
  await here.change('b', { roles: ['student', 'beta'], restriction: null });
  expect((await here.read(token))?.roles).toEqual(['student', 'beta']);
  await soon(async () => {
    expect(await there.read(token)).toMatchObject({ roles: ['student', 'beta'], restriction: null });
  });
});
it('ending all sessions of an account ends them everywhere, also those opened in its name, and leaves the one that asked', async () => {
  const mine = await here.create({ account: 'c', roles: [] });
  const other = await there.create({ account: 'c', roles: [] });
  const behalf = await there.create({ account: 'd', real_account: 'c', roles: [] });
  for (const { token } of [mine, other, behalf]) expect(await there.read(token)).not.toBeNull();
  await here.endAll('c', mine.id);
  await soon(async () => {
    expect(await there.read(other.token)).toBeNull();
    expect(await there.read(behalf.token)).toBeNull();
  });
  expect(await there.read(mine.token)).not.toBeNull();
});
it('a session ends when nobody uses it for twelve hours', async () => {
  const used = await here.create({ account: 'e', roles: [] });
  const left = await here.create({ account: 'f', roles: [] });
  for (let hour = 0; hour < 3; hour++) {
    clock.advance(5 * 3_600_000);
    expect(await here.read(used.token)).not.toBeNull();
    await here.flush();
  }
  expect(await here.read(left.token)).toBeNull();
  expect(await there.read(left.token)).toBeNull();
});
it('a session ends seven days after it began, however much it is used, also when its person goes on in another seat', async () => {
  const { token, id } = await here.create({ account: 'g', roles: [] });
  let used = token;
  for (let quarter = 1; quarter < 7 * 4; quarter++) {
    clock.advance(6 * 3_600_000);
    expect(await here.read(used)).not.toBeNull();
    await here.flush();
  }
  const reply = {
    request: { headers: { 'user-agent': 'Firefox' }, ip: '192.0.2.7' },
    setCookie: () => undefined,
    clearCookie: () => undefined,
  } as never;
  used = (await here.becomes(id, { account: 'h', real_account: 'g', roles: [] }, reply)).token;
  expect(await here.read(used)).not.toBeNull();
  clock.advance(6 * 3_600_000 + 60_000);
  expect(await here.read(used)).toBeNull();
});
it('open sessions follow the settings: hours without use, days in all', async () => {
  const { token } = await here.create({ account: 'i', roles: [], ends: { idle_hours: 24, max_days: 30 } });
  clock.advance(20 * 3_600_000);
  expect(await there.read(token)).not.toBeNull();
  await there.flush();
  await here.limit({ idle_hours: 2 });
  clock.advance(3 * 3_600_000);
  expect(await there.read(token)).toBeNull();
});
it('lists who signed in where, and ends one of them for its owner alone', async () => {
  const [mine, other] = [
    await here.create({ account: 'j', roles: [] }),
    await there.create({ account: 'k', real_account: 'j', roles: [] }),
  ];
  expect((await there.openOf('j')).map(one => `${one.id} ${one.account}`).toSorted()).toEqual(
    [`${mine.id} j`, `${other.id} k`].toSorted(),
  );
  expect([await here.openOf('k'), await here.endOwn('k', other.id)]).toEqual([[], false]);
  expect([await here.endOwn('j', other.id), await here.endOwn('j', other.id)]).toEqual([true, false]);
  await soon(async () => {
    expect(await there.read(other.token)).toBeNull();
  });
  expect(await here.read(mine.token)).not.toBeNull();
});
