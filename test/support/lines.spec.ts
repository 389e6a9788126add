import { expect, it } from 'vitest';
import { readSources } from '../architecture/sources.ts';
import { linesOf } from './lines.ts';

const column = (markdown: string, module: string): Record<string, string> => {
  const [head, , ...rows] = markdown
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => line.split('|').map(cell => cell.trim()));
  const at = head!.indexOf(module);
  return Object.fromEntries(rows.slice(0, 8).flatMap(cells => (cells[at] ? [[cells[1]!, cells[at]]] : [])));
};

it('counts lines and files of a module by kind, and what modules share apart', () => {
  const said = linesOf([
    { file: 'event-schemas/src/lending/events.ts', text: 'one\ntwo\n' },
    { file: 'event-schemas/src/lending/errors.ts', text: 'one\n' },
    { file: 'event-schemas/src/kernel/bounds.ts', text: 'one\n' },
    { file: 'command-service/src/lending/loan/lend.ts', text: 'one\ntwo\nthree\n' },
    { file: 'command-service/src/lending/loan/lend.spec.ts', text: 'one\n' },
    { file: 'frontend/src/lending/i18n/kk.ts', text: 'one\n' },
    { file: 'frontend/src/shell/menu.tsx', text: 'one\n' },
    { file: 'platform/src/service.ts', text: 'one\n' },
    { file: 'test/run.ts', text: 'one\n' },
  ]);
  expect(column(said, 'lending')).toEqual({
    'events and schemas': '2 (1)',
    commands: '3 (1)',
    texts: '2 (2)',
    tests: '1 (1)',
    all: '8 (5)',
  });
  expect(said).toContain('| event-schemas/src/kernel | 1 (1) |  |');
  expect(said).toContain('| frontend/src/shell | 1 (1) |  |');
  expect(said).toContain('| platform | 1 (1) |  |');
  expect(said).toContain('| test |  | 1 (1) |');
});

it('has a column for each module of the portal, and counts every file once', () => {
  const sources = readSources();
  const said = linesOf(sources);
  expect(column(said, 'registration')['commands']).toMatch(/^\d+ \(\d+\)$/);
  const shared = said.split('What the modules share:')[1]!;
  const files = [column(said, 'all')['all']!, ...[...shared.matchAll(/\d+ \(\d+\)/g)].map(([size]) => size)];
  expect(files.reduce((sum, size) => sum + Number(/\((\d+)\)/.exec(size)![1]), 0)).toBe(sources.length);
});
