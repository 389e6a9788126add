import type { AppointmentRow, FreeTimes, SpecialistCard } from '@portal/event-schemas/specialists/views.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { inForm, png } from '../support/pictures.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** Tuesday, 13:00 in Almaty. */
const start = '2026-11-24T08:00:00.000Z';
const clock = movableClock(start);
const times = '/specialists/';
const appointments = '/specialists/appointments/';
const mine = '/specialists/user-appointment/';
let portal: TestPortal;
const people: Record<string, Client> = {};
const uids: Record<string, string> = {};

beforeAll(async () => {
  portal = await startPortal({ demo: true, clock });
  await at(start);
  for (const [login, person] of Object.entries(people))
    uids[login] = (await person.get('/user/my_roles/')).body.profile.uid;
}, 180_000);
afterAll(() => portal.stop());

/** Goes to a moment; sessions don't last that long. */
async function at(moment: string | Date): Promise<void> {
  clock.set(moment);
  for (const login of ['student', 'specialist', 'teacher', 'office', 'auditor'])
    people[login] = await client(portal.url).login(login);
}

const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
async function read<T>(login: string, path: string, query?: Record<string, string>): Promise<T> {
  await settled();
  const { status, body } = await people[login]!.get(path, query);
  expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
  return body;
}
/** Of which kind the demo's specialist is now. */
const typeNow = async () => (await read<SpecialistCard>('student', `${times}${uids['specialist']}/`)).type;
const one = (login: string, uid: string) => read<AppointmentRow>(login, `${mine}${uid}/`);
let kinds = 0;
/** The demo's specialist serves a kind of their own, there every day for two hours, so that tests do not meet. */
async function fresh(more: object = {}): Promise<string> {
  const name = `Вид ${(kinds += 1)}`;
  const { body } = await people['office']!.post('/specialists/specialists-type-settings/', {
    name: { ru: name, kk: name, en: name, ky: '' },
    minutes: 30,
    ...more,
  });
  await people['office']!.put(`/specialists/specialists-role-settings/${uids['specialist']}/`, { type: body.uid });
  await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
  return body.uid;
}
const freeTimes = async (): Promise<string[]> =>
  (await read<FreeTimes>('student', `${times}free_times/${uids['specialist']}/`)).times.map(({ from }) => from);
const ask = (login: string, starts_at: string, topic = 'сплю плохо') =>
  people[login]!.post(appointments, { specialist: uids['specialist'], starts_at, topic });
async function booked(login = 'student', place = 0): Promise<{ uid: string; starts_at: string }> {
  await fresh();
  const starts_at = (await freeTimes())[place]!;
  const { status, body } = await ask(login, starts_at);
  expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
  return { uid: body.uid, starts_at };
}

/** Students with sessions of their own, whether or not anybody knows them. */
async function rivals(count: number): Promise<Client[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { token, csrf } = await portal.host.sessions.create({ account: newId(), roles: ['student'] });
      const person = client(portal.url);
      (person.cookies as Map<string, string>).set('portal_session', token).set('csrftoken', csrf);
      return person;
    }),
  );
}

