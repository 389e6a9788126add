import type { Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { club, clubMember } from '@portal/event-schemas/clubs/entities.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { inForm, png } from '../support/pictures.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

type Club = Row<typeof club>;
type Member = Row<typeof clubMember>;
let portal: TestPortal;
const people: Record<string, Client> = {};
const uids: Record<string, string> = {};
const clubs = '/student_clubs/clubs/';
const members = '/student_clubs/members/';
const types = '/student_clubs/student_club_types/';
const inRussian = (ru: string) => ({ ru, kk: '', en: '', ky: '' });
const named = (name: string) => ({ ru: name, kk: name, en: name, ky: name });

beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  for (const login of ['student', 'specialist', 'teacher', 'social', 'admin', 'office', 'auditor'])
    people[login] = await client(portal.url).login(login);
  for (const [login, person] of Object.entries(people))
    uids[login] = (await person.get('/user/my_roles/')).body.profile.uid;
}, 180_000);
afterAll(() => portal.stop());

let made = 0;
async function typeOf(name: string): Promise<string> {
  return (await people['social']!.post(types, { name: named(`${name} ${(made += 1)}`) })).body.uid;
}
async function draft(founder: string, type: string, name = `Клуб ${(made += 1)}`): Promise<string> {
  const { status, body } = await people[founder]!.post(clubs, {
    name: named(name),
    type,
    aim: inRussian('Собираться'),
  });
  expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
  return body.uid;
}
async function opened(founder: string, type: string): Promise<string> {
  const uid = await draft(founder, type);
  await people[founder]!.post(`${clubs}${uid}/send/`, {});
  expect((await people['social']!.post(`${clubs}${uid}/approve/`, {})).status).toBe(200);
  return uid;
}
const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
const one = async (login: string, uid: string): Promise<Club> => {
  await settled();
  return (await people[login]!.get(`${clubs}${uid}/`)).body;
};
async function joined(login: string, keeper: string, uid: string): Promise<string> {
  const { body } = await people[login]!.post(members, { club: uid });
  expect((await people[keeper]!.post(`${members}${body.uid}/accept/`, {})).status).toBe(200);
  return body.uid;
}

describe('a club', () => {
  it('is a draft of its founder alone until it is asked for', async () => {
    const uid = await draft('student', await typeOf('Наука'));
    expect(await one('student', uid)).toMatchObject({ state: 'draft', may: { send: null } });
    expect((await people['teacher']!.get(`${clubs}${uid}/`)).status).toBe(404);
    expect(refusal(await people['teacher']!.post(`${clubs}${uid}/send/`, {}))).toBe('403 platform.not_yours');
  });

  it('sent for rework and sent again shows the moderator what changed (acceptance 4)', async () => {
    const uid = await draft('student', await typeOf('Спорт'));
    await people['student']!.post(`${clubs}${uid}/send/`, {});
    expect(refusal(await people['social']!.post(`${clubs}${uid}/rework/`, {}))).toBe('422 platform.comment_required');
    await people['social']!.post(`${clubs}${uid}/rework/`, { comment: 'Зачем он?' });
    await people['student']!.put(`${clubs}${uid}/`, { aim: inRussian('Бегать по утрам') });
    await people['student']!.post(`${clubs}${uid}/send/`, {});
    const { body } = await people['social']!.get(`${clubs}${uid}/history/`);
    expect((await people['teacher']!.get(`${clubs}${uid}/history/`)).status).toBe(404);
    expect(body.map((entry: { type: string }) => entry.type)).toEqual([
      'ClubRequested',
      'ClubChanged',
      'ClubSentForRework',
      'ClubRequested',
      'ClubCreated',
    ]);
    expect(body[1]).toMatchObject({
      changes: { aim: inRussian('Бегать по утрам') },
      before: { aim: inRussian('Собираться') },
    });
  });

  it('is not decided on by its founder, whatever their roles (acceptance 4)', async () => {
    const uid = await draft('social', await typeOf('Музыка'));
    await people['social']!.post(`${clubs}${uid}/send/`, {});
    expect((await one('social', uid)).may).toMatchObject({ approve: 'clubs.own_request' });
    expect(refusal(await people['social']!.post(`${clubs}${uid}/approve/`, {}))).toBe('422 clubs.own_request');
    expect((await people['admin']!.post(`${clubs}${uid}/approve/`, {})).status).toBe(200);
  });

  it('of many requests: all are decided or none, and each one at fault is named', async () => {
    const type = await typeOf('Кино');
    const [sent, unsent] = [await draft('student', type), await draft('student', type)];
    await people['student']!.post(`${clubs}${sent}/send/`, {});
    const refused = await people['social']!.post(`${clubs}many/approve/`, { uids: [sent, unsent] });
    expect(refused.status).toBe(409);
    expect(refused.body.error.params.faults).toEqual([{ uid: unsent, code: 'platform.act_not_now' }]);
    expect((await one('social', sent)).state).toBe('sent');
  });

  it('keeps its type from being removed, a closed one too, until it moves to another (acceptance 3)', async () => {
    const type = await typeOf('Театр');
    const uid = await opened('student', type);
    await people['student']!.post(`${clubs}${uid}/close/`, { comment: 'Все разъехались' });
    const refused = await people['social']!.delete(`${types}${type}/`);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body.error)).toContain((await one('social', uid)).name.ru);
    await people['social']!.post(`${clubs}${uid}/reopen/`, {});
    await people['social']!.put(`${clubs}${uid}/`, { type: await typeOf('Опера') });
    expect((await people['social']!.delete(`${types}${type}/`)).status).toBe(204);
  });

  it('has a name of its own in each language, of at least two letters', async () => {
    const type = await typeOf('Имена');
    await draft('student', type, 'Единственный');
    const twice = await people['teacher']!.post(clubs, { name: named('единственный'), type, aim: inRussian('Нет') });
    expect(refusal(twice)).toBe('409 platform.record_key_taken');
    const short = await people['teacher']!.post(clubs, { name: named('Я'), type, aim: inRussian('Нет') });
    expect(short.status).toBe(422);
  });

  it('is founded with an aim', async () => {
    const type = await typeOf('Цели');
    const { status, body } = await people['student']!.post(clubs, {
      name: named('Без цели'),
      type,
      aim: inRussian(''),
    });
    expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'clubs.aim_required' });
  });
});

