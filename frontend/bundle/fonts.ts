import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * `npm run fonts -w frontend`: cuts Inter to the alphabets that are written here, one variable file for each, and writes the style sheet that
 * names them. A browser takes the files whose letters stand on the page.
 */
const folder = path.join(import.meta.dirname, '../src/theme/fonts');
const inter = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));

type Span = readonly [from: number, to: number];
const one = (letters: string): Span[] =>
  [...letters].map(letter => [letter.codePointAt(0)!, letter.codePointAt(0)!] as const);

/** Each alphabet with the file of Inter that has its letters. */
export const alphabets: Readonly<Record<string, { from: string; spans: readonly Span[] }>> = {
  latin: { from: 'latin', spans: [[0x20, 0x7e], ...one('\u00a0§«»°±·×–—‘’“”„…•‹›€−')] },
  // Names of people from elsewhere: é, ü, ß; ğ, ş, ł; sums in tenge and roubles.
  'latin-more': { from: 'latin', spans: [...one('¡¿'), [0xc0, 0xd6], [0xd8, 0xf6], [0xf8, 0xff]] },
  'latin-ext': { from: 'latin-ext', spans: [[0x100, 0x17f], ...one('₸₽')] },
  cyrillic: { from: 'cyrillic', spans: [...one('ЁЄІЇ'), [0x410, 0x44f], ...one('ёєіїҰұ№')] },
  'cyrillic-ext': { from: 'cyrillic-ext', spans: one('ҒғҚқҢңҮүҺһӘәӨө') },
};

/** Kerning, marks, and figures of one width; not the alternates that nothing here asks for. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];
const weights = { min: 400, max: 700, default: 400 };

export async function cut({ from, spans }: (typeof alphabets)[string]): Promise<Buffer> {
  const text = spans
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join('');
  return subsetFont(readFileSync(path.join(inter, `files/inter-${from}-wght-normal.woff2`)), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    variationAxes: { wght: weights },
  });
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
export const unicodeRange = (spans: readonly Span[]): string =>
  spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');

/** Until Inter is there a font of the system stands in its place, as wide and as high as Inter, so that nothing moves when it comes. */
const standIn = `@font-face {
  font-family: 'Inter Stand-in';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto');
  size-adjust: 107.06%;
  ascent-override: 90.49%;
  descent-override: 22.56%;
  line-gap-override: 0%;
}
`;
const face = (name: string, spans: readonly Span[]): string => `@font-face {
  font-family: 'Inter Variable';
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url(./${name}.woff2) format('woff2');
  unicode-range: ${unicodeRange(spans)};
}
`;
export const styleSheet = (): string =>
  [
    '/* Written by frontend/bundle/fonts.ts. */\n',
    ...Object.entries(alphabets).map(([name, { spans }]) => face(name, spans)),
    standIn,
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, alphabet] of Object.entries(alphabets))
    writeFileSync(path.join(folder, `${name}.woff2`), await cut(alphabet));
  writeFileSync(path.join(folder, 'fonts.css'), styleSheet());
}
