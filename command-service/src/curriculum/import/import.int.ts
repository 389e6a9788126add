import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { tools } from '../../tools.ts';
import { exampleTerm } from './testing/itc2019.ts';

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
