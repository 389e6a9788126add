import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { tools } from '../../tools.ts';
import { exampleTerm } from './testing/itc2019.ts';
import { exampleSet } from './testing/oneroster.ts';

const importTool = tools['import']!;
let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service'] });
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-'));
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const printed = async (work: () => Promise<number>): Promise<{ code: number; out: string }> => {
  const { write } = process.stdout;
  const lines: string[] = [];
  process.stdout.write = (text: string | Uint8Array) => lines.push(String(text)) > 0;
  try {
    return { code: await work(), out: lines.join('') };
  } finally {
    process.stdout.write = write;
  }
};
const told = async (work: () => Promise<number>): Promise<{ code: number; err: string }> => {
  const { write } = process.stderr;
  let err = '';
  process.stderr.write = (text: string | Uint8Array) => Boolean(err += String(text));
  try {
    return { code: await work(), err };
  } finally {
    process.stderr.write = write;
  }
};
/** A set as a zip file, its files in a folder. */
const zipped = (name: string, changes: Partial<Record<keyof typeof exampleSet, (text: string) => string>> = {}): string => {
  const files = Object.entries(exampleSet).map(([table, text]) => [`set/${table}.csv`, strToU8(changes[table as keyof typeof exampleSet]?.(text) ?? text)] as const);
  writeFileSync(path.join(folder, name), zipSync(Object.fromEntries(files)));
  return path.join(folder, name);
};
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

describe('importing a term', () => {
  it('changes nothing when the file is refused', async () => {
    const before = await portal.host.log.head();
    const broken = file('broken.xml', exampleTerm.replace('limit="12"', 'limit="-1"'));
    expect(await importTool(['itc2019', broken], portal.host)).toBe(1);
    expect(await portal.host.log.head()).toBe(before);
  });

  it('takes in a term, and a second time changes nothing', async () => {
    const term = file('term.xml', exampleTerm);
    const first = await printed(() => importTool(['itc2019', term], portal.host));
    expect(first).toEqual({ code: 0, out: 'courses: 2 new, 0 unchanged; fluxes: 3 new, 0 unchanged; lessons: 6 new, 0 unchanged; rooms: 2 new, 0 unchanged; students: 3 new, 0 unchanged; wishes: 3 new, 0 unchanged\n' });
    const head = await portal.host.log.head();
    const second = await printed(() => importTool(['itc2019', term], portal.host));
    expect(second).toEqual({ code: 0, out: 'courses: 0 new, 2 unchanged; fluxes: 0 new, 3 unchanged; lessons: 0 new, 6 unchanged; rooms: 0 new, 2 unchanged; students: 0 new, 3 unchanged; wishes: 0 new, 3 unchanged\n' });
    expect(await portal.host.log.head()).toBe(head);
  });

  it('opens a registration period only when asked, and once', async () => {
    const term = file('term.xml', exampleTerm);
    const head = await portal.host.log.head();
    expect(await importTool(['itc2019', term, '--open'], portal.host)).toBe(0);
    const opened = await portal.host.log.readAll(head, 10);
    expect(opened.map(event => event.type)).toContain('RegistrationPeriodCreated');
    const after = await portal.host.log.head();
    expect(await importTool(['itc2019', term, '--open'], portal.host)).toBe(0);
    expect(await portal.host.log.head()).toBe(after);
  });

  it.each([[[]], [['itc2019']], [['excel', 'x']], [['itc2019', 'a', 'b']], [['itc2019', 'a', '--replace']]])('says how it is used when asked %j', async args => {
    expect(await importTool(args, portal.host)).toBe(2);
  });
});