describe('somebody in a club', () => {
  it('asks, is let in by its keepers alone, leaves and asks again', async () => {
    const uid = await opened('student', await typeOf('Походы'));
    const { body } = await people['teacher']!.post(members, { club: uid });
    expect(body).toMatchObject({ state: 'asked', person: uids['teacher'] });
    expect(refusal(await people['specialist']!.post(`${members}${body.uid}/accept/`, {}))).toBe(
      '403 platform.not_yours',
    );
    await people['student']!.post(`${members}${body.uid}/accept/`, {});
    expect((await one('teacher', uid)).members).toBe(1);
    await people['teacher']!.post(`${members}${body.uid}/leave/`, {});
    expect((await one('teacher', uid)).members).toBe(0);
    expect((await people['teacher']!.post(`${members}${body.uid}/ask/`, {})).body.state).toBe('asked');
    expect((await people['teacher']!.post(members, { club: uid })).status).toBe(409);
  });

  it('removed is out of the list at once, and can ask to join again (acceptance 7)', async () => {
    const uid = await opened('student', await typeOf('Шахматы'));
    const member = await joined('teacher', 'student', uid);
    await people['student']!.post(`${members}${member}/remove/`, { comment: 'Не ходит' });
    await settled();
    const listed = await people['auditor']!.get(members, { club: uid });
    expect(listed.body.results.filter((row: Member) => row.state === 'member')).toEqual([]);
    expect((await people['teacher']!.post(`${members}${member}/ask/`, {})).status).toBe(200);
  });

  it('waits where keepers see it, and nobody else', async () => {
    const uid = await opened('student', await typeOf('Танцы'));
    const { body } = await people['teacher']!.post(members, { club: uid });
    await settled();
    const seen = async (login: string): Promise<string[]> =>
      (await people[login]!.get(members, { club: uid })).body.results.map((row: Member) => row.uid);
    expect(await seen('student')).toEqual([body.uid]);
    expect(await seen('teacher')).toEqual([body.uid]);
    expect(await seen('specialist')).toEqual([]);
    expect((await people['specialist']!.get(`${members}${body.uid}/`)).status).toBe(404);
  });

  it('does not join a club that is not open', async () => {
    const uid = await draft('student', await typeOf('Рано'));
    expect(refusal(await people['teacher']!.post(members, { club: uid }))).toBe('422 clubs.not_open');
  });
});

describe('moderators of a club', () => {
  it('are members whom the founder chooses; a member becomes founder in one act', async () => {
    const uid = await opened('student', await typeOf('Хор'));
    const act = (login: string, name: string, account: string | undefined) =>
      people[login]!.post(`${clubs}${uid}/${name}/`, { account });
    expect(refusal(await act('student', 'assign', uids['teacher']))).toBe('422 clubs.not_a_member');
    const member = await joined('teacher', 'student', uid);
    expect((await act('student', 'assign', uids['teacher'])).body.moderators).toEqual([uids['teacher']]);
    expect(refusal(await act('teacher', 'assign', uids['teacher']))).toBe('403 platform.not_yours');
    expect(refusal(await people['teacher']!.post(`${members}${member}/leave/`, {}))).toBe('422 clubs.keepers_stay');
    expect((await act('student', 'transfer', uids['teacher'])).body).toMatchObject({
      founder: uids['teacher'],
      moderators: [uids['student']],
    });
    expect(await one('specialist', uid)).toMatchObject({ moderators_names: [{ uid: uids['student'] }] });
  });

  it('are at most twenty', async () => {
    const { clubLife } = await import('@portal/event-schemas/clubs/lives.ts');
    const full = { moderators: Array.from({ length: 20 }, (_, index) => `one-${index}`) };
    for (const name of ['assign', 'transfer'] as const) {
      const missed = [clubLife.acts[name].when ?? []]
        .flat()
        .filter(({ holds }) => !holds(full, { chosen: { state: 'member' } }));
      expect(missed.map(({ code }) => code)).toEqual(['clubs.too_many_moderators']);
    }
  });
});

