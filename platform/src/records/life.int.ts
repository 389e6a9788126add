import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary, type Browser } from '../http/testing/portal.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let office: Browser;
let curator: Browser;
let student: Browser;
let other: Browser;
let exhibition = '';
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url);
  office = await library.person('office-1', ['office']);
  curator = await library.person('teacher-1', ['teacher']);
  student = await library.person('student-1', ['student']);
  other = await library.person('student-2', ['student']);
  const body = { name: { ru: 'Книги', kk: '', en: '', ky: '' }, opens_at: '2026-01-01T00:00:00.000Z' };
  exhibition = (await curator.send('POST', '/exhibitions/', { body })).body.uid;
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});

const ask = async (person = student): Promise<string> =>
  (await person.send('POST', '/visits/', { body: { purpose: 'class', exhibition } })).body.uid;
const act = (person: Browser, uid: string, name: string, body: object = {}) =>
  person.send('POST', `/visits/${uid}/${name}/`, { body });
/** Reads what others have done, too: who asks has not seen it themselves. */
async function read(person: Browser, path: string) {
  await library.host.waitForReadModels(await library.host.log.head(), 20_000);
  return person.send('GET', path);
}
const mayOf = async (person: Browser, uid: string) => (await read(person, `/visits/${uid}/`)).body.may;

describe('a record with a life', () => {
  it('begins in its first state and goes where an act leads, with who did it and when', async () => {
    const uid = await ask();
    const { body } = await act(office, uid, 'accept');
    expect(body).toMatchObject({ state: 'accepted', decided_by: 'office-1', decided_at: expect.stringMatching(/^20/) });
    expect((await library.host.log.read(`visit-${uid}`)).map(({ type }) => type)).toEqual([
      'VisitCreated',
      'VisitAccepted',
    ]);
    expect((await read(student, `/visits/${uid}/`)).body.state).toBe('accepted');
  });

  it('tells each reader what they may do, and takes it from them alone', async () => {
    const uid = await ask();
    expect(await mayOf(student, uid)).toEqual({ cancel: null });
    expect(await mayOf(curator, uid)).toEqual({ accept: null, refuse: null });
    expect(await mayOf(other, uid)).toEqual({});
    expect((await act(other, uid, 'accept')).body.error.code).toBe('platform.not_yours');
    expect((await act(curator, uid, 'accept')).status).toBe(200);
    const late = await act(curator, uid, 'refuse', { comment: 'full' });
    expect([late.status, late.body.error.code]).toEqual([409, 'platform.act_not_now']);
    // Who was quicker, and when; accounts have no names where nobody keeps them.
    expect(late.body.error.params).toMatchObject({ who: null, at: expect.stringMatching(/^20/) });
  });

  it('begins only where its rule allows it', async () => {
    const body = { name: { ru: 'Картины', kk: '', en: '', ky: '' }, kind: 'art', opens_at: '2026-01-01T00:00:00.000Z' };
    const art = (await curator.send('POST', '/exhibitions/', { body })).body.uid;
    const refused = await student.send('POST', '/visits/', { body: { purpose: 'class', exhibition: art } });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'library.not_for_visits']);
  });

  it('is decided on by nobody whose own it is, and they are told why', async () => {
    const uid = await ask(curator);
    expect(await mayOf(curator, uid)).toMatchObject({ accept: 'library.own_visit' });
    expect((await act(curator, uid, 'accept')).body.error).toMatchObject({
      code: 'library.own_visit',
      message: 'Nobody decides on their own visit.',
    });
  });

  it('asks for a word where an act needs one', async () => {
    const uid = await ask();
    const bare = await act(office, uid, 'refuse', { comment: '  ' });
    expect([bare.status, bare.body.error.fields]).toEqual([422, { comment: 'platform.comment_required' }]);
    expect((await act(office, uid, 'refuse', { comment: 'full' })).body).toMatchObject({
      state: 'refused',
      comment: 'full',
    });
  });

  it('is changed while it is open, and not afterwards', async () => {
    const uid = await ask();
    const change = () => student.send('PUT', `/visits/${uid}/`, { body: { purpose: `${Math.random()}` } });
    expect((await change()).status).toBe(200);
    await act(office, uid, 'accept');
    expect((await change()).body.error.code).toBe('platform.act_not_now');
    expect((await student.send('DELETE', `/visits/${uid}/`)).status).toBe(409);
  });

  it('goes with many at once, all of them or none, and those at fault are named', async () => {
    const [one, two, done] = [await ask(), await ask(other), await ask()];
    await act(student, done, 'cancel');
    const many = (uids: string[]) => office.send('POST', '/visits/many/accept/', { body: { uids } });
    const refused = await many([one, done, two]);
    expect(refused.status).toBe(409);
    expect(refused.body.error.params).toMatchObject({
      count: 1,
      faults: [{ uid: done, code: 'platform.act_not_now' }],
    });
    expect((await read(office, `/visits/${one}/`)).body.state).toBe('asked');
    expect((await many([one, two])).body).toEqual({ count: 2 });
  });

  it('is counted by states, and its history is told to those who see it', async () => {
    const uid = await ask(office);
    const counts = (await read(office, '/visits/counts/')).body;
    expect(counts.asked).toBe((await read(office, '/visits/?state=asked')).body.count);
    await act(office, uid, 'refuse', { comment: 'full' });
    const history = (await read(office, `/visits/${uid}/history/`)).body;
    expect(history.map((entry: any) => [entry.type, entry.comment])).toEqual([
      ['VisitRefused', 'full'],
      ['VisitCreated', null],
    ]);
    expect((await read(student, '/visits/nowhere/history/')).status).toBe(404);
  });
});
