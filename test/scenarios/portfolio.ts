import type { Property } from '@portal/event-schemas/forms/property.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import {
  fieldsView,
  historyView,
  portfolioView,
  statusHistoryView,
  typeMenu,
  type AchievementView,
  type PortfolioView,
} from '@portal/event-schemas/portfolio/views.ts';
import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPassword } from '../../command-service/src/identity/passwords/set-password.ts';
import { lookBack, seen } from '../support/as-of.ts';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
const people: Record<string, Client> = {};
const uids: Record<string, string> = {};
const at = '/portfolio/portfolios/';

beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  await settled();
  for (const who of ['student', 'teacher', 'advisor', 'office', 'admin', 'auditor'])
    people[who] = await client(portal.url).login(who);
  const { rows } = await portal.host.pool.query<{ uid: string; login: string; who: string }>(
    `SELECT * FROM (SELECT t.uid, lower(t.code) AS login, 'stranger' AS who FROM curriculum.teachers_public t
       JOIN curriculum.teachers_public s ON s.code = 'T001' AND s.cathedra <> t.cathedra
       WHERE NOT EXISTS (SELECT 1 FROM curriculum.students_public x WHERE x.advisor = t.uid) LIMIT 1) one
     UNION ALL SELECT s.uid, lower(s.code), 'friend' FROM curriculum.students_public s
       WHERE lower(s.code) LIKE '%se02' AND s.course = 3`,
  );
  for (const { uid, login, who } of rows) people[who] = await letIn(uid, login);
  for (const [who, person] of Object.entries(people))
    uids[who] = (await person.get('/user/my_roles/')).body.profile.uid;
  // Who stands where has to have reached the decisions, too.
  const waiting = idFrom('demo university', `order/${idFrom('demo university', 'achievement/3')}/1`);
  while (refusal(await set('teacher', waiting, 'REJECTED')) !== '422 portfolio.comment_required') await sleep(100);
}, 180_000);
afterAll(() => portal.stop());
/** Somebody of the demo university who has no password yet. */
async function letIn(uid: string, login: string): Promise<Client> {
  const send = senderFor(portal.host, {
    actor: { id: systemActor, roles: [systemActor] },
    locale: 'ru',
    correlation_id: newId(),
  });
  await setPassword(portal.host, send, uid, demoPassword, { mustChange: false });
  return client(portal.url).login(login);
}
const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
const named = (name: string) => ({ ru: name, kk: name, en: name, ky: name });

/** Fields with uids of their own: two forms never share one. */
const fieldsOf = (...more: Property[]): Property[] =>
  [
    aField('input', { prop_code: 'title', required: true }),
    aField('date', { prop_code: 'day', max: 0 }),
    aField('file', { prop_code: 'proof', multiple: true }),
    ...more,
  ].map(field => ({ ...field, uid: newId() }));
let made = 0;
async function aType(more: object = {}): Promise<{ type: string; form: Property[] }> {
  const { body } = await people['office']!.post('/portfolio/achievement_types/', {
    name: named(`Тип ${(made += 1)}`),
    description: named(''),
    priority: 500 + made,
    files_needed: false,
    max_per_year: null,
    is_active: true,
    ...more,
  });
  const form = fieldsOf();
  const { status } = await people['office']!.put(`/portfolio/achievement_types/${body.uid}/fields/`, {
    version: 0,
    fields: form,
  });
  expect(status).toBe(200);
  return { type: body.uid, form };
}
const answers = (form: readonly Property[], values: Record<string, unknown>) =>
  Object.entries(values).map(([code, value]) => {
    const field = form.find(({ prop_code }) => prop_code === code)!;
    return { property: field.uid, [`value_${field.code}`]: value };
  });
const write = (
  who: string,
  { type, form }: { type: string; form: Property[] },
  values: object = { title: 'ICPC' },
  profile = uids[who],
) => people[who]!.post(`${at}?profile=${profile}`, { achievement_type: type, fields: answers(form, values as never) });
const update = (who: string, order: string, form: Property[], values: object) =>
  people[who]!.post(`${at}update_portfolio/?profile=${uids[who]}`, {
    portfolio_order: order,
    fields: answers(form, values as never),
  });
