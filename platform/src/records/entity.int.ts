import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { senderFor } from '../http/send.ts';
import { hallRecord } from '../http/testing/exhibitions.ts';
import { openLibrary, type Browser } from '../http/testing/portal.ts';
import { writeRecord } from './write.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
let office: Browser;
let teacher: Browser;
let other: Browser;
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url);
  office = await library.person('office-1', ['office']);
  teacher = await library.person('teacher-1', ['teacher']);
  other = await library.person('teacher-2', ['teacher']);
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});

const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const hall = async (name: string, more: object = {}) =>
  (await office.send('POST', '/halls/', { body: { name: inAll(name), ...more } })).body;
const emptyHall = { is_main: false, seats: null, rent: null, wall: null };
const exhibition = (more: object = {}) => ({
  name: { ru: 'Книги', kk: '', en: '', ky: '' },
  opens_at: '2026-01-01T00:00:00.000Z',
  ...more,
});
const typesOf = async (stream: string) => (await library.host.log.read(stream)).map(({ type }) => type);

describe('an entity that is declared', () => {
  it('is added with what was left out filled in, changed, removed and brought back as it was', async () => {
    const made = (await teacher.send('POST', '/exhibitions/', { body: exhibition() })).body;
    expect(made).toMatchObject({ kind: 'books', technique: null, hall: null, closes_at: null, curator: 'teacher-1' });
    const address = `/exhibitions/${made.uid}/`;
    expect((await teacher.send('PUT', address, { body: { kind: 'art', technique: 'oil' } })).body.technique).toBe(
      'oil',
    );
    expect((await teacher.send('DELETE', address)).status).toBe(204);
    expect((await teacher.send('GET', address)).status).toBe(404);
    expect((await teacher.send('POST', `${address}restore/`)).body).toMatchObject({ technique: 'oil' });
    expect((await teacher.send('GET', address)).body).toMatchObject({ uid: made.uid, technique: 'oil' });
    expect((await teacher.send('POST', `${address}restore/`)).status).toBe(404);
    expect(await typesOf(`exhibition-${made.uid}`)).toEqual([
      'ExhibitionCreated',
      'ExhibitionChanged',
      'ExhibitionRemoved',
      'ExhibitionRestored',
    ]);
  });

  it('is added once under one idempotency key, and a repeated request is told of the same record', async () => {
    const send = () =>
      teacher.send('POST', '/exhibitions/', { body: exhibition(), headers: { 'idempotency-key': 'one-exhibition' } });
    const [first, second] = [await send(), await send()];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await typesOf(`exhibition-${first.body.uid}`)).toEqual(['ExhibitionCreated']);
  });

  it('drops what does not apply beside the other fields', async () => {
    const { uid } = (
      await teacher.send('POST', '/exhibitions/', { body: exhibition({ kind: 'art', technique: 'oil' }) })
    ).body;
    const changed = await teacher.send('PUT', `/exhibitions/${uid}/`, { body: { kind: 'books' } });
    expect(changed.body).toMatchObject({ kind: 'books', technique: null });
  });

  it('keeps its rules over several fields, and says at which field', async () => {
    const wrong = await office.send('POST', '/exhibitions/', {
      body: exhibition({ closes_at: '2025-01-01T00:00:00.000Z' }),
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.error).toMatchObject({
      code: 'library.closes_before_it_opens',
      fields: { closes_at: 'library.closes_before_it_opens' },
    });
  });

  it('is changed by who made it and by those in charge, and by nobody else', async () => {
    const { uid } = (await teacher.send('POST', '/exhibitions/', { body: exhibition() })).body;
    const change = (person: Browser) =>
      person.send('PUT', `/exhibitions/${uid}/`, { body: { kind: 'art', technique: 'ink' } });
    const refused = await change(other);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'platform.not_yours']);
    expect((await other.send('DELETE', `/exhibitions/${uid}/`)).status).toBe(403);
    expect((await change(office)).status).toBe(200);
  });

  it('refuses a change of what somebody else has changed meanwhile, says so, and takes it when it is meant', async () => {
    const { uid } = await hall('Лекционный', { seats: 10 });
    const put = (body: object) => office.send('PUT', `/halls/${uid}/`, { body });
    expect((await put({ seats: 20, seen: { seats: 10 } })).status).toBe(200);
    const late = await put({ seats: 30, seen: { seats: 10 } });
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({ code: 'platform.changed_meanwhile', fields: { seats: 'changed' } });
    expect(late.body.error.params.at).toMatch(/^\d{4}-/);
    expect((await put({ name: inAll('Большой'), seen: { name: inAll('Лекционный') } })).status).toBe(200);
    expect((await put({ seats: 30, seen: { seats: 20 } })).body.seats).toBe(30);
  });

  it('has names that no other has in any language, and at most one that says yes', async () => {
    const { uid } = await hall('Зелёный', { is_main: true });
    const same = await office.send('POST', '/halls/', { body: { name: { ...inAll('Синий'), ky: ' ЗЕЛЁНЫЙ ' } } });
    expect([same.status, same.body.error.code]).toEqual([409, 'platform.record_key_taken']);
    expect(Object.keys(same.body.error.fields)).toEqual(['name.ky']);
    const main = await office.send('POST', '/halls/', { body: { name: inAll('Жёлтый'), is_main: true } });
    expect(main.body.error.fields).toEqual({ is_main: 'taken' });
    await office.send('PUT', `/halls/${uid}/`, { body: { is_main: false } });
    expect((await office.send('POST', '/halls/', { body: { name: inAll('Жёлтый'), is_main: true } })).status).toBe(200);
  });

  it('is not removed while another one names it, and cannot be named when it is gone', async () => {
    const named = await hall('Занятый');
    const { uid } = (await office.send('POST', '/exhibitions/', { body: exhibition({ hall: named.uid }) })).body;
    const refused = await office.send('DELETE', `/halls/${named.uid}/`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'platform.record_in_use']);
    await office.send('DELETE', `/exhibitions/${uid}/`);
    expect((await office.send('DELETE', `/halls/${named.uid}/`)).status).toBe(204);
    const back = await office.send('POST', `/exhibitions/${uid}/restore/`);
    expect(back.body.error.code).toBe('platform.record_unknown');
  });

  it('is listed with names of what it refers to, its state by the clock, filters, search and a file', async () => {
    const named = await hall('Северный', { seats: 40 });
    await office.send('POST', '/exhibitions/', {
      body: exhibition({
        name: { ru: 'Птицы', kk: 'Құстар', en: '', ky: '' },
        hall: named.uid,
        opens_at: '2090-01-01T00:00:00.000Z',
      }),
    });
    const { results } = (
      await office.send('GET', `/exhibitions/?hall=${named.uid}&q=${encodeURIComponent('ҚҰС')}&state=soon`)
    ).body;
    expect(results).toMatchObject([{ name: { ru: 'Птицы' }, hall_name: inAll('Северный'), state: 'soon' }]);
    expect((await office.send('GET', `/exhibitions/?state=over&q=${encodeURIComponent('птиц')}`)).body.results).toEqual(
      [],
    );
    const either = `/exhibitions/?hall=${named.uid},none&kind=art,books&state=over,soon`;
    expect((await office.send('GET', either)).body.results).toHaveLength(1);
    expect((await office.send('GET', '/exhibitions/?state=soon,never')).status).toBe(422);
    expect((await office.send('GET', '/halls/?seats_from=40&seats_to=40')).body.results).toHaveLength(1);
    expect((await office.send('GET', '/halls/?export=csv')).status).toBe(202);
  });

  it('has rows in their order with the names of what they name; what is wrong is said at the column of the row', async () => {
    const [north, south] = [await hall('Летний'), await hall('Зимний')];
    const stop = (more: object) => ({ hall: north.uid, minutes: 20, remark: null, ...more });
    const made = await teacher.send('POST', '/exhibitions/', {
      body: exhibition({ tour: [stop({ hall: south.uid }), stop({ remark: 'вход' })] }),
    });
    const address = `/exhibitions/${made.body.uid}/`;
    const { body } = await teacher.send('GET', address);
    expect(body.tour).toEqual([stop({ hall: south.uid }), stop({ remark: 'вход' })]);
    expect(new Set(body.tour_names.map((one: { uid: string }) => one.uid))).toEqual(new Set([north.uid, south.uid]));
    expect(body.tour_names).toContainEqual({ uid: south.uid, name: inAll('Зимний') });
    const refusedAt = async (tour: object[]) => {
      const { status, body: answer } = await teacher.send('PUT', address, { body: { tour } });
      return [status, Object.keys(answer.error.fields)];
    };
    expect(await refusedAt([stop({}), stop({ minutes: 0 })])).toEqual([422, ['tour.1.minutes']]);
    expect(await refusedAt([stop({}), stop({ hall: 'nowhere' })])).toEqual([422, ['tour.1.hall']]);
    expect(await refusedAt(Array.from({ length: 6 }, () => stop({})))).toEqual([422, ['tour']]);
    expect((await office.send('DELETE', `/halls/${south.uid}/`)).body.error.code).toBe('platform.record_in_use');
    expect((await teacher.send('PUT', address, { body: { tour: [] } })).body.tour).toEqual([]);
    expect((await office.send('DELETE', `/halls/${south.uid}/`)).status).toBe(204);
  });

  it('has sums of two digits after the point, and colours', async () => {
    const bad = await office.send('POST', '/halls/', { body: { name: inAll('Дорогой'), rent: 10.005 } });
    expect([bad.status, Object.keys(bad.body.error.fields)]).toEqual([422, ['rent']]);
    expect(await hall('Дорогой', { rent: 12_500.55, wall: '#AABB00' })).toMatchObject({
      rent: 12_500.55,
      wall: '#AABB00',
    });
    expect((await office.send('POST', '/halls/', { body: { name: inAll('Серый'), wall: 'grey' } })).status).toBe(422);
  });

  it('keeps what is the portal’s own, and its fixed fields with it', async () => {
    const meta = { actor: { id: 'office-1', roles: ['office'] }, locale: 'en', correlation_id: 'founders' } as const;
    const uid = 'founders-hall';
    await writeRecord(library.host, senderFor(library.host, meta), hallRecord, {
      kind: 'create',
      uid,
      fields: { ...emptyHall, name: inAll('Основателей'), is_founders: true, place: 30 },
    });
    const refused = await office.send('DELETE', `/halls/${uid}/`);
    expect(refused.body.error).toMatchObject({
      code: 'library.founders_hall_stays',
      params: { name: inAll('Основателей') },
    });
    expect((await office.send('PUT', `/halls/${uid}/`, { body: { seats: 5, is_founders: false } })).body).toMatchObject(
      {
        seats: 5,
        is_founders: true,
      },
    );
  });
});