describe('one free time', () => {
  it('and 200 students who book it in the same second: one has it, 199 see the next three (acceptance 1)', async () => {
    await fresh();
    const free = await freeTimes();
    const wish = { specialist: uids['specialist'], starts_at: free[0] };
    const answers = await Promise.all((await rivals(200)).map(person => person.post(appointments, wish)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(refusal))).toEqual(new Set(['409 specialists.time_taken']));
    expect(refused[0]!.body.error.params.times).toEqual(free.slice(1, 4));
    expect(refused[0]!.body.error.message).toMatch(/The next free times: \d\d\.\d\d\.2026 \d\d:\d\d, /);
    expect(await freeTimes()).not.toContain(free[0]);
  });

  it('clicked twice, or in two tabs, is booked once', async () => {
    await fresh();
    const [first] = await freeTimes();
    const [one, other] = await Promise.all([ask('student', first!), ask('student', first!)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.uid).toBe(other.body.uid);
  });

  it('is for somebody with one open appointment of the kind at most, and not for two things at once', async () => {
    const { starts_at } = await booked();
    expect(refusal(await ask('student', (await freeTimes())[3]!))).toBe('409 specialists.open_already');
    await fresh({ open_limit: 2 });
    const { body } = await ask('student', (await freeTimes())[3]!);
    expect(body.uid).toBeTruthy();
    expect(starts_at).toBeTruthy();
  });

  it('lies between the hours ahead and the days ahead that the kind allows', async () => {
    await fresh({ book_from_hours: 48, book_until_days: 3 });
    const free = await freeTimes();
    const [first, last] = [free[0]!, free.at(-1)!].map(time => Date.parse(time) - Date.parse(start));
    expect(first).toBeGreaterThanOrEqual(48 * 3_600_000);
    expect(last).toBeLessThan(72 * 3_600_000);
    await fresh();
    expect((await freeTimes()).length).toBeGreaterThan(free.length);
  });

  it('is nobody’s where there is no entry that the account is a specialist', async () => {
    const wish = { specialist: uids['teacher'], starts_at: (await freeTimes())[0] };
    expect((await people['student']!.post(appointments, wish)).status).toBe(404);
    expect((await people['student']!.get(`${times}free_times/${uids['teacher']}/`)).status).toBe(404);
  });
});

describe('an appointment', () => {
  it('is seen by its two sides; the office and the auditor see that it was, not what about', async () => {
    const { uid } = await booked();
    await people['specialist']!.put(`${appointments}${uid}/note/`, { note: 'через неделю ещё раз' });
    expect(await one('student', uid)).toMatchObject({
      side: 'student',
      topic: 'сплю плохо',
      note: '',
      state: 'booked',
    });
    expect(await one('specialist', uid)).toMatchObject({
      side: 'specialist',
      topic: 'сплю плохо',
      note: 'через неделю ещё раз',
    });
    for (const login of ['office', 'auditor'])
      expect(await one(login, uid)).toMatchObject({ side: null, topic: '', note: '', may: {} });
    expect((await people['teacher']!.get(mine)).status).toBe(403);
    const stream = await people['auditor']!.get(`/audit/streams/specialist-${uids['specialist']}/state/`);
    expect(JSON.stringify(stream.body)).toContain(uid);
    const history = await people['auditor']!.get(`/audit/streams/specialist-${uids['specialist']}/history/`);
    expect(history.body.results[0]).toMatchObject({
      type: 'AppointmentNoted',
      data: { appointment: uid, note: '***' },
    });
    for (const { body } of [stream, history])
      expect(JSON.stringify(body)).not.toMatch(/сплю плохо|через неделю ещё раз/);
    expect(refusal(await people['student']!.put(`${appointments}${uid}/note/`, { note: 'я' }))).toBe(
      '403 identity.access_denied',
    );
  });

  it('is cancelled by both sides with a word, by the student until so many hours before', async () => {
    const { uid } = await booked();
    expect((await people['student']!.post(`${appointments}${uid}/cancel/`, {})).status).toBe(422);
    expect((await people['student']!.post(`${appointments}${uid}/cancel/`, { reason: 'болею' })).status).toBe(200);
    expect(await one('specialist', uid)).toMatchObject({ state: 'cancelled', reason: 'болею', may: { note: null } });
    const again = await people['specialist']!.post(`${appointments}${uid}/cancel/`, { reason: 'поздно' });
    expect(refusal(again)).toBe('409 platform.act_not_now');
    const other = await booked();
    await people['office']!.put(`/specialists/specialists-type-settings/${await typeNow()}/`, {
      cancel_until_hours: 720,
    });
    await settled();
    const late = await people['student']!.post(`${appointments}${other.uid}/cancel/`, { reason: 'болею' });
    expect(refusal(late)).toBe('409 specialists.too_late');
    expect((await one('student', other.uid)).may).toMatchObject({ cancel: 'specialists.too_late' });
    const byThem = await people['specialist']!.post(`${appointments}${other.uid}/cancel/`, { reason: 'еду в суд' });
    expect(byThem.status).toBe(200);
  });

  it('is confirmed, and moved by the student to another time, which is to be confirmed anew', async () => {
    const { uid, starts_at } = await booked();
    await people['specialist']!.post(`${appointments}${uid}/confirm/`, {});
    expect(await one('student', uid)).toMatchObject({ state: 'confirmed' });
    const [next] = await freeTimes();
    expect((await people['student']!.post(`${appointments}${uid}/move/`, { starts_at: next })).status).toBe(200);
    const moved = await one('student', uid);
    expect(moved).toMatchObject({ state: 'booked', starts_at: next });
    expect(moved.history.map(({ type }) => type)).toEqual([
      'AppointmentMoved',
      'AppointmentConfirmed',
      'AppointmentBooked',
    ]);
    expect(await freeTimes()).toContain(starts_at);
  });

  it('is a file for the calendars of both sides, and of nobody else', async () => {
    const { uid, starts_at } = await booked();
    await settled();
    const file = `${appointments}${uid}/ics/`;
    for (const login of ['student', 'specialist']) {
      const { status, body, headers } = await people[login]!.get(file);
      expect({ status, type: headers.get('content-type') }).toEqual({
        status: 200,
        type: 'text/calendar; charset=utf-8',
      });
      expect(body).toContain(`DTSTART:${starts_at.replaceAll(/[-:]|\.000/g, '')}\r\n`);
      expect(body).toContain('LOCATION:214');
      expect(body).not.toContain('сплю');
    }
    const [stranger] = await rivals(1);
    expect((await stranger!.get(file)).status).toBe(404);
    expect((await people['office']!.get(file)).status).toBe(403);
  });

  it('is marked as missed after its beginning; of the others the next day says that they were held', async () => {
    const [first, second] = [await booked('student', 0), await booked('student', 1)];
    const noShow = () => people['specialist']!.post(`${appointments}${first.uid}/no_show/`, {});
    expect(refusal(await noShow())).toBe('409 specialists.not_begun');
    await at(new Date(Date.parse(second.starts_at) + 7_200_000));
    expect((await noShow()).status).toBe(200);
    const { heldJob } = await import('../../notification-worker/src/specialists/settling.ts');
    const hold = () => heldJob.run({}, portal.host, async () => {});
    await settled();
    await hold();
    expect(await one('student', second.uid)).toMatchObject({ state: 'booked' });
    await at(new Date(Date.parse(second.starts_at) + 86_400_000));
    await hold();
    expect(await one('student', first.uid)).toMatchObject({ state: 'missed' });
    expect(await one('student', second.uid)).toMatchObject({ state: 'held' });
    expect((await people['specialist']!.post(`${appointments}${second.uid}/no_show/`, {})).status).toBe(200);
    await at(start);
  });

  it('of an account that is closed is cancelled, and its time free again', async () => {
    const [stranger] = await rivals(1);
    await fresh();
    const [first] = await freeTimes();
    const { body } = await stranger!.post(appointments, { specialist: uids['specialist'], starts_at: first });
    const { student } = await one('specialist', body.uid);
    const { closedJob } = await import('../../notification-worker/src/specialists/settling.ts');
    await closedJob.run({ account: student }, portal.host, async () => {});
    expect(await one('specialist', body.uid)).toMatchObject({ state: 'cancelled' });
    expect(await freeTimes()).toContain(first);
  });
});

describe('people are told', () => {
  const told = async (login: string) =>
    (await read<{ results: { kind: string; uid: string }[] }>(login, '/new_notifications/my/', { page_size: '100' }))
      .results;
  it('what the other side does: booked, confirmed, moved, cancelled; never what it is about', async () => {
    const { uid } = await booked();
    const about = async (login: string) =>
      (await told(login)).map(one => JSON.stringify(one)).filter(text => text.includes(encodeURIComponent(uid)));
    expect(await about('specialist')).toEqual([expect.stringContaining('New appointment')]);
    await people['specialist']!.post(`${appointments}${uid}/confirm/`, {});
    await people['specialist']!.post(`${appointments}${uid}/cancel/`, { reason: 'еду в суд' });
    // At the same moment, in whichever order.
    expect((await about('student')).length).toBe(2);
    for (const text of ['is cancelled', 'Appointment confirmed'])
      expect((await about('student')).join(' ')).toContain(text);
    expect(JSON.stringify([await told('student'), await told('specialist')])).not.toMatch(/сплю плохо|еду в суд/);
  });

  it('a day and an hour before, once each', async () => {
    const { starts_at } = await booked('student', 20);
    const { momentRemindersJob } = await import('../../notification-worker/src/notifications/moment-reminders.ts');
    const reminders = async (hoursBefore: number): Promise<number> => {
      await at(new Date(Date.parse(starts_at) - hoursBefore * 3_600_000));
      await settled();
      for (let turn = 0; turn < 2; turn++) await momentRemindersJob.run({}, portal.host, async () => {});
      return (await told('student')).filter(one => JSON.stringify(one).includes('Upcoming appointment')).length;
    };
    const before = (await told('student')).filter(one => JSON.stringify(one).includes('Upcoming appointment')).length;
    expect(await reminders(25)).toBe(before);
    expect(await reminders(24)).toBe(before + 1);
    expect(await reminders(1)).toBe(before + 2);
    await at(start);
  });
});

describe('a specialist', () => {
  const hours = `${times}working_hours/`;
  const typed = { day_of_week: 6, from: '10:00', to: '12:00' };
  it('sets hours that don’t overlap; what is booked stays and is marked as outside (acceptance 2)', async () => {
    const { body } = await people['specialist']!.post(hours, typed);
    expect(refusal(await people['specialist']!.post(hours, { ...typed, from: '11:00', to: '13:00' }))).toBe(
      '409 specialists.hours_overlap',
    );
    for (const bad of [
      { day_of_week: 8 },
      { from: '25:00' },
      { from: '12:00' },
      { since: '2026-12-02', until: '2026-12-01' },
    ])
      expect((await people['specialist']!.post(hours, { ...typed, ...bad })).status).toBe(422);
    await fresh();
    const saturday = (await freeTimes()).find(time => new Date(time).getUTCDay() === 6)!;
    const { uid } = (await ask('student', saturday)).body;
    await people['specialist']!.put(`${hours}${body.uid}/`, { ...typed, from: '11:00' });
    expect(await one('student', uid)).toMatchObject({ state: 'booked', outside: true, starts_at: saturday });
    await people['specialist']!.put(`${hours}${body.uid}/`, typed);
    expect(await one('student', uid)).toMatchObject({ outside: false });
    await people['specialist']!.delete(`${hours}${body.uid}/`);
    expect(await one('specialist', uid)).toMatchObject({ outside: true });
    expect((await people['specialist']!.delete(`${hours}${body.uid}/`)).status).toBe(404);
  });

  it('who will be away cancels what was booked, and students see no such time (acceptance 2)', async () => {
    const { uid, starts_at } = await booked();
    const to = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
    const away = { from: starts_at, to, reason: 'конференция' };
    const { body } = await people['specialist']!.post(`${times}absences/`, away);
    expect(await one('student', uid)).toMatchObject({ state: 'cancelled' });
    expect(await freeTimes()).not.toContain(starts_at);
    expect(await read('specialist', `${times}absences/`)).toContainEqual({ uid: body.uid, ...away });
    await people['specialist']!.delete(`${times}absences/${body.uid}/`);
    expect(await freeTimes()).toContain(starts_at);
    expect(await one('student', uid)).toMatchObject({ state: 'cancelled' });
  });

  it('changes their own card, which has the hours and the next free time on it', async () => {
    await fresh();
    const card = `${times}${uids['specialist']}/`;
    await people['specialist']!.put(card, { room: '215', minutes: 25 });
    expect(await read('student', card)).toMatchObject({ room: '215', minutes: 25, next_free: (await freeTimes())[0] });
    expect(refusal(await people['specialist']!.put(`${times}${uids['teacher']}/`, { room: '1' }))).toBe(
      '403 platform.not_yours',
    );
    await people['specialist']!.put(card, { room: '214', minutes: null });
  });

  it('is found by a part of the name in any language and alphabet (acceptance 8)', async () => {
    const found = (name: string) =>
      read<{ results: SpecialistCard[]; count: number }>(
        'student',
        `${times}specialists-list/search/${encodeURIComponent(name)}/`,
      );
    expect((await found('әй')).results.map(({ name }) => name)).toEqual(['Әлімқұлова Әйгерім']);
    expect(await found('нет такого')).toEqual({ results: [], count: 0, next: null });
    expect((await found('a/b')).count).toBe(0);
    const all = await read<{ results: SpecialistCard[] }>('student', `${times}specialists-list/`);
    const names = all.results.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare));
    const long = await people['student']!.get(`${times}specialists-list/search/${'я'.repeat(101)}/`);
    expect(long.status).toBe(422);
    expect((await people['student']!.get(`${times}specialists-list/search//`)).status).toBe(404);
  });
});