describe('importing a OneRoster set', () => {
  const all = (state: 'new' | 'unchanged', counts: Record<string, number>) => Object.entries(counts).map(([kind, count]) => `${kind}: ${state === 'new' ? count : 0} new, ${state === 'new' ? 0 : count} unchanged`).join('; ');
  const counts = { courses: 2, fluxes: 2, lessons: 3, rooms: 2, students: 2, wishes: 3 };

  it('finds what the portal would refuse before the first change, with file and line', async () => {
    const head = await portal.host.log.head();
    const twice = await told(() => importTool(['oneroster', zipped('twice.zip', { courses: text => text.replace('PHY102', 'PHY101') })], portal.host));
    expect(twice).toEqual({ code: 1, err: 'courses.csv, line 3: courseCode PHY101 is here twice (first on line 2); the portal has one course for a code\nNothing was changed.\n' });
    const sameNumber = await told(() => importTool(['oneroster', zipped('numbers.zip', { users: text => text.replace(',S2,', ',S1,') })], portal.host));
    expect(sameNumber.code).toBe(1);
    expect(sameNumber.err).toMatch(/users\.csv, line 4: the portal would refuse this: .*\[platform\.record_key_taken\]\nNothing was changed\.\n$/);
    expect(await portal.host.log.head()).toBe(head);
  });

  it('takes in a zip file, and a second time changes nothing', async () => {
    expect(await printed(() => importTool(['oneroster', zipped('set.zip')], portal.host))).toEqual({ code: 0, out: `${all('new', counts)}\n` });
    const head = await portal.host.log.head();
    expect(await printed(() => importTool(['oneroster', zipped('set.zip')], portal.host))).toEqual({ code: 0, out: `${all('unchanged', counts)}\n` });
    expect(await portal.host.log.head()).toBe(head);
  });

  it('says where the file differs from what is kept, and takes it over when asked, once', async () => {
    const changed = zipped('changed.zip', { courses: text => text.replace('Mechanics', 'Mechanics I').replace('c2,,', 'c2,toBeDeleted,'), users: text => text.replace('Newton', 'Newtone'), classes: text => text.replace(/k3.*\n/, ''), enrollments: text => text.replace(/e3.*\n/, '') });
    const head = await portal.host.log.head();
    const first = await printed(() => importTool(['oneroster', changed], portal.host));
    expect(first.out).toContain('courses.csv, line 2: name: kept "Mechanics", the file says "Mechanics I"');
    expect(first.out).toContain('users.csv, line 3: last_name: kept "Newton", the file says "Newtone"');
    expect(first.out).toContain('courses.csv, line 3: c2 holds no more, and the portal keeps it');
    expect(first.out).toMatch(/different: \d+ \(left as kept; --update takes over what records say\)/);
    expect(await portal.host.log.head()).toBe(head);
    expect((await printed(() => importTool(['oneroster', changed, '--update'], portal.host))).out).toContain('2 taken over');
    const events = await portal.host.log.readAll(head, 100);
    expect(events.map(event => event.type).toSorted()).toEqual(['DisciplineChanged', 'StudentChanged']);
    const after = await portal.host.log.head();
    expect((await printed(() => importTool(['oneroster', changed, '--update'], portal.host))).out).toContain('0 taken over');
    expect(await portal.host.log.head()).toBe(after);
  });

  it('refuses zip files that are made to fill the machine', async () => {
    const bomb = path.join(folder, 'bomb.zip');
    const refused = async (bytes: Uint8Array) => (writeFileSync(bomb, bytes), told(() => importTool(['oneroster', bomb], portal.host)));
    expect((await refused(zipSync({ 'users.csv': new Uint8Array(64 * 1024 * 1024 + 1) }))).err).toContain('users.csv: 67108865 bytes; at most 67108864 are read');
    expect((await refused(zipSync(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.txt`, strToU8('x')]))))).err).toContain('1001 entries; at most 1000 are read');
    const liar = zipSync({ 'users.csv': new Uint8Array(1_000_000) });
    const view = new DataView(liar.buffer, liar.byteOffset);
    const central = liar.findIndex((_, at) => at + 4 <= liar.length && view.getUint32(at, true) === 0x02014b50);
    view.setUint32(central + 24, 10, true);
    expect(await refused(liar)).toMatchObject({ code: 1, err: expect.stringContaining('nor a zip file that can be read') });
    expect((await refused(strToU8('PK\u0003\u0004 and no more'))).code).toBe(1);
  });
});