describe('a list that is put in order by hand', () => {
  const placed = async (): Promise<string[]> =>
    (await office.send('GET', '/halls/?page_size=50')).body.results.map((row: { uid: string }) => row.uid);
  const move = (person: Browser, uid: string, by: number) =>
    person.send('POST', `/halls/${uid}/move/`, { body: { by } });

  it('has new ones at its end, and moves one up and down by as many places as it is told', async () => {
    const before = await placed();
    const [first, second] = [(await hall('Первый')).uid, (await hall('Второй')).uid];
    expect(await placed()).toEqual([...before, first, second]);
    expect((await move(office, second, -1)).body).toEqual({ moved: 1 });
    expect(await placed()).toEqual([...before, second, first]);
    await move(office, second, -100);
    expect(await placed()).toEqual([second, ...before, first]);
    expect((await move(office, second, -1)).body).toEqual({ moved: 0 });
  });

  it('is moved by those who write it, and says what it does not have', async () => {
    const [uid] = await placed();
    expect((await move(teacher, uid!, 1)).status).toBe(403);
    expect((await move(office, 'nothing', 1)).status).toBe(404);
    expect((await move(office, uid!, 0.5)).status).toBe(422);
  });

  it('stands as all who moved at once have put it: none is lost, none is moved by half', async () => {
    const before = await placed();
    const answers = await Promise.all(before.slice(0, 4).map(uid => move(office, uid, 1)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const now = await placed();
    expect(now.toSorted()).toEqual(before.toSorted());
    expect(now).not.toEqual(before);
  });
});
