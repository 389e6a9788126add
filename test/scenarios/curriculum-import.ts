import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let office: Client;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  office = await client(portal.url).login('office');
}, 180_000);
afterAll(() => portal.stop());

const kinds = [
  'faculties',
  'cathedras',
  'edu_program_groups',
  'edu_programs',
  'student_groups',
  'disciplines',
  'study_plans',
  'rooms',
  'study_periods',
  'teachers',
  'students',
] as const;
type Kind = (typeof kinds)[number];
const at = (kind: Kind) => `/curriculum/${kind}/`;
const check = async (kind: Kind, csv: string) => (await office.post(`${at(kind)}import/check/`, { csv })).body;
const bring = (kind: Kind, csv: string, by = office) => by.post(`${at(kind)}import/`, { csv });
const file = (...lines: string[]) => lines.join('\r\n');
/** All records of a kind as their import reads them. */
async function exported(kind: Kind): Promise<string> {
  const { job } = (await office.get(at(kind), { export: 'codes' })).body;
  let url: string | null = null;
  await expect
    .poll(async () => {
      const { body } = await office.get(`/exports/${job}/`);
      url = body.url;
      return body.status;
    })
    .toBe('ready');
  const answer = await fetch(portal.url + url!, {
    headers: { cookie: [...office.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  return answer.text();
}
const find = async (kind: Kind, q: string) => (await office.get(at(kind), { q })).body.results[0];

it.each(kinds)('the file of all %s changes nothing when it is brought back', async kind => {
  const csv = await exported(kind);
  const { lines, unchanged, faults } = await check(kind, csv);
  expect({ faults, unchanged }).toEqual({ faults: [], unchanged: lines });
  expect(lines).toBe((await office.get(at(kind))).body.count);
});

it('disciplines that name each other come with their prerequisites and hours; a circle is told with its lines', async () => {
  const cathedra = (await office.get(at('cathedras'))).body.results[0].code;
  const header =
    'code;name.ru;name.kk;name.en;name.ky;credits;cathedra;cycle;component;load;prerequisites;corequisites';
  const line = (code: string, more: string) =>
    `${code};Имя ${code};Аты ${code};Name ${code};Аты ${code};5;${cathedra};${more}`;
  const csv = file(
    header,
    line('IMP-2', 'Базовые дисциплины;kv;"lecture:15; practice:30";"IMP-1::;";"IMP-3"'),
    line('IMP-1', 'bd;kv;;;'),
    line('IMP-3', 'bd;kv;;IMP-1;IMP-2'),
  );
  expect((await bring('disciplines', csv)).body).toEqual({ lines: 3, created: 3, changed: 0, unchanged: 0 });
  const [first, second] = [await find('disciplines', 'IMP-1'), await find('disciplines', 'IMP-2')];
  expect(second).toMatchObject({
    cycle: 'bd',
    load: [
      { kind: 'lecture', hours: 15 },
      { kind: 'practice', hours: 30 },
    ],
    prerequisites: [{ required_discipline: first.uid, and_prerequisites: [], edu_program: null }],
  });
  const circle = await check('disciplines', file('code;prerequisites', 'IMP-1;IMP-2:::true'));
  expect(circle.faults).toMatchObject([
    { line: 2, column: 'prerequisites', code: 'curriculum.prerequisites_in_a_circle' },
  ]);
  expect(circle.faults[0].message).toContain('Name IMP-1');
});

it('students are enrolled and moved to another group by a file; one wrong line stops all, in the language of who brings it', async () => {
  const group = (await office.get(at('student_groups'))).body.results[0];
  const { code: program } = (await office.get(`${at('edu_programs')}${group.edu_program}/`)).body;
  const header =
    'code,last_name,first_name,middle_name,edu_program,student_group,course,entry_year,preparation_level,study_form,email';
  const line = (code: string, more: string) => `${code},Өмүрбекова,Айжан,,${program},${more}`;
  const good = line('IMP-S1', `${group.code},1,2026,bachelor,full_time,aijan@example.test`);
  const kazakh = await client(portal.url, 'kk').login('office');
  const refused = await bring(
    'students',
    file(header, good, line('IMP-S2', 'NO-GROUP,9,2026,bachelor,full_time,nowhere')),
    kazakh,
  );
  expect(refused.status).toBe(422);
  expect(refused.body.error.params.lines).toMatchObject([
    { line: 3, column: 'student_group', message: '«NO-GROUP» коды бар жазба жоқ.' },
    { line: 3, column: 'course' },
    { line: 3, column: 'email' },
  ]);
  expect(await find('students', 'IMP-S1')).toBeUndefined();

  expect((await bring('students', file(header, good))).body).toMatchObject({ created: 1 });
  const student = await find('students', 'IMP-S1');
  expect(student).toMatchObject({ last_name: 'Өмүрбекова', student_status: 'studying', student_group: group.uid });
  expect((await bring('students', file(header, good))).body).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
  const other = (await office.get(at('student_groups'))).body.results[1];
  expect((await bring('students', file('code,student_group', `IMP-S1,${other.code}`))).body).toMatchObject({
    changed: 1,
  });
  expect(await find('students', 'IMP-S1')).toMatchObject({
    ...student,
    student_group: other.uid,
    student_group_name: other.code,
  });
});

it('who reads the catalogue and does not keep it brings no files', async () => {
  const student = await client(portal.url).login('student');
  expect((await bring('rooms', 'code\nX', student)).status).toBe(403);
  expect((await student.get(`${at('rooms')}import/template/`)).status).toBe(403);
});