describe('the office', () => {
  it('gives a specialist a photo that students see', async () => {
    const entries = `${times}specialists-role-settings/`;
    const upload = async (login: string) =>
      people[login]!.post(`${entries}files/?field=photo`, inForm(png(300, 300), 'face.png'));
    const [photo] = (await upload('office')).body;
    const shown = async () => (await read<SpecialistCard>('student', `${times}${uids['specialist']}/`)).photo;
    expect(await shown()).not.toBe(photo.uid);
    await people['office']!.put(`${entries}${uids['specialist']}/`, { photo: [photo.uid] });
    expect(await shown()).toBe(photo.uid);
    expect((await people['student']!.get(`/files/${photo.uid}/`)).status).toBe(200);
    expect((await upload('specialist')).status).toBe(403);
  });

  it('sets hours and absences for a specialist by the same rules; others do not, and why is for the specialist', async () => {
    await fresh();
    const [hours, absences] = [`${times}working_hours/`, `${times}absences/`];
    const of = `?specialist=${uids['specialist']}`;
    const sunday = { day_of_week: 7, from: '06:00', to: '07:00' };
    const { body } = await people['office']!.post(`${hours}${of}`, sunday);
    expect(refusal(await people['office']!.post(`${hours}${of}`, sunday))).toBe('409 specialists.hours_overlap');
    expect(await read('specialist', hours)).toContainEqual({ ...sunday, uid: body.uid, since: null, until: null });
    expect(refusal(await people['specialist']!.post(`${hours}?specialist=${uids['office']}`, sunday))).toBe(
      '403 platform.not_yours',
    );
    expect(refusal(await people['specialist']!.get(absences, { specialist: uids['office']! }))).toBe(
      '403 platform.not_yours',
    );
    const away = { from: '2027-01-11T00:00:00.000Z', to: '2027-01-12T00:00:00.000Z', reason: 'Операция' };
    const { uid } = (await people['office']!.post(`${absences}${of}`, away)).body;
    const seen = (login: string, query = {}) => read<{ uid: string; reason: string }[]>(login, absences, query);
    expect((await seen('specialist')).find(one => one.uid === uid)).toEqual({ ...away, uid });
    expect((await seen('office', { specialist: uids['specialist']! })).find(one => one.uid === uid)?.reason).toBe('');
    for (const path of [`${hours}${body.uid}/${of}`, `${absences}${uid}/${of}`])
      expect((await people['office']!.delete(path)).status).toBe(200);
    expect(refusal(await people['office']!.post(hours, sunday))).toBe('403 specialists.no_specialist');
    const { results } = await read<{ results: { title: { en: string } }[] }>('specialist', '/new_notifications/my/', {
      page_size: '100',
    });
    for (const title of [
      'Your working hours were changed',
      'Working hours were removed',
      'Your absence was recorded',
      'Your absence was withdrawn',
    ])
      expect(results.filter(one => one.title.en === title)).toHaveLength(1);
  });

  it('keeps kinds, named in three languages; one with a specialist is not removed', async () => {
    const path = '/specialists/specialists-type-settings/';
    const uid = await fresh();
    expect((await people['office']!.delete(`${path}delete/${uid}/`)).status).toBe(409);
    const name = { ru: 'Диетолог', kk: '', en: 'Dietitian', ky: '' };
    expect(refusal(await people['office']!.post(path, { name }))).toBe('422 specialists.name_required');
    const { body } = await people['office']!.post(path, { name: { ...name, kk: 'Диетолог' } });
    expect((await people['office']!.delete(`${path}delete/${body.uid}/`)).status).toBe(204);
    for (const login of ['student', 'specialist', 'teacher'])
      expect(refusal(await people[login]!.post(path, { name }))).toBe('403 identity.access_denied');
  });

  it('says who is a specialist: an account once, and never another one in its place', async () => {
    const path = '/specialists/specialists-role-settings/';
    const wish = { account: uids['teacher'], type: await fresh() };
    const { body } = await people['office']!.post(path, wish);
    expect(body.uid).toBe(uids['teacher']);
    await people['office']!.put(`${path}${body.uid}/`, { account: uids['student'], room: '7' });
    const { results } = await read<{ results: object[] }>('office', path, { uid: body.uid });
    expect(results).toMatchObject([{ account: uids['teacher'], room: '7' }]);
    expect((await people['office']!.delete(`${path}delete/${body.uid}/`)).status).toBe(204);
  });
});
