import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { curriculumRecords } from '@portal/event-schemas/curriculum/records.ts';
import { registrationEvents } from '@portal/event-schemas/registration/events.ts';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportRefused } from '@portal/platform/imports/refusal.ts';
import { exampleSet } from '../testing/oneroster.ts';
import { planOfRoster } from './mapping.ts';
import { readRoster } from './read.ts';
import { tableNames, type TableName } from './tables.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'oneroster-'));
const put = (name: string, text: string | Uint8Array) => writeFileSync(path.join(folder, name), text);
beforeEach(() => {
  for (const table of tableNames) put(`${table}.csv`, exampleSet[table]);
  rmSync(path.join(folder, 'manifest.csv'), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const refusal = () =>
  readRoster(folder).then(
    () => null,
    error => error,
  );

describe('reading a OneRoster set', () => {
  it('takes in what is active', async () => {
    const roster = await readRoster(folder);
    expect(roster.courses.map(row => [row.sourcedId, row.title])).toEqual([
      ['c1', 'Mechanics'],
      ['c2', 'Optics "light"'],
    ]);
    expect(roster.users.find(row => row.sourcedId === 'u3')).toMatchObject({
      givenName: 'André',
      familyName: 'Ampère',
      enabledUser: 'false',
      line: 4,
    });
  });

  it('reads a manifest that fits', async () => {
    put('manifest.csv', 'propertyName,value\nmanifest.version,1.0\noneroster.version,1.2\nfile.orgs,bulk\n');
    expect((await readRoster(folder)).orgs).toHaveLength(2);
  });

  const cases: [string, TableName, (text: string) => string, RegExp, number][] = [
    ['a missing column', 'users', text => text.replace(',username', ',nickname'), /column username is missing/, 1],
    [
      'a doubled column that says two things',
      'users',
      text => text.replace(',sms', ',email'),
      /column "email" is here twice/,
      2,
    ],
    [
      'two courses with one code',
      'courses',
      text => text.replace('PHY102', 'PHY101'),
      /courseCode PHY101 is here twice \(first on line 2\); the portal has one course for a code/,
      3,
    ],
    [
      'dates of two forms',
      'academicSessions',
      text => text.replace('2026-12-20', '12/20/2026'),
      /a file has one form/,
      3,
    ],
    [
      'a month that is none',
      'academicSessions',
      text => text.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1'),
      /startDate|endDate/,
      2,
    ],
    ['a doubled id', 'courses', text => text.replace('c2,', 'c1,'), /c1 is here twice \(first on line 2\)/, 3],
    ['a missing id', 'courses', text => text.replace('c2,', ','), /sourcedId/, 3],
    ['a row that is too short', 'classes', text => text.replace(',o1,t1,,,\nk3', '\nk3'), /./, 3],
    ['an open quotation mark', 'courses', text => text.replace('"Optics', '"Optics" light'), /./, 3],
    ['an unknown status', 'orgs', text => text.replace('o2,,', 'o2,deleted,'), /status "deleted" must be active/, 3],
    [
      'an unknown kind of organisation',
      'orgs',
      text => text.replace('department', 'galaxy'),
      /type "galaxy" is no type/,
      3,
    ],
    ['an unknown organisation', 'courses', text => text.replaceAll(',o2,', ',o9,'), /orgSourcedId names o9/, 2],
    ['a course that was deleted', 'classes', text => text.replace(',c2,', ',c3,'), /courseSourcedId names c3/, 4],
    ['a class without a term', 'classes', text => text.replace(/(k3.*),t1,/, '$1,,'), /names no term/, 4],
    ['an unknown person', 'enrollments', text => text.replace(',u3,', ',u7,'), /userSourcedId names u7/, 5],
    ['an unknown role', 'enrollments', text => text.replace('teacher', 'wizard'), /role "wizard" is no role/, 2],
    [
      'a wrong date',
      'academicSessions',
      text => text.replace('2026-12-20', '20 December'),
      /endDate "20 December" must be a date/,
      3,
    ],
    [
      'an end before the start',
      'academicSessions',
      text => text.replace('2026-12-20', '2025-12-20'),
      /ends on 2025-12-20/,
      3,
    ],
    [
      'a session in itself',
      'academicSessions',
      text => text.replace('2027-06-30,,', '2027-06-30,t1,'),
      /its own ancestor/,
      2,
    ],
    [
      'a log-in name used twice',
      'users',
      text => text.replace('a.ampere,', 'I.Newton,'),
      /username i.newton is here twice/,
      4,
    ],
    [
      'an e-mail address used twice',
      'users',
      text => text.replace('a.ampere@nu.example', 'M.Curie@nu.example'),
      /email m.curie@nu.example is here twice/,
      4,
    ],
    [
      'an address that is none',
      'users',
      text => text.replace('a.ampere@nu.example', 'nowhere'),
      /email "nowhere" is no e-mail address/,
      4,
    ],
    [
      'a log-in name with a space',
      'users',
      text => text.replace('a.ampere,', 'andre ampere,'),
      /cannot be a log-in name/,
      4,
    ],
    ['an empty file', 'orgs', () => '', /empty/, 0],
    ['a very long cell', 'orgs', text => text.replace('Northern University', 'N'.repeat(30_000)), /./, 0],
    ['control characters', 'orgs', text => text.replace('Northern', 'Nor\u0007thern'), /not text/, 2],
  ];
  it.each(cases)('refuses %s with file, line and reason', async (_what, table, change, reason, line) => {
    put(`${table}.csv`, change(exampleSet[table]));
    const refused = await refusal();
    expect(refused).toBeInstanceOf(ImportRefused);
    expect(refused.file).toBe(`${table}.csv`);
    expect(refused.message).toMatch(reason);
    if (line > 0) expect(refused.line).toBe(line);
  });

  it('says everything that is wrong in one run, the first hundred with counts by kind', async () => {
    put('orgs.csv', exampleSet.orgs.replace('school', 'galaxy'));
    put('users.csv', exampleSet.users.replace('true,m.curie', 'perhaps,m.curie'));
    put(
      'enrollments.csv',
      `${exampleSet.enrollments}${Array.from({ length: 150 }, (_, index) => `x${index},,,k1,o1,nobody,student,,,\n`).join('')}`,
    );
    const { message } = await refusal();
    expect(message).toContain('orgs.csv, line 2: type "galaxy"');
    expect(message).toContain('users.csv, line 2: enabledUser "perhaps"');
    expect(message.split('\n')).toHaveLength(102);
    expect(message).toMatch(
      /… and 52 more\nFaults: 152 \(type: 1; enabledUser: 1; userSourcedId that names nothing: 150\)$/,
    );
  });
  it('takes what real sets hold: any case, American dates, no school years, types of Microsoft, semicolons, tabs', async () => {
    const plain = await readRoster(folder);
    put(
      'academicSessions.csv',
      exampleSet.academicSessions
        .replaceAll(/(\d{4})-0?(\d\d?)-0?(\d\d?)/g, '$2/$3/$1')
        .replace(',schoolYear\n', '\n')
        .replaceAll(',2027\n', '\n')
        .replace('tobedeleted', 'inactive'),
    );
    put('orgs.csv', `\uFEFF${exampleSet.orgs.replace('school', 'University').replace('department', 'Program')}`);
    put('users.csv', exampleSet.users.replaceAll('true', 'TRUE').replaceAll('false', 'False').replaceAll(',', ';'));
    put('courses.csv', exampleSet.courses.replaceAll(',', '\t').replace('tobedeleted', 'toBeDeleted'));
    put(
      'classes.csv',
      exampleSet.classes
        .split('\n')
        .map((line, index) => (line ? `${line},${index === 0 ? 'location' : line.split(',')[8]}` : line))
        .join('\n'),
    );
    const read = await readRoster(folder);
    expect(read.notes).toEqual(['academicSessions.csv: dates are read as month/day/year']);
    expect(read.orgs.map(({ type }) => type)).toEqual(['university', 'program']);
    expect({ ...read, notes: [], orgs: plain.orgs }).toEqual({ ...plain, orgs: plain.orgs });
    expect(planOfRoster(read)).toEqual(planOfRoster(plain));
  });
  it('leaves out what holds no more, and says where it would stand', async () => {
    put('courses.csv', exampleSet.courses.replace('tobedeleted', 'inactive'));
    const { gone, courses } = await readRoster(folder);
    expect([gone.courses.map(({ sourcedId, line }) => [sourcedId, line]), courses.length]).toEqual([[['c3', 4]], 2]);
  });
  it('refuses changes alone in words', async () => {
    put('manifest.csv', 'propertyName,value\noneroster.version,1.2\nfile.users,delta\nfile.orgs,absent\n');
    expect((await refusal()).message).toMatch(/announces changes alone \(delta\) of users/);
  });

  it('refuses a set without one of its files', async () => {
    unlinkSync(path.join(folder, 'classes.csv'));
    expect((await refusal()).message).toBe('classes.csv: the file is missing');
  });
  it.each([
    ['oneroster.version,2.0', /version "2.0"/],
    ['file.users,absent', /users.csv is absent/],
  ])('refuses a manifest with %s', async (line, reason) => {
    put('manifest.csv', `propertyName,value\n${line}\n`);
    expect((await refusal()).message).toMatch(reason);
  });
  it('refuses a folder that is not there', async () => {
    await expect(readRoster('/nowhere')).rejects.toThrow(/no such folder/);
    put('not.zip', 'text');
    await expect(readRoster(path.join(folder, 'not.zip'))).rejects.toThrow(ImportRefused);
  });

  it('answers a set or a refusal for every damaged file, never anything else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tableNames),
        fc.nat(),
        fc.nat(30),
        fc.uint8Array({ maxLength: 12 }),
        async (table, at, length, bytes) => {
          const text = new TextEncoder().encode(exampleSet[table]);
          const from = at % text.length;
          put(`${table}.csv`, Uint8Array.from([...text.slice(0, from), ...bytes, ...text.slice(from + length)]));
          const outcome = await readRoster(folder).then(planOfRoster, error => error);
          put(`${table}.csv`, exampleSet[table]);
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ImportRefused);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a set as the portal’s things', () => {
  it('makes catalogue, courses, people and wishes that the portal allows', async () => {
    const { plan, periods } = planOfRoster(await readRoster(folder));
    expect(periods).toHaveLength(1);
    const steps = plan.flatMap(phase => phase.steps);
    for (const step of steps) {
      const record = curriculumRecords.find(one => step.command === `Create${one.name}`);
      if (record)
        expect(record.fields.safeParse({ ...record.defaults, ...(step.data as object) }).error).toBeUndefined();
    }
    const courses = steps.filter(step => step.command === 'OfferCourse').map(step => step.data as any);
    for (const course of courses) expect(registrationEvents.CourseOffered.data.safeParse(course).error).toBeUndefined();
    expect(courses.map(course => [course.code, course.fluxes[0].lessons.map((lesson: any) => lesson.section)])).toEqual(
      [
        ['PHY101', ['A', 'B']],
        ['PHY102', ['1']],
      ],
    );
    const teacher = steps.find(step => step.command === 'CreateTeacher')!.data as any;
    expect(courses[0].fluxes[0].lessons.map((lesson: any) => lesson.teacher)).toEqual([teacher.uid, null]);
    expect(
      steps.filter(step => step.command === 'RecordWishList').map(step => (step.data as any).offerings.length),
    ).toEqual([2, 1]);
    expect(
      steps.filter(step => step.command === 'CreateStudent').map(step => (step.data as any).student_status),
    ).toEqual(['studying', 'academic_leave']);
    const period = steps.find(step => step.command === 'CreateStudyPeriod')!.data as any;
    expect(period).toMatchObject({ code: 't1', study_year: 2026, semester: 'autumn', weeks: 16 });
  });
});