const set = (who: string, portfolio_order: string, status: string, comment?: string) =>
  people[who]!.post(
    `${at}achievement_status/?portfolio_order=${portfolio_order}&status=${status}`,
    comment ? { comment } : {},
  );
async function sent(who = 'student', type?: Awaited<ReturnType<typeof aType>>): Promise<string> {
  const { body } = await write(who, type ?? (await aType()));
  return (await set(who, body.uid, 'REVIEW')).body.uid;
}
const portfolioOf = async (who: string, whose: string, more = ''): Promise<PortfolioView> => {
  await settled();
  return portfolioView.parse((await people[who]!.get(`${at}get_portfolio/?profile=${uids[whose]}${more}`)).body);
};
const oneOf = async (who: string, whose: string, type: string): Promise<AchievementView | undefined> =>
  (await portfolioOf(who, whose, `&achievement_type=${type}`)).results[0]?.achievements[0];
const history = async (who: string, order: string) => {
  await settled();
  return statusHistoryView.parse((await people[who]!.get(`${at}status_history/?portfolio_order=${order}`)).body);
};

describe('a review', () => {
  it('of two at the same instant lets one win; the other learns what stands there now (acceptance 1)', async () => {
    const order = await sent();
    const both = await Promise.all([
      set('office', order, 'ACCEPTED'),
      set('teacher', order, 'REJECTED', 'Нет диплома'),
    ]);
    const [won, lost] = both.toSorted((one, other) => one.status - other.status);
    expect([won!.status, refusal(lost!)]).toEqual([200, '409 portfolio.stale']);
    expect(lost!.body.error.params.portfolio_order).toBe(won!.body.uid);
    const told = await history('student', order);
    expect(told).toHaveLength(3);
    expect(await history('student', won!.body.uid)).toEqual(told);
  });

  it('is for the department and the advisor; for another teacher there are no buttons, and by hand 403 (acceptance 6)', async () => {
    const type = await aType();
    const order = await sent('student', type);
    expect(await oneOf('stranger', 'student', type.type)).toBeUndefined();
    expect((await portfolioOf('stranger', 'student')).can_review).toBe(false);
    expect(refusal(await set('stranger', order, 'ACCEPTED'))).toBe('403 portfolio.not_your_review');
    for (const who of ['teacher', 'advisor', 'office'])
      expect(await oneOf(who, 'student', type.type)).toMatchObject({
        can_review: true,
        may: expect.arrayContaining(['accept', 'reject']),
      });
    expect(await oneOf('auditor', 'student', type.type)).toMatchObject({ may: [] });
    expect((await set('advisor', order, 'ACCEPTED')).status).toBe(200);
  });

  it('rejects with a comment alone, and the student reads it (acceptance 7)', async () => {
    const type = await aType();
    const order = await sent('student', type);
    const refused = await set('office', order, 'REJECTED');
    expect([refusal(refused), refused.body.error.fields]).toEqual([
      '422 portfolio.comment_required',
      { comment: 'required' },
    ]);
    await set('office', order, 'REJECTED', 'Не видно фамилии');
    expect(await oneOf('student', 'student', type.type)).toMatchObject({
      comment: 'Не видно фамилии',
      portfolio_order: { status: 'REJECTED' },
      can_edit: true,
    });
  });

  it('of many accepts all or none', async () => {
    const [one, other] = [await sent(), await sent()];
    await set('student', other, 'CHANGED');
    expect(refusal(await people['office']!.post(`${at}accept/`, { portfolio_orders: [one, other] }))).toBe(
      '409 portfolio.stale',
    );
    expect((await people['office']!.post(`${at}accept/`, { portfolio_orders: [one] })).body.results).toMatchObject([
      { status: 'ACCEPTED' },
    ]);
  });

  it('waits on the list of profiles, the longest first, until it is decided', async () => {
    const type = await aType();
    const order = await sent('friend', type);
    const profiles = async (who: string) => {
      await settled();
      return (await people[who]!.get(`${at}portfolio_review_profiles/?achievement_type=${type.type}&page=0`)).body;
    };
    expect(await profiles('teacher')).toMatchObject({
      count: 1,
      results: [{ uid: uids['friend'], waiting: 1, accepted: 0 }],
    });
    expect(await profiles('stranger')).toMatchObject({ count: 0 });
    await set('teacher', order, 'ACCEPTED');
    expect(await profiles('teacher')).toMatchObject({ count: 0 });
  });

  it('takes no status that the portal sets by itself, and none in an address alone with a comment', async () => {
    const order = await sent();
    expect(refusal(await set('student', order, 'DELETED'))).toBe('422 portfolio.status_not_set');
    expect(refusal(await people['office']!.post(`${at}achievement_status/?status=ACCEPTED`, {}))).toBe(
      '422 platform.invalid_input',
    );
    expect(refusal(await set('office', newId(), 'ACCEPTED'))).toBe('404 portfolio.not_found');
  });
});

