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
const refusal = () => readRoster(folder).then(() => null, error => error);

describe('reading a OneRoster set', () => {
  it('takes in what is active', async () => {
    const roster = await readRoster(folder);
    expect(roster.courses.map(row => [row.sourcedId, row.title])).toEqual([['c1', 'Mechanics'], ['c2', 'Optics "light"']]);
    expect(roster.users.find(row => row.sourcedId === 'u3')).toMatchObject({ givenName: 'André', familyName: 'Ampère', enabledUser: 'false', line: 4 });
  });

  it('reads a manifest that fits', async () => {
    put('manifest.csv', 'propertyName,value\nmanifest.version,1.0\noneroster.version,1.2\nfile.orgs,bulk\n');
    expect((await readRoster(folder)).orgs).toHaveLength(2);
  });

  const cases: [string, TableName, (text: string) => string, RegExp, number][] = [
    ['a missing column', 'users', text => text.replace(',username', ',nickname'), /column username is missing/, 1],
    ['a doubled column', 'users', text => text.replace(',sms', ',email'), /column "email" is here twice/, 1],
    ['a doubled id', 'courses', text => text.replace('c2,', 'c1,'), /c1 is here twice \(first on line 2\)/, 3],
    ['a missing id', 'courses', text => text.replace('c2,', ','), /sourcedId/, 3],
    ['a row that is too short', 'classes', text => text.replace(',o1,t1,,,\nk3', '\nk3'), /./, 3],
    ['an open quotation mark', 'courses', text => text.replace('"Optics', '"Optics" light'), /./, 3],
    ['an unknown status', 'orgs', text => text.replace('o2,,', 'o2,deleted,'), /status "deleted" must be active/, 3],
    ['an unknown kind of organisation', 'orgs', text => text.replace('department', 'galaxy'), /type "galaxy" is no type/, 3],
    ['an unknown organisation', 'courses', text => text.replaceAll(',o2,', ',o9,'), /orgSourcedId names o9/, 2],
    ['a course that was deleted', 'classes', text => text.replace(',c2,', ',c3,'), /courseSourcedId names c3/, 4],
    ['a class without a term', 'classes', text => text.replace(/(k3.*),t1,/, '$1,,'), /names no term/, 4],
    ['an unknown person', 'enrollments', text => text.replace(',u3,', ',u7,'), /userSourcedId names u7/, 5],
    ['an unknown role', 'enrollments', text => text.replace('teacher', 'wizard'), /role "wizard" is no role/, 2],
    ['a wrong date', 'academicSessions', text => text.replace('2026-12-20', '20 December'), /endDate "20 December" must be a date/, 3],
    ['an end before the start', 'academicSessions', text => text.replace('2026-12-20', '2025-12-20'), /ends on 2025-12-20/, 3],
    ['a session in itself', 'academicSessions', text => text.replace('2027-06-30,,', '2027-06-30,t1,'), /its own ancestor/, 2],
    ['a log-in name used twice', 'users', text => text.replace('a.ampere,', 'I.Newton,'), /username i.newton is here twice/, 4],
    ['an e-mail address used twice', 'users', text => text.replace('a.ampere@nu.example', 'M.Curie@nu.example'), /email m.curie@nu.example is here twice/, 4],
    ['an address that is none', 'users', text => text.replace('a.ampere@nu.example', 'nowhere'), /email "nowhere" is no e-mail address/, 4],
    ['a log-in name with a space', 'users', text => text.replace('a.ampere,', 'andre ampere,'), /cannot be a log-in name/, 4],
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

  it('refuses a set without one of its files', async () => {
    unlinkSync(path.join(folder, 'classes.csv'));
    expect((await refusal()).message).toBe('classes.csv: the file is missing');
  });
  it.each([['oneroster.version,2.0', /version "2.0"/], ['file.users,absent', /users.csv is absent/]])('refuses a manifest with %s', async (line, reason) => {
    put('manifest.csv', `propertyName,value\n${line}\n`);
    expect((await refusal()).message).toMatch(reason);
  });
  it('refuses a folder that is not there', async () => {
    await expect(readRoster('/nowhere')).rejects.toThrow(/no such folder/);
  });

  it('answers a set or a refusal for every damaged file, never anything else', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...tableNames), fc.nat(), fc.nat(30), fc.uint8Array({ maxLength: 12 }), async (table, at, length, bytes) => {
      const text = new TextEncoder().encode(exampleSet[table]);
      const from = at % text.length;
      put(`${table}.csv`, Uint8Array.from([...text.slice(0, from), ...bytes, ...text.slice(from + length)]));
      const outcome = await readRoster(folder).then(planOfRoster, error => error);
      put(`${table}.csv`, exampleSet[table]);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ImportRefused);
    }), { numRuns: 150 });
  });
});

describe('a set as the portal’s things', () => {
  it('makes catalogue, courses, people and wishes that the portal allows', async () => {
    const { plan, periods } = planOfRoster(await readRoster(folder));
    expect(periods).toHaveLength(1);
    const steps = plan.flatMap(phase => phase.steps);
    for (const step of steps) {
      const record = curriculumRecords.find(one => step.command === `Create${one.name}`);
      if (record) expect(record.fields.safeParse(step.data).error).toBeUndefined();
    }
    const courses = steps.filter(step => step.command === 'OfferCourse').map(step => step.data as any);
    for (const course of courses) expect(registrationEvents.CourseOffered.data.safeParse(course).error).toBeUndefined();
    expect(courses.map(course => [course.code, course.fluxes[0].lessons.map((lesson: any) => lesson.section)])).toEqual([['PHY101', ['A', 'B']], ['PHY102', ['1']]]);
    const teacher = steps.find(step => step.command === 'CreateTeacher')!.data as any;
    expect(courses[0].fluxes[0].lessons.map((lesson: any) => lesson.teacher)).toEqual([teacher.uid, null]);
    expect(steps.filter(step => step.command === 'RecordWishList').map(step => (step.data as any).offerings.length)).toEqual([2, 1]);
    expect(steps.filter(step => step.command === 'CreateStudent').map(step => (step.data as any).student_status)).toEqual(['studying', 'academic_leave']);
    const period = steps.find(step => step.command === 'CreateStudyPeriod')!.data as any;
    expect(period).toMatchObject({ code: 't1', study_year: 2026, semester: 'autumn', weeks: 16 });
  });
});
