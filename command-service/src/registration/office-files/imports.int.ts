import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { exampleTerm } from '../../curriculum/import/testing/itc2019.ts';
import { tools } from '../../tools.ts';

let portal: TestPortal;
let folder: string;
/** Codes of what the term has brought. */
let students: string[];
let discipline: string;
let period: string;

const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const {
    stdout: { write: out },
    stderr: { write: err },
  } = process;
  process.stdout.write = (text: string | Uint8Array) => Boolean((said.out += String(text)));
  process.stderr.write = (text: string | Uint8Array) => Boolean((said.err += String(text)));
  try {
    return { code: await tools['import']!(args, portal.host), ...said };
  } finally {
    Object.assign(process.stdout, { write: out });
    Object.assign(process.stderr, { write: err });
  }
}

beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'] });
  folder = mkdtempSync(path.join(os.tmpdir(), 'office-files-'));
  expect((await run('itc2019', file('term.xml', exampleTerm))).code).toBe(0);
  await portal.host.waitForReadModels(await portal.host.log.head(), 20_000);
  const codes = async (table: string): Promise<string[]> =>
    (
      await portal.host.pool.query<{ code: string }>(`select code from curriculum.${table}_public order by code`)
    ).rows.map(({ code }) => code);
  students = await codes('students');
  [[discipline = ''], [period = '']] = await Promise.all([codes('disciplines'), codes('study_periods')]);
});
afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('takes in final results of past terms, and a second time changes nothing', async () => {
  const results = file(
    'results.csv',
    `student,discipline,period,letter,points,completed\n${students.map(code => `${code},${discipline},${period},B+,83,yes\n`).join('')}`,
  );
  expect(await run('results', results)).toMatchObject({
    code: 0,
    out: `lines: ${students.length}; recorded: ${students.length}; unchanged: 0\n`,
  });
  const head = await portal.host.log.head();
  expect(await run('results', results)).toMatchObject({
    code: 0,
    out: `lines: ${students.length}; recorded: 0; unchanged: ${students.length}\n`,
  });
  expect(await portal.host.log.head()).toBe(head);
});

it('changes nothing when a line is wrong, and says every wrong line', async () => {
  const head = await portal.host.log.head();
  const { code, out, err } = await run(
    'results',
    file(
      'wrong.csv',
      `student,discipline,period,letter,completed\n${students[0]},${discipline},${period},A,yes\n` +
        `nobody,${discipline},${period},A,yes\n${students[1]},${discipline},${period},A,maybe\n`,
    ),
  );
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^wrong\.csv, line 3: .*nobody.*\nwrong\.csv, line 4: .*maybe.*\nNothing was changed\.\n$/);
  expect(await portal.host.log.head()).toBe(head);
});

it('tells so many wrong lines, and how many more there are', async () => {
  const { err } = await run(
    'results',
    file(
      'long.csv',
      `student,discipline,period,letter,completed\n${Array.from({ length: 250 }, (_, line) => `nobody-${line},${discipline},${period},A,yes\n`).join('')}`,
    ),
  );
  expect(err.split('\n')).toHaveLength(203);
  expect(err).toContain('long.csv, line 201: ');
  expect(err).toContain('\n… and 50 more\n');
});

it.each([
  ['nowhere.csv', 'there is no such file'],
  ['empty.csv', 'The file holds no lines of data.'],
  ['workbook.csv', 'UTF-8'],
])('refuses %s', async (name, reason) => {
  if (name === 'empty.csv') file(name, 'student,discipline,period,letter,completed\n');
  if (name === 'workbook.csv') writeFileSync(path.join(folder, name), Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0]));
  const { code, err } = await run('results', path.join(folder, name));
  expect(code).toBe(1);
  expect(err).toContain(name);
  expect(err).toContain(reason);
});

it('takes in debts, and with --replace clears those that are not in the file', async () => {
  const debts = (codes: readonly string[]): string =>
    file('debts.csv', `code,kind,amount,note\n${codes.map(code => `${code},library,,Two books\n`).join('')}`);
  expect(await run('debts', debts(students))).toMatchObject({
    code: 0,
    out: `lines: ${students.length}; recorded: ${students.length}; cleared: 0; unchanged: 0\n`,
  });
  expect(await run('debts', debts(students.slice(1)), '--replace')).toMatchObject({
    code: 0,
    out: `lines: ${students.length - 1}; recorded: 0; cleared: 1; unchanged: ${students.length - 1}\n`,
  });
});
