import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { idFrom, newId } from '@portal/platform/ids/ids.ts';
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
  process.stderr.write = (text: string | Uint8Array) => Boolean((err += String(text)));
  try {
    return { code: await work(), err };
  } finally {
    process.stderr.write = write;
  }
};
/** A set as a zip file, its files in a folder. */
const zipped = (
  name: string,
  changes: Partial<Record<keyof typeof exampleSet, (text: string) => string>> = {},
): string => {
  const files = Object.entries(exampleSet).map(
    ([table, text]) =>
      [`set/${table}.csv`, strToU8(changes[table as keyof typeof exampleSet]?.(text) ?? text)] as const,
  );
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
    expect(first).toEqual({
      code: 0,
      out:
        'courses: 2 new, 0 unchanged; fluxes: 3 new, 0 unchanged; lessons: 6 new, 0 unchanged; ' +
        'rooms: 2 new, 0 unchanged; students: 3 new, 0 unchanged; wishes: 3 new, 0 unchanged\n',
    });
    const head = await portal.host.log.head();
    const second = await printed(() => importTool(['itc2019', term], portal.host));
    expect(second).toEqual({
      code: 0,
      out:
        'courses: 0 new, 2 unchanged; fluxes: 0 new, 3 unchanged; lessons: 0 new, 6 unchanged; ' +
        'rooms: 0 new, 2 unchanged; students: 0 new, 3 unchanged; wishes: 0 new, 3 unchanged\n',
    });
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

  it.each([[[]], [['itc2019']], [['excel', 'x']], [['itc2019', 'a', 'b']], [['itc2019', 'a', '--replace']]])(
    'says how it is used when asked %j',
    async args => {
      expect(await importTool(args, portal.host)).toBe(2);
    },
  );
});

