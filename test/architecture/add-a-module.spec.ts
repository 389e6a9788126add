import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Module } from '@portal/event-schemas/kernel/module.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { recordQueryCalls } from '@portal/platform/records/calls.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import { recordEvents } from '@portal/platform/records/events.ts';
import { actCommand } from '@portal/platform/records/life-commands.ts';
import { given } from '@portal/platform/testing/given.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './sources.ts';

/** docs/add-a-module.md: its blocks, each headed by the files in which it stands, and its table of mistakes. */
const page = readFileSync(path.join(root, 'docs/add-a-module.md'), 'utf8');
const files = Object.fromEntries(
  [...page.matchAll(/^```\w+ (\S[^\n]*)\n(.*?)^```$/gms)].flatMap(([, names = '', text = '']) =>
    names.split(' ').map(name => [name, text]),
  ),
);
interface Mistake {
  file: string;
  written: string;
  mistaken: string;
  says: string;
}
const mistakes = page
  .slice(page.indexOf('## What does not compile'))
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map((line): Mistake => {
    const [file = '', written = '', mistaken = '', says = ''] = line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim().replace(/^`|`$/g, ''));
    return { file, written, mistaken, says };
  });

/** Below the root, where packages are found. */
mkdirSync(path.join(root, '.portal'), { recursive: true });
const place = mkdtempSync(path.join(root, '.portal/add-a-module-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Writes the module into a folder; what it imports of the portal it finds where that is. */
function build(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) {
    const at = path.join(folder, path.dirname(file));
    const found = (spec: string): string => {
      const target = spec.startsWith('.')
        ? path.join(path.dirname(file), spec)
        : spec.replace('@portal/event-schemas/', 'event-schemas/src/');
      const relative = path.relative(at, path.join(target in texts ? folder : root, target));
      return relative.startsWith('.') ? relative : `./${relative}`;
    };
    mkdirSync(at, { recursive: true });
    writeFileSync(
      path.join(folder, file),
      text.replace(
        /from '(\.[^']+|@portal\/event-schemas\/finds[^']+)'/g,
        (_, spec: string) => `from '${found(spec)}'`,
      ),
    );
  }
}
const inFolder = (index: number): string => path.join(place, `mistake-${index}`);
const whole = path.join(place, 'whole');
build(whole, files);
mistakes.forEach(({ file, written, mistaken }, index) => {
  const text = files[file]!;
  if (text.split(written).length !== 2) throw new Error(`${file} of docs/add-a-module.md has not once: ${written}`);
  build(inFolder(index), { ...files, [file]: text.replace(written, mistaken) });
});

const code = Object.keys(files).filter(file => /\.tsx?$/.test(file));
const compiled = code.filter(file => !file.startsWith('test/') && !file.includes('-service/'));

/** What TypeScript says of the files, by the file. */
async function compile(names: readonly string[]): Promise<string> {
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { tsBuildInfoFile: path.join(root, 'node_modules/.cache/add-a-module.tsbuildinfo') },
    files: names,
    include: [],
    exclude: [],
  };
  writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', place, '--pretty', 'false'], { cwd: place });
  return run.then(
    ({ stdout }) => stdout,
    (failed: { stdout: string }) => failed.stdout,
  );
}
let said = '';
beforeAll(async () => {
  const folders = mistakes.map((_, index) => inFolder(index));
  said = await compile([
    path.join(root, 'test/support/global-setup.ts'),
    ...code.map(file => path.join(whole, file)),
    ...folders.flatMap(folder => compiled.map(file => path.join(folder, file))),
  ]);
}, 120_000);
/** A message begins in the first column, and may go on in lines that do not. */
const errorsIn = (folder: string): string[] =>
  said.split(/\n(?=\S)/).filter(message => message.startsWith(`${path.basename(folder)}/`));

describe('the module of docs/add-a-module.md', () => {
  it('compiles as it is written', () => {
    expect(code.length).toBeGreaterThan(11);
    expect(errorsIn(whole)).toEqual([]);
  });

  it('is declared, decides by its life and has its list', async () => {
    const { module } = (await import(path.join(whole, 'event-schemas/src/finds/module.ts'))) as { module: Module };
    const [find] = module.records as [RecordDefinition<any>];
    const office = { id: 'office-1', roles: ['office'] };
    const fields = { what: 'Зонт', found_on: '2026-09-01', kept_by: 'office-1', state: 'kept', comment: null };
    const created = given([]).when(recordCommands(find).create, { uid: 'f1', ...fields }, { actor: office });
    expect(created).toEqual([[{ type: 'FindCreated', data: { uid: 'f1', ...fields } }]]);
    const handOver = { act: 'hand_over', uids: ['f1'], comment: 'Иванову' };
    const events = [{ type: 'FindCreated', data: { uid: 'f1', ...fields } }];
    const handed = given(events).when(actCommand(find, 1), handOver, { actor: office });
    expect(handed).toEqual([
      [
        {
          type: 'FindHandedOver',
          data: { uid: 'f1', changes: { comment: 'Иванову', state: 'returned' }, comment: 'Иванову' },
        },
      ],
    ]);
    const again = given([...events, ...(handed as any)[0]]).when(actCommand(find, 1), handOver, { actor: office });
    expect(again).toMatchObject({ code: 'platform.act_not_now' });
    expect(recordQueryCalls(find).map(({ call }) => call)).toEqual([
      'GET /finds/',
      'GET /finds/counts/',
      'GET /finds/{uid}/history/',
    ]);
    expect(Object.keys(module.sentences)).toEqual(expect.arrayContaining(['FindCreated', 'FindGivenAway']));
    for (const [file, text] of Object.entries(files)) {
      const [, type] = /fixtures\/(\w+)\.v1\.json$/.exec(file) ?? [];
      if (type) recordEvents(find)[type]!.data.parse(JSON.parse(text));
    }
  });
});

describe('does not compile', () => {
  it('any of ten mistakes', () => expect(mistakes.length).toBeGreaterThanOrEqual(10));

  it.each(
    mistakes.map((mistake, index) => [mistake.mistaken || `without ${mistake.written}`, mistake, index] as const),
  )('%s', (_, { says }, index) => {
    expect(errorsIn(inFolder(index)).join('\n')).toContain(says);
  });
});