describe('a portfolio', () => {
  it('is written by its student alone; the attempt stands in the audit (acceptance 2)', async () => {
    const type = await aType();
    const attempt = await write('student', type, { title: 'Чужое' }, uids['friend']);
    expect(refusal(attempt)).toBe('403 portfolio.another_profile');
    expect(await oneOf('friend', 'friend', type.type)).toBeUndefined();
    await expect
      .poll(
        async () =>
          (await people['auditor']!.get('/audit/questions/refused/?page=0&code=portfolio.another_profile')).body
            .count ?? 0,
      )
      .toBeGreaterThan(0);
  });

  it('shows others what was accepted until a change is reviewed; reviewers see old and new (acceptance 3)', async () => {
    const type = await aType();
    const order = await sent('student', type);
    const accepted = await set('office', order, 'ACCEPTED');
    const { uid } = (await oneOf('student', 'student', type.type))!;
    expect((await people['student']!.put(`${at}visibility/`, { shown: [uid] })).status).toBe(200);
    const { body } = await update('student', accepted.body.uid, type.form, { title: 'ICPC 2026', day: '2026-01-05' });
    expect(body.status).toBe('CHANGED');
    expect(await oneOf('stranger', 'student', type.type)).toMatchObject({
      title: 'ICPC',
      values: { day: null },
      portfolio_order: { status: 'ACCEPTED' },
      accepted: null,
    });
    await set('student', body.uid, 'REVIEW');
    expect(await oneOf('teacher', 'student', type.type)).toMatchObject({
      values: { day: '2026-01-05' },
      accepted: { title: 'ICPC', values: { day: null } },
    });
    await people['student']!.put(`${at}visibility/`, { shown: [] });
    expect(await oneOf('stranger', 'student', type.type)).toBeUndefined();
  });

  it('is empty after the last one is deleted; the history stays, and it is not deleted twice (acceptance 4)', async () => {
    const type = await aType();
    const { body } = await write('friend', type);
    const menu = async () => {
      await settled();
      const types = typeMenu.parse((await people['friend']!.get(`${at}achievement_type_menu/`)).body);
      return types.find(one => one.uid === type.type);
    };
    expect(await menu()).toMatchObject({ count: 1, by_status: { CREATED: 1 } });
    const remove = () => people['friend']!.delete(`${at}${body.uid}/?profile=${uids['friend']}`);
    expect((await remove()).status).toBe(204);
    expect([await menu(), await oneOf('friend', 'friend', type.type)]).toEqual([undefined, undefined]);
    expect((await history('friend', body.uid)).map(({ status }) => status)).toEqual(['DELETED', 'CREATED']);
    await settled();
    expect(refusal(await remove())).toBe('404 portfolio.not_found');
  });

  it('keeps the form by which it was written; a change asks for what is new and loses nothing (acceptance 5)', async () => {
    const type = await aType();
    const { body } = await write('student', type, { title: 'ICPC', day: '2026-01-05' });
    const newer = [...type.form, { ...aField('input', { prop_code: 'place', required: true }), uid: newId() }];
    await people['admin']!.put(`/portfolio/achievement_types/${type.type}/fields/`, { version: 1, fields: newer });
    expect(await oneOf('student', 'student', type.type)).toMatchObject({
      version: 1,
      is_outdated: true,
      title: 'ICPC',
    });
    const asked = fieldsView.parse(
      (await people['student']!.get(`${at}get_achievement_fields/?portfolio_order=${body.uid}`)).body,
    );
    expect(asked).toMatchObject({ version: 2, missing: ['place'] });
    expect(asked.fields.map(field => field.field_data)).toEqual(['ICPC', '2026-01-05', [], '']);
    const refused = await update('student', body.uid, newer, { title: 'ICPC' });
    expect([refusal(refused), refused.body.error.fields]).toEqual(['422 portfolio.form_faulty', { place: 'required' }]);
    expect((await update('student', body.uid, newer, { place: 'II' })).status).toBe(200);
    await settled();
    const told = historyView.parse(
      (await people['student']!.get(`${at}achievement_history/?portfolio_order=${body.uid}`)).body,
    );
    expect(told[0]!.changes).toMatchObject([{ from: '', to: 'II' }]);
    expect(await oneOf('student', 'student', type.type)).toMatchObject({
      version: 2,
      values: { title: 'ICPC', day: '2026-01-05', place: 'II' },
    });
  });

  it('as of a moment has the statuses and orders of then (acceptance 8)', async () => {
    const type = await aType();
    const order = await sent('student', type);
    const then = await portal.host.log.head();
    const after = await set('office', order, 'ACCEPTED');
    const view = await lookBack(people['auditor']!, { position: then });
    const past = await seen(people['auditor']!, view, `${at}get_portfolio/`, {
      profile: uids['student']!,
      achievement_type: type.type,
    });
    expect(past.body.results[0].achievements[0].portfolio_order).toEqual({ uid: order, status: 'REVIEW' });
    expect((await oneOf('auditor', 'student', type.type))!.portfolio_order).toEqual({
      uid: after.body.uid,
      status: 'ACCEPTED',
    });
  });

  it('opens proofs to those who see the achievement, and takes each but once', async () => {
    const type = await aType();
    const body = new FormData();
    body.append('file', new Blob(['%PDF-1.7\nproof']), 'диплом.pdf');
    const [{ path }] = (await people['student']!.post('/portfolio/files/', body)).body;
    const { body: order } = await write('student', type, { title: 'ICPC', proof: [path] });
    const opens = async (who: string) => {
      await settled();
      return (await people[who]!.get(`/portfolio/files/${path}/`)).status;
    };
    expect(await opens('student')).toBe(200);
    expect(await opens('teacher')).toBe(404);
    await set('student', order.uid, 'REVIEW');
    expect([await opens('teacher'), await opens('stranger')]).toEqual([200, 404]);
    expect(refusal(await write('student', type, { title: 'Ещё раз', proof: [path] }))).toBe('422 portfolio.file_taken');
    expect(refusal(await write('friend', type, { title: 'Чужой файл', proof: [path] }))).toBe(
      '422 portfolio.form_faulty',
    );
  });
});

describe('a type', () => {
  it('that an achievement has is not removed; a closed one takes none', async () => {
    const type = await aType();
    await write('student', type);
    await settled();
    const path = `/portfolio/achievement_types/${type.type}/`;
    expect(refusal(await people['office']!.delete(path))).toBe('409 platform.record_in_use');
    await people['office']!.put(path, { is_active: false });
    expect(refusal(await write('student', type))).toBe('409 portfolio.type_closed');
  });
  it('takes so many in a year and no more, also of many at once', async () => {
    const type = await aType({ max_per_year: 2 });
    const all = await Promise.all([1, 2, 3, 4].map(one => write('student', type, { title: `${one}` })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
  });
  it('is defined by the office and the administrator', async () => {
    const { type, form } = await aType();
    expect(
      (await people['teacher']!.put(`/portfolio/achievement_types/${type}/fields/`, { version: 1, fields: form }))
        .status,
    ).toBe(403);
  });
});
