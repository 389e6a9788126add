import { describe, expect, it } from 'vitest';
import { ageOf } from './age.ts';
import { browserName } from './circumstances.ts';
import { draw, pointOn } from './strokes.ts';

const at = (text: string): number => Date.parse(text);

describe('the age of a bug', () => {
  it.each([
    ['2026-09-01T08:30:00.000Z', null, { unit: 'minutes', count: 30 }],
    ['2026-09-01T05:00:00.000Z', null, { unit: 'hours', count: 4 }],
    ['2026-08-29T08:00:00.000Z', null, { unit: 'days', count: 3 }],
    ['2026-08-01T08:00:00.000Z', '2026-08-01T08:20:00.000Z', { unit: 'minutes', count: 20 }],
    ['2026-09-01T10:00:00.000Z', null, { unit: 'minutes', count: 0 }],
  ] as const)('of one from %s, performed %s', (from, to, age) =>
    expect(ageOf(from, to, at('2026-09-01T09:00:00.000Z'))).toEqual(age),
  );
});

describe('a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
      'Chrome 139, Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0', 'Edge 139, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox 141, Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari 18, iOS'],
    ['Lynx/2.9', 'Lynx/2.9'],
  ])('%s is called %s', (agent, name) => expect(browserName(agent)).toBe(name));
});

describe('a pen', () => {
  it('draws where the finger is, though the picture is shown smaller than it is', () => {
    const box = { left: 100, top: 50, width: 400, height: 200 };
    expect(pointOn(box, { width: 1600, height: 800 }, { clientX: 200, clientY: 100 })).toEqual([400, 200]);
  });
  it('draws the picture first, then each line in its order, and a touch as a dot', () => {
    const done: unknown[] = [];
    const context = {
      drawImage: () => done.push('picture'),
      beginPath: () => undefined,
      moveTo: (...point: number[]) => done.push(['from', ...point]),
      lineTo: (...point: number[]) => done.push(['to', ...point]),
      stroke: () => done.push('line'),
    };
    draw(context as never, {} as never, [
      {
        pen: 'mark',
        points: [
          [1, 2],
          [3, 4],
        ],
      },
      { pen: 'cover', points: [[5, 6]] },
      { pen: 'mark', points: [] },
    ]);
    expect(done).toEqual(['picture', ['from', 1, 2], ['to', 3, 4], 'line', ['from', 5, 6], ['to', 5, 6], 'line']);
  });
});