it('types of clubs are kept by who decides on clubs', async () => {
  for (const login of ['student', 'teacher', 'office'])
    expect(refusal(await people[login]!.post(types, { name: named('Нет') }))).toBe('403 identity.access_denied');
  expect((await people['student']!.get(types)).status).toBe(200);
});

it('the caller’s clubs say how they stand to each', async () => {
  const uid = await opened('student', await typeOf('Мои'));
  await people['teacher']!.post(members, { club: uid });
  const mine = async (login: string) =>
    (await people[login]!.get('/student_clubs/mine/')).body.find((row: { club: string }) => row.club === uid);
  expect(await mine('student')).toEqual({ club: uid, keeps: 'founder', member: null });
  expect(await mine('teacher')).toEqual({ club: uid, keeps: null, member: 'asked' });
  expect(await mine('auditor')).toBeUndefined();
});

it('clubs that are named in one language alone share no empty name', async () => {
  const type = await typeOf('Пустые');
  for (const ru of ['Только по-русски', 'И этот тоже'])
    expect((await people['student']!.post(clubs, { name: inRussian(ru), type, aim: inRussian('Быть') })).status).toBe(
      200,
    );
});

const upload = (login: string, content: Blob, name = 'club.png') =>
  people[login]!.post(`${clubs}files/?field=picture`, inForm(content, name));

describe('the header picture of a club', () => {
  it('is wide enough, of a format that browsers show, and small enough', async () => {
    expect(refusal(await upload('student', png(300, 100)))).toBe('422 platform.picture_too_small');
    expect(refusal(await upload('student', new Blob(['%PDF-1.7']), 'club.pdf'))).toBe('415 platform.file_type_refused');
    const large = new Blob([png(900, 300), Buffer.alloc(6 * 1_048_576)]);
    expect(refusal(await upload('student', large))).toBe('413 platform.too_large');
    expect(refusal(await upload('auditor', png(900, 300)))).toBe('403 identity.access_denied');
  });

  it('is seen by whoever sees the club, and stands in its row by name', async () => {
    const type = await typeOf('Кино');
    const [picture] = (await upload('student', png(900, 300))).body;
    const uid = (
      await people['student']!.post(clubs, {
        name: named('Клуб с обложкой'),
        type,
        aim: inRussian('Снимать'),
        picture: [picture.uid],
      })
    ).body.uid;
    expect((await one('student', uid)).picture_files).toEqual([
      { uid: picture.uid, name: 'club.png', type: 'image/png', size: 56 },
    ]);
    expect((await people['student']!.get(`/files/${picture.uid}/`)).status).toBe(200);
    expect((await people['teacher']!.get(`/files/${picture.uid}/`)).status).toBe(404);
    await people['student']!.post(`${clubs}${uid}/send/`, {});
    expect((await people['social']!.get(`/files/${picture.uid}/`)).status).toBe(200);
    await people['social']!.post(`${clubs}${uid}/approve/`, {});
    await settled();
    expect((await people['teacher']!.get(`/files/${picture.uid}/`)).status).toBe(200);
  });

  it('is one that its editor has uploaded, and stays when other things change', async () => {
    const type = await typeOf('Фото');
    const [theirs] = (await upload('teacher', png(900, 300))).body;
    const uid = await draft('student', type);
    const change = (fields: object) => people['student']!.put(`${clubs}${uid}/`, fields);
    expect(refusal(await change({ picture: [theirs.uid] }))).toBe('422 platform.file_unknown');
    expect((await change({ picture: [theirs.uid] })).body.error.fields).toEqual({ picture: 'unknown' });
    const [own] = (await upload('student', png(900, 300))).body;
    expect((await change({ picture: [own.uid] })).status).toBe(200);
    expect((await change({ picture: [own.uid], aim: inRussian('Снимать и печатать') })).status).toBe(200);
    expect((await change({ picture: [] })).body).toMatchObject({ picture: [] });
    const { rows } = await portal.host.pool.query('select purpose from platform.files where uid = any($1) order by 1', [
      [own.uid, theirs.uid],
    ]);
    expect(rows).toEqual([{ purpose: 'club' }, { purpose: 'club.new' }]);
  });
});
