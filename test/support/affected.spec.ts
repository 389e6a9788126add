import { describe, expect, it } from 'vitest';
import type { Source } from '../architecture/sources.ts';
import { affectedTests } from './affected.ts';

const source = (file: string, ...imports: (string | { type: string })[]): Source => ({
  file,
  text: '',
  imports: imports.map(each =>
    typeof each === 'string'
      ? { specifier: each, target: each, typeOnly: false }
      : { specifier: each.type, target: each.type, typeOnly: true },
  ),
});
const sources: Source[] = [
  source('a/seats.ts'),
  source('a/decide.ts', 'a/seats.ts'),
  source('a/decide.spec.ts', 'a/decide.ts'),
  source('a/view.spec.ts', { type: 'a/seats.ts' }),
  source('frontend/src/a/screen.tsx', 'a/seats.ts'),
  source('frontend/src/a/module.ts', 'frontend/src/a/screen.tsx'),
  source('frontend/src/app/menu.spec.ts', 'frontend/src/a/module.ts'),
  { file: 'a/texts.spec.ts', text: 'const files = import.meta.glob("*")', imports: [] },
  source('test/architecture/imports.spec.ts'),
];
const always = ['a/texts.spec.ts', 'test/architecture/imports.spec.ts'];

describe('tests that a change may affect', () => {
  it.each([
    ['reach it by their imports, near or far', ['a/seats.ts'], ['a/decide.spec.ts']],
    ['are themselves what changed', ['a/view.spec.ts'], ['a/view.spec.ts']],
    ['do not only name its types', ['a/decide.ts'], ['a/decide.spec.ts']],
    ['do not only know the screens that a module lists', ['frontend/src/a/screen.tsx'], []],
    ['read files, whatever changed', [], []],
  ])('%s', (_, changed, expected) =>
    expect(affectedTests(sources, new Set(changed)).sort()).toEqual([...expected, ...always].sort()),
  );
});
