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
const soon = (check: () => Promise<void>) => expect.poll(async () => { await check(); return true; }, { timeout: 2000, interval: 10 }).toBe(true);

it('a session opened in one process is known in the other, without its token in the table', async () => {
  const { token, id } = await here.create({ account: 'a', roles: ['student'], data: { theme: 'dark' } });
  expect(await there.read(token)).toMatchObject({ id, account: 'a', real_account: 'a', roles: ['student'], restriction: null, data: { theme: 'dark' } });
  expect(await there.read(`${token.slice(0, -1)}!`)).toBeNull();
  expect(await there.read('')).toBeNull();
  expect(JSON.stringify(await database.asOwner('select * from platform.sessions'))).not.toContain(token);
});
it('a change of roles and an ended restriction are seen in every process', async () => {
  const { token } = await here.create({ account: 'b', roles: ['student'], restriction: { code: 'x.y', calls: [] } });
  await there.read(token);
  await here.change('b', { roles: ['student', 'beta'], restriction: null });
  expect((await here.read(token))?.roles).toEqual(['student', 'beta']);
  await soon(async () => { expect(await there.read(token)).toMatchObject({ roles: ['student', 'beta'], restriction: null }); });
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
