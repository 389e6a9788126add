import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Paper } from './paper.ts';
import { renderPaper } from './render.ts';

const letters = 'ӘҒҚҢӨҰҮҺІәғқңөұүһі';
const paper: Paper = {
  title: 'Ведомость № 12/2026',
  over: [letters],
  under: ['қорытынды'],
  facts: [['Пән', 'Математика']],
  table: {
    heads: ['№', 'Студент', 'Баға'],
    widths: [24, null, 50],
    centred: [0, 2],
    rows: Array.from({ length: 120 }, (_, place) => [String(place + 1), `Студент ${place + 1}`, 'B+']),
  },
  sums: ['120'],
  signatures: [{ role: 'Оқытушы', name: 'Өмірзақов Қ.', signed: 'қол қойылды' }],
  check: { text: '7K3QD', address: 'https://portal.example/kk/check-statement?code=7K3QD' },
  foot: '№ 12/2026',
  pages: '{page}/{pages}',
};
/** Everything in the file that is packed, unpacked. */
function streamsOf(pdf: Buffer): string {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    try {
      found.push(inflateSync(pdf.subarray(at + 7, pdf.indexOf('endstream', at))).toString('latin1'));
    } catch {
      // It is not packed.
    }
  }
  return found.join('\n');
}

it('a paper is A4, has as many pages as its table needs, and every Kazakh and Kyrgyz letter', async () => {
  const pdf = await renderPaper(paper);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
  expect(text.match(/\/Type \/Page\b(?!s)/g)!.length).toBeGreaterThanOrEqual(3);
  // Which letter each sign of the font stands for: a letter that the font lacks would be none of them.
  const map = streamsOf(pdf).toLowerCase();
  const missing = [...letters].filter(
    letter => !map.includes(`<${letter.codePointAt(0)!.toString(16).padStart(4, '0')}>`),
  );
  expect(missing).toEqual([]);
});

it('a paper is the same whichever was printed before it: fonts are parsed once, letters are its own', async () => {
  const other = { ...paper, title: 'Statement 1', over: ['Quartz'], facts: [['Course', 'Jazz']] as const };
  const lettersIn = async (one: Paper): Promise<Set<string>> =>
    new Set(streamsOf(await renderPaper(one)).match(/<[0-9a-f]{4}>/gi));
  const first = await lettersIn(paper);
  await renderPaper(other);
  expect(await lettersIn(paper)).toEqual(first);
  // J of “Jazz” stands in the other paper alone.
  const letter = '<004A>';
  const has = (found: Set<string>) => [...found].some(one => one.toUpperCase() === letter);
  expect([has(first), has(await lettersIn(other))]).toEqual([false, true]);
});
