import { describe, expect, it } from 'vitest';
import { brokenRules, cycles, rules, standsOn } from './rules.ts';
import { importsOf, readSources, type Source } from './sources.ts';

const sources = readSources();
const file = (name: string, ...targets: string[]): Source => ({
  file: name,
  text: '',
  imports: targets.map(target => ({ specifier: target, target, typeOnly: false })),
});

describe('who imports whom', () => {
  it('reads the whole tree', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(1000);
  });
  it('keeps every rule', () => expect(brokenRules(sources)).toEqual([]));
  it('has no ring of files that import each other, be it for types alone', () => expect(cycles(sources)).toEqual([]));
  it('has no import that leads nowhere', () => {
    expect(
      sources.flatMap(source =>
        source.imports.filter(({ target }) => target === null).map(({ specifier }) => `${source.file}: ${specifier}`),
      ),
    ).toEqual([]);
  });
});

describe('the rules themselves', () => {
  it.each([
    ['command-service/src/a/x.ts', 'projection-service/src/a/y.ts'],
    ['platform/src/http/x.ts', 'event-schemas/src/curriculum/records.ts'],
    ['platform/src/http/x.ts', 'command-service/src/service.ts'],
    ['event-schemas/src/a/x.ts', 'pg'],
    ['command-service/src/a/x.ts', 'command-service/src/b/y.ts'],
    ['frontend/src/audit/x.tsx', 'frontend/src/registration/parts/y.tsx'],
    ['frontend/src/audit/x.tsx', 'platform/src/ids/ids.ts'],
    ['platform/src/ids/x.ts', 'platform/src/ids/ids.spec.ts'],
    ['event-schemas/src/a/screens.ts', 'event-schemas/src/a/entities.ts'],
  ])('refuse that %s imports %s', (from, to) => expect(brokenRules([file(from, to)])).toHaveLength(1));

  it.each([
    ['command-service/src/service.ts', 'command-service/src/a/module.ts'],
    ['command-service/src/a/x.ts', 'command-service/src/a/b/y.ts'],
    ['frontend/src/audit/x.tsx', 'frontend/src/registration/api.ts'],
    ['frontend/src/audit/x.tsx', 'frontend/src/shell/y.tsx'],
    ['platform/src/http/x.ts', 'event-schemas/src/kernel/roles.ts'],
    ['event-schemas/src/a/screens.ts', 'event-schemas/src/a/roles.ts'],
  ])('allow that %s imports %s', (from, to) => expect(brokenRules([file(from, to)])).toEqual([]));

  it('see a ring', () =>
    expect(cycles([file('a.ts', 'b.ts'), file('b.ts', 'c.ts'), file('c.ts', 'a.ts')])).toEqual([
      'a.ts → b.ts → c.ts → a.ts',
    ]));
  it('see a ring that an import of a type closes', () => {
    const types = { file: 'b.ts', text: '', imports: [{ specifier: './a.ts', target: 'a.ts', typeOnly: true }] };
    expect(cycles([file('a.ts', 'b.ts'), types])).toEqual(['a.ts → b.ts → a.ts']);
  });
  it('see a ring however it is imported: as a value, a type, by its namespace, when it is needed, or handed on', () => {
    const inline = 'import';
    const known = new Set(['a/b.ts', 'platform/src/c.ts']);
    const targets = (text: string) => importsOf('a/x.ts', text, known).map(({ target }) => target);
    for (const text of [
      `import { b } from './b.ts';`,
      `import './b.ts';`,
      `import type { B } from './b.ts';`,
      `import * as b from './b.ts';`,
      `export { b } from './b.ts';`,
      `export * from './b.ts';`,
      `export const load = () => import('./b.ts');`,
      `export let b: ${inline}('./b.ts').B;`,
    ])
      expect([...new Set(targets(text))], text).toEqual(['a/b.ts']);
    expect(targets(`import { c } from '@portal/platform/c.ts';`)).toEqual(['platform/src/c.ts']);
  });
  it('let modules stand on others in one direction only', () => {
    const order = ['registration', ...Object.keys(standsOn)];
    expect(
      Object.entries(standsOn).flatMap(([module, lower]) =>
        lower.filter(one => order.lastIndexOf(one) >= order.lastIndexOf(module)),
      ),
    ).toEqual([]);
    expect(
      brokenRules([file('command-service/src/registration/x.ts', 'command-service/src/teacher-requests/y.ts')]),
    ).toHaveLength(1);
  });
  it('have a reason each', () => expect(rules.every(({ why }) => why.length > 10)).toBe(true));
});
