import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Browser } from '../http/testing/portal.ts';
import { book } from '../http/testing/library.ts';
import { senderFor } from '../http/send.ts';
import { newId } from '../ids/ids.ts';
import { readRecord, writeRecord } from './write.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let office: Browser;
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url);
  office = await library.person('office-1', ['office']);
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const fields = (code: string, more: object = {}) => ({
  code,
  name: { ru: code, kk: code, en: code, ky: code },
  pages: 1,
  lent: false,
  shelf: null,
  tags: ['x'],
  ...more,
});
const create = (code: string) => office.send('POST', '/books/', { body: fields(code) });

it('is created, changed, removed, and read back at once', async () => {
  const {
    body: { uid },
  } = await create('life');
  expect((await office.send('PUT', `/books/${uid}/`, { body: { pages: 2, shelf: 'a' } })).body).toEqual({
    id: uid,
    uid,
    ...fields('life', { pages: 2, shelf: 'a' }),
  });
  expect((await office.send('GET', `/books/${uid}/`)).body).toEqual({
    id: uid,
    uid,
    ...fields('life', { pages: 2, shelf: 'a' }),
  });
  expect((await office.send('GET', '/books/?shelf=a')).body.results).toEqual([
    { id: uid, uid, ...fields('life', { pages: 2, shelf: 'a' }) },
  ]);
  const before = (await library.host.log.read(`book-${uid}`)).length;
  await office.send('PUT', `/books/${uid}/`, { body: { pages: 2 } });
  expect(await library.host.log.read(`book-${uid}`)).toHaveLength(before);
  expect((await office.send('DELETE', `/books/${uid}/`)).status).toBe(204);
  expect((await office.send('GET', `/books/${uid}/`)).status).toBe(404);
  expect((await office.send('DELETE', `/books/${uid}/`)).status).toBe(404);
  expect((await library.host.log.read(`book-${uid}`)).map(event => event.type)).toEqual([
    'BookCreated',
    'BookChanged',
    'BookRemoved',
  ]);
});
it('shares a key with no other, however many try at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('same')));
  expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  expect(answers.find(answer => answer.status === 409)!.body.error).toMatchObject({
    code: 'platform.record_key_taken',
    fields: { code: 'taken' },
  });
  const winner = answers.find(answer => answer.status === 200)!.body.uid;
  expect((await office.send('PUT', `/books/${winner}/`, { body: { code: 'other' } })).status).toBe(200);
  expect((await create('same')).status).toBe(200);
  expect((await create('other')).status).toBe(409);
  await office.send('DELETE', `/books/${winner}/`);
  expect((await create('other')).status).toBe(200);
});
it('survives writers that move its key at the same time', async () => {
  const {
    body: { uid },
  } = await create('moving');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => office.send('PUT', `/books/${uid}/`, { body: { code: `moved-${n}` } })),
  );
  expect(answers.filter(answer => answer.status === 200).length).toBeGreaterThan(0);
  expect(answers.every(answer => answer.status === 200 || answer.body.error.code === 'platform.record_stale')).toBe(
    true,
  );
  const { code } = (await readRecord(library.host, book, uid))!;
  const free = (
    await Promise.all(
      ['moving', ...Array.from({ length: 10 }, (_, n) => `moved-${n}`)].filter(one => one !== code).map(create),
    )
  ).map(answer => answer.status);
  expect(new Set(free)).toEqual(new Set([200]));
  expect((await create(code as string)).status).toBe(409);
});
it('is not removed, and keeps its fixed fields, while something uses it: which, and how often, is told', async () => {
  const {
    body: { uid },
  } = await create('guide');
  const {
    body: { uid: leaf },
  } = await office.send('POST', '/books/', { body: fields('leaf', { shelf: 'guide', tags: [uid] }) });
  const used = await office.send('DELETE', `/books/${uid}/`, { headers: { 'accept-language': 'en' } });
  expect(used).toMatchObject({
    status: 409,
    body: { error: { code: 'platform.record_in_use', params: { entity: 'book', uid, count: 2 } } },
  });
  expect(used.body.error.message).toContain('books on the shelf: 1, tags: 1');
  expect((await office.send('PUT', `/books/${uid}/`, { body: { code: 'renamed' } })).body.error).toMatchObject({
    code: 'platform.record_in_use',
    fields: { code: 'platform.record_in_use' },
  });
  expect((await office.send('PUT', `/books/${uid}/`, { body: { code: 'guide', pages: 7 } })).status).toBe(200);
  await office.send('PUT', `/books/${leaf}/`, { body: { shelf: null, tags: [] } });
  expect((await office.send('PUT', `/books/${uid}/`, { body: { code: 'renamed' } })).status).toBe(200);
  expect((await office.send('DELETE', `/books/${uid}/`)).status).toBe(204);
});
it('is created once under one idempotency key', async () => {
  const send = () =>
    office.send('POST', '/books/', { body: fields('keyed'), headers: { 'idempotency-key': 'create-keyed' } });
  const [first, second] = [await send(), await send()];
  expect(second).toMatchObject({ status: 200, body: first.body });
});
it('is imported again without a new event', async () => {
  const send = senderFor(library.host, { actor: { id: 'import', roles: [] }, locale: 'ru', correlation_id: newId() });
  const uid = newId();
  const save = (more: object) =>
    writeRecord(library.host, send, book, { kind: 'save', uid, fields: fields('imported', more) });
  expect((await save({})).changed).toBe(true);
  expect((await save({})).changed).toBe(false);
  expect((await save({ pages: 9 })).events.map(event => event.data)).toEqual([{ uid, changes: { pages: 9 } }]);
  await expect(save({ pages: 'many' })).rejects.toMatchObject({
    rejection: { code: 'platform.invalid_input', fields: { pages: 'wrong_type' } },
  });
});
