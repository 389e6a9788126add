import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { alphabets, cut, styleSheet } from './fonts.ts';

// What cuts fonts knows Node's own bytes, not those of jsdom's window.
vi.hoisted(() => vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer)));

const folder = path.join(import.meta.dirname, '../src/theme/fonts');
const texts = import.meta.glob<object>(
  ['../src/*/i18n/**/{ru,kk,en,ky}.ts', '../../event-schemas/src/*/{words,i18n/*}/{ru,kk,en,ky}.ts'],
  { eager: true, import: 'default' },
);
const said = (text: unknown): string =>
  typeof text === 'string'
    ? text
    : Object.values(text as object)
        .map(said)
        .join('');

describe('the fonts', () => {
  it.each(Object.entries(alphabets))('%s is what is cut out of Inter', async (name, alphabet) => {
    expect((await cut(alphabet)).equals(readFileSync(path.join(folder, `${name}.woff2`)))).toBe(true);
  });

  it('are named by the style sheet that is written with them', () => {
    const words = (sheet: string): string => sheet.replace(/\s+/g, ' ');
    expect(words(readFileSync(path.join(folder, 'fonts.css'), 'utf8'))).toBe(words(styleSheet()));
  });

  it('have every letter of every text in four languages', () => {
    const has = (letter: string): boolean =>
      Object.values(alphabets).some(({ spans }) =>
        spans.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to),
      );
    const letters = new Set(said(Object.values(texts)).match(/\p{L}|\p{N}/gu));
    expect(letters.size).toBeGreaterThan(100);
    expect([...letters].filter(letter => !has(letter))).toEqual([]);
  });

  it('of two alphabets never claim one letter, or both would be loaded for it', () => {
    const all = Object.values(alphabets).flatMap(({ spans }) =>
      spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
    );
    expect(all.length).toBe(new Set(all).size);
  });
});