describe('a OneRoster set of changes', () => {
  let own: TestPortal;
  beforeAll(async () => {
    own = await startPortal({ services: ['command-service', 'projection-service'] });
  });
  afterAll(() => own?.stop());
  const head = (table: keyof typeof exampleSet): string => exampleSet[table].split('\n')[0]!;
  /** Only these files, each of changes. */
  const changes = (name: string, files: Partial<Record<keyof typeof exampleSet, string[]>>): string => {
    const tables = Object.keys(files) as (keyof typeof exampleSet)[];
    const manifest = [
      'propertyName,value',
      'oneroster.version,1.2',
      ...(Object.keys(exampleSet) as (keyof typeof exampleSet)[]).map(
        table => `file.${table},${tables.includes(table) ? 'delta' : 'absent'}`,
      ),
    ];
    writeFileSync(
      path.join(folder, name),
      zipSync(
        Object.fromEntries([
          ['manifest.csv', strToU8(manifest.join('\n'))],
          ...tables.map(table => [`${table}.csv`, strToU8([head(table), ...files[table]!, ''].join('\n'))]),
        ]),
      ),
    );
    return path.join(folder, name);
  };
  const refused = async (set: string): Promise<string> => {
    const before = await own.host.log.head();
    const { code, err } = await told(() => importTool(['oneroster', set], own.host));
    expect(code).toBe(1);
    expect(await own.host.log.head()).toBe(before);
    return err;
  };

  it('needs a whole set first', async () => {
    expect(
      await refused(changes('early.zip', { users: ['u2,active,,true,i.newton,,Isaac,Newtone,,S1,,,'] })),
    ).toContain(
      'manifest.csv: announces changes alone (delta) of users, and the portal has no whole set that they would change: bring one as bulk first',
    );
    expect(await importTool(['oneroster', zipped('first.zip')], own.host)).toBe(0);
  });

  it('creates, changes and removes what its rows say and what follows, nothing else, and a second time nothing', async () => {
    const context = { actor: { id: 'office', roles: ['office'] }, locale: 'en' as const, correlation_id: newId() };
    const optics = idFrom('oneroster', 'course/c2');
    const name = { ru: 'Свет', kk: 'Жарық', en: 'Light', ky: 'Жарык' };
    expect(
      await own.host.dispatcher.dispatch(
        own.host.commands.get('ChangeDiscipline')!,
        { uid: optics, changes: { name } },
        context,
      ),
    ).toMatchObject({ ok: true, changed: true });
    const before = await own.host.log.head();
    const set = changes('changes.zip', {
      users: [
        'u2,active,,true,i.newton,,Isaac,Newtone,,S1,,,',
        'u3,tobedeleted,,false,a.ampere,,André,Ampère,Marie,S2,,,',
        'u4,active,,true,m.faraday,,Michael,Faraday,,S4,,,',
      ],
      classes: ['k3,active,,Optics,,c2,,scheduled,Hall 3,o1,t1,,,'],
      courses: ['c4,active,,y1,Waves,PHY103,,o2,,'],
      enrollments: ['e4,tobedeleted,,k2,o1,u3,student,,,', 'e5,active,,k1,o1,u4,student,,,'],
    });
    const { code, out } = await printed(() => importTool(['oneroster', set], own.host));
    expect(code).toBe(0);
    expect(out).toContain('users.csv, line 2: last_name: kept "Newton", the file says "Newtone"');
    expect(out).toContain('removed: 1\ncourses: 0 new');
    const types = (await own.host.log.readAll(before, 100))
      .map(event => event.type)
      .filter(type => !/Key(Claimed|Released)$/.test(type));
    expect(types.toSorted()).toEqual([
      'AccountOpened',
      'CourseOfferingRevised',
      'DisciplineCreated',
      'LoginNameClaimed',
      'ProfileChanged',
      'RoomCreated',
      'StudentChanged',
      'StudentCreated',
      'StudentRemoved',
      'WishListRecorded',
      'WishListRecorded',
    ]);
    const lists = (await own.host.log.readAll(before, 100))
      .filter(event => event.type === 'WishListRecorded')
      .map(({ data }) => {
        const list = data as { student: string; offerings: string[] };
        return [list.student, list.offerings.length] as const;
      });
    expect(new Map(lists)).toEqual(
      new Map([
        [idFrom('oneroster', 'user/u3'), 0],
        [idFrom('oneroster', 'user/u4'), 1],
      ]),
    );
    expect(await own.host.dispatcher.state(own.host.aggregates.get('discipline')!, optics)).toMatchObject({
      state: { fields: { name } },
    });

    const after = await own.host.log.head();
    expect((await printed(() => importTool(['oneroster', set], own.host))).out).toContain('removed: 0\n');
    expect(await own.host.log.head()).toBe(after);
    expect((await printed(() => importTool(['oneroster', set], own.host))).out).not.toContain('1 new');
  });

  it('is refused whole where it deletes what is used: by the rows that stay, or in the portal, with file and line', async () => {
    expect(
      await refused(changes('named.zip', { users: ['u2,tobedeleted,,true,i.newton,,Isaac,Newtone,,S1,,,'] })),
    ).toContain('users.csv, line 2: u2 is to be deleted, and e2 of enrollments.csv names it (userSourcedId)');
    const used = await refused(
      changes('used.zip', {
        courses: ['c4,active,,y1,Waves and more,PHY103,,o2,,', 'c2,tobedeleted,,y1,Optics,PHY102,,o2,,'],
        classes: ['k3,tobedeleted,,Optics,,c2,,scheduled,Hall 3,o1,t1,,,'],
        enrollments: ['e3,tobedeleted,,k3,o1,u2,student,,,'],
      }),
    );
    expect(used).toMatch(
      /courses\.csv, line 3: the portal would refuse this: .*courses: 1.*\[platform\.record_in_use\]\nNothing was changed\./,
    );
  });

  it('may delete a thing together with those that use it', async () => {
    const added = changes('department.zip', {
      orgs: ['o3,active,,Department of Waves,department,WAVE,o1'],
      courses: ['c5,active,,y1,Tides,PHY104,,o3,,', 'c4,active,,y1,Waves,PHY103,,o3,,'],
    });
    expect(await importTool(['oneroster', added], own.host)).toBe(0);
    expect(
      await refused(changes('alone.zip', { orgs: ['o3,tobedeleted,,Department of Waves,department,WAVE,o1'] })),
    ).toContain('orgs.csv, line 2: o3 is to be deleted, and c4 of courses.csv names it (orgSourcedId)');
    const gone = changes('gone.zip', {
      orgs: ['o3,tobedeleted,,Department of Waves,department,WAVE,o1'],
      courses: ['c5,tobedeleted,,y1,Tides,PHY104,,o3,,', 'c4,active,,y1,Waves,PHY103,,o2,,'],
    });
    const { code, out } = await printed(() => importTool(['oneroster', gone], own.host));
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('removed: 2\n') });
  });
});

