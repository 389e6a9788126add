import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let office: Client;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  office = await client(portal.url).login('office');
}, 180_000);
afterAll(() => portal.stop());

const inAll = (name: string) => ({ ru: name, kk: name, en: name, ky: name });
const at = (table: string) => `/curriculum/${table}/`;
async function made(table: string, values: object): Promise<string> {
  const { status, body } = await office.post(at(table), values);
  expect({ table, status, error: body?.error }).toEqual({ table, status: 200, error: undefined });
  return body.uid;
}
const rows = async (table: string, query: Record<string, string | number>) =>
  (await office.get(at(table), { page_size: 50, ...query })).body.results as Record<string, any>[];

/** A faculty down to a student, all made by hand. */
async function university(mark: string) {
  const faculty = await made('faculties', { code: `F${mark}`, name: inAll(`Faculty ${mark}`) });
  const cathedra = await made('cathedras', { code: `C${mark}`, name: inAll(`Department ${mark}`), faculty });
  const edu_program = await made('edu_programs', {
    code: `P${mark}`,
    name: inAll(`Program ${mark}`),
    cathedra,
    preparation_level: 'bachelor',
    study_years: 4,
  });
  const shared = { edu_program, entry_year: 2026 };
  const [first, second] = await Promise.all(
    ['1', '2'].map(number =>
      made('student_groups', { ...shared, code: `G${mark}-${number}`, language: 'kk', subgroups: 2 }),
    ),
  );
  const student = await made('students', {
    ...shared,
    last_name: `Оразбекова${mark}`,
    first_name: 'Айгерім',
    code: `S${mark}`,
    student_group: first,
    course: 1,
    preparation_level: 'bachelor',
    study_form: 'full_time',
  });
  return { faculty, cathedra, edu_program, first: first!, second: second!, student };
}

it('the office builds the university by hand, and each list says what hangs on what', async () => {
  const { faculty, cathedra, first, student } = await university('A');
  const head = await made('teachers', { last_name: 'Сейіт', first_name: 'Нұрлан', code: 'TA', cathedra });
  await office.put(`${at('cathedras')}${cathedra}/`, { head });
  expect(await rows('cathedras', { faculty })).toMatchObject([
    { uid: cathedra, faculty_name: { en: 'Faculty A' }, head_name: 'Сейіт Нұрлан', teachers: 1, programs: 1 },
  ]);
  expect(await rows('student_groups', { q: 'GA-1' })).toMatchObject([{ uid: first, subgroups: 2, students: 1 }]);
  expect(await rows('students', { q: 'разбековаa айг' })).toMatchObject([
    { uid: student, display_name: 'ОразбековаA Айгерім', middle_name: '', email: '', student_status: 'studying' },
  ]);
});

it('what is in use is not removed, and it is said by what', async () => {
  const { cathedra, first } = await university('B');
  const refused = await office.delete(`${at('cathedras')}${cathedra}/`);
  expect(refusal(refused)).toBe('409 platform.record_in_use');
  expect(refused.body.error.message).toContain('programs: 1 (Program B)');
  expect((await office.delete(`${at('student_groups')}${first}/`)).body.error.message).toContain('ОразбековаB Айгерім');
});

it('a student moves to another group and goes on leave, and is found there', async () => {
  const { first, second, student } = await university('C');
  const moved = await office.put(`${at('students')}${student}/`, {
    student_group: second,
    subgroup: 2,
    student_status: 'academic_leave',
    seen: { student_group: first },
  });
  expect(moved.body).toMatchObject({ student_group: second, subgroup: 2 });
  const uids = async (query: Record<string, string>) => (await rows('students', query)).map(({ uid }) => uid);
  expect(await uids({ student_group: first })).toEqual([]);
  expect(await uids({ student_group: second, student_status: 'academic_leave' })).toEqual([student]);
  const late = await office.put(`${at('students')}${student}/`, {
    student_group: first,
    seen: { student_group: first },
  });
  expect(refusal(late)).toBe('409 platform.changed_meanwhile');
});

it('days without lessons lie in their term, in order', async () => {
  const term = {
    code: 'T-2031',
    name: inAll('Autumn 2031'),
    study_year: 2031,
    semester: 'autumn',
    start_date: '2031-09-01',
    end_date: '2031-12-31',
    weeks: 15,
    exam_weeks: 2,
  };
  const days = (from: string, to: string) => ({ ...term, free_days: [{ from, to, reason: '' }] });
  const faults = async (body: object) =>
    Object.values((await office.post(at('study_periods'), body)).body.error.fields);
  expect(await faults(days('2031-08-31', '2031-09-01'))).toEqual(['curriculum.free_days_in_term']);
  expect(await faults(days('2031-12-17', '2031-12-16'))).toEqual(['curriculum.free_days_in_order']);
  const uid = await made('study_periods', days('2031-12-16', '2031-12-16'));
  expect(await rows('study_periods', { study_year: 2031 })).toMatchObject([{ uid, exam_weeks: 2 }]);
});

it('a room that was removed comes back with all it had', async () => {
  const fields = {
    code: 'Z-900',
    building: 'Z',
    kind: 'computer',
    capacity: 24,
    equipment: ['computers'],
    is_closed: true,
  };
  const room = await made('rooms', fields);
  await office.delete(`${at('rooms')}${room}/`);
  expect(await rows('rooms', { uid: room })).toEqual([]);
  await office.post(`${at('rooms')}${room}/restore/`);
  expect(await rows('rooms', { uid: room })).toMatchObject([fields]);
});