describe('importing a OneRoster set', () => {
  const all = (state: 'new' | 'unchanged', counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([kind, count]) => `${kind}: ${state === 'new' ? count : 0} new, ${state === 'new' ? 0 : count} unchanged`)
      .join('; ');
  const counts = { courses: 2, fluxes: 2, lessons: 3, rooms: 2, students: 2, wishes: 3 };

  it('finds what the portal would refuse before the first change, with file and line', async () => {
    const head = await portal.host.log.head();
    const twice = await told(() =>
      importTool(
        ['oneroster', zipped('twice.zip', { courses: text => text.replace('PHY102', 'PHY101') })],
        portal.host,
      ),
    );
    expect(twice).toEqual({
      code: 1,
      err: 'courses.csv, line 3: courseCode PHY101 is here twice (first on line 2); the portal has one course for a code\nNothing was changed.\n',
    });
    const sameNumber = await told(() =>
      importTool(['oneroster', zipped('numbers.zip', { users: text => text.replace(',S2,', ',S1,') })], portal.host),
    );
    expect(sameNumber.code).toBe(1);
    expect(sameNumber.err).toMatch(
      /users\.csv, line 4: the portal would refuse this: .*\[platform\.record_key_taken\]\nNothing was changed\.\n$/,
    );
    expect(await portal.host.log.head()).toBe(head);
  });

  it('takes in a zip file, and a second time changes nothing', async () => {
    expect(await printed(() => importTool(['oneroster', zipped('set.zip')], portal.host))).toEqual({
      code: 0,
      out: `${all('new', counts)}\n`,
    });
    const head = await portal.host.log.head();
    expect(await printed(() => importTool(['oneroster', zipped('set.zip')], portal.host))).toEqual({
      code: 0,
      out: `${all('unchanged', counts)}\n`,
    });
    expect(await portal.host.log.head()).toBe(head);
  });

  it('says where the file differs from what is kept, and takes it over when asked, once', async () => {
    const changed = zipped('changed.zip', {
      courses: text => text.replace('Mechanics', 'Mechanics I').replace('c2,,', 'c2,toBeDeleted,'),
      users: text => text.replace('Newton', 'Newtone'),
      classes: text => text.replace(/k3.*\n/, ''),
      enrollments: text => text.replace(/e3.*\n/, ''),
    });
    const head = await portal.host.log.head();
    const first = await printed(() => importTool(['oneroster', changed], portal.host));
    expect(first.out).toContain('courses.csv, line 2: name: kept "Mechanics", the file says "Mechanics I"');
    expect(first.out).toContain('users.csv, line 3: last_name: kept "Newton", the file says "Newtone"');
    expect(first.out).toContain('courses.csv, line 3: c2 holds no more, and the portal keeps it');
    expect(first.out).toMatch(/different: \d+ \(left as kept; --update takes over what the source says\)/);
    expect(await portal.host.log.head()).toBe(head);
    expect((await printed(() => importTool(['oneroster', changed, '--update'], portal.host))).out).toContain(
      '5 taken over',
    );
    const events = await portal.host.log.readAll(head, 100);
    expect(events.map(event => event.type).toSorted()).toEqual([
      'CourseOfferingRevised',
      'DisciplineChanged',
      'ProfileChanged',
      'StudentChanged',
      'WishListRecorded',
    ]);
    const after = await portal.host.log.head();
    expect((await printed(() => importTool(['oneroster', changed, '--update'], portal.host))).out).not.toContain(
      'different',
    );
    expect(await portal.host.log.head()).toBe(after);
  });

  it('stops where the portal refuses what no check could foresee, says what was done, and goes on the next time', async () => {
    const own = await startPortal({ services: ['command-service'] });
    try {
      const room = newId();
      const context = { actor: { id: 'system', roles: ['system'] }, locale: 'en' as const, correlation_id: newId() };
      const send = async (type: string, data: object) =>
        expect(await own.host.dispatcher.dispatch(own.host.commands.get(type)!, data, context)).toMatchObject({
          ok: true,
        });
      /** Somebody enters a room of the set by hand after everything was checked. */
      let entered = false;
      const dispatcher = Object.create(own.host.dispatcher, {
        dispatch: {
          value: async (definition: { type: string }, ...more: [never, never]) => {
            if (definition.type === 'CreateRoom' && !entered) {
              entered = true;
              await send('CreateRoom', { uid: room, code: 'Hall 2', building: '', capacity: 9 });
            }
            return own.host.dispatcher.dispatch(definition as never, ...more);
          },
        },
      });
      const set = zipped('stops.zip');
      const { code, err } = await told(() =>
        importTool(['oneroster', set], Object.create(own.host, { dispatcher: { value: dispatcher } })),
      );
      expect(code).toBe(1);
      expect(err).toMatch(
        new RegExp(
          [
            String.raw`classes\.csv, line 3: the portal refused: .*\[platform\.record_key_taken\]`,
            'Done before: courses: 0 new.*',
            String.raw`What was done stays; run the import again to go on\.`,
            '$',
          ].join('\n'),
        ),
      );
      const stopped = (await own.host.log.readAll(0, 1000)).map(event => event.type);
      expect(stopped).toContain('CathedraCreated');
      expect(stopped).not.toContain('DisciplineCreated');

      await send('RemoveRoom', { uid: room, held: ['code=Hall%202'] });
      expect((await printed(() => importTool(['oneroster', set], own.host))).out).toContain(
        all('new', counts).replace('rooms: 2 new, 0 unchanged', 'rooms: 1 new, 1 unchanged'),
      );
      const head = await own.host.log.head();
      expect((await printed(() => importTool(['oneroster', set], own.host))).out).toBe(`${all('unchanged', counts)}\n`);
      expect(await own.host.log.head()).toBe(head);
    } finally {
      await own.stop();
    }
  });

  it('refuses zip files that are made to fill the machine', async () => {
    const bomb = path.join(folder, 'bomb.zip');
    const refused = async (bytes: Uint8Array) => (
      writeFileSync(bomb, bytes),
      told(() => importTool(['oneroster', bomb], portal.host))
    );
    expect((await refused(zipSync({ 'users.csv': new Uint8Array(64 * 1024 * 1024 + 1) }))).err).toContain(
      'users.csv: 67108865 bytes; at most 67108864 are read',
    );
    expect(
      (
        await refused(
          zipSync(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.txt`, strToU8('x')]))),
        )
      ).err,
    ).toContain('1001 entries; at most 1000 are read');
    const liar = zipSync({ 'users.csv': new Uint8Array(1_000_000) });
    const view = new DataView(liar.buffer, liar.byteOffset);
    const central = liar.findIndex((_, at) => at + 4 <= liar.length && view.getUint32(at, true) === 0x02014b50);
    view.setUint32(central + 24, 10, true);
    expect(await refused(liar)).toMatchObject({
      code: 1,
      err: expect.stringContaining('nor a zip file that can be read'),
    });
    expect((await refused(strToU8('PK\u0003\u0004 and no more'))).code).toBe(1);
  });
});
