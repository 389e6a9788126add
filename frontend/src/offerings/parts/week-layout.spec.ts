import { describe, expect, it } from 'vitest';
import { lanesOf, stepped, type WeekBlock } from './week-layout.ts';

const block = (key: string, day: number, start: number, end: number): WeekBlock => ({
  key,
  day,
  start,
  end,
  title: key,
  note: '',
  clashes: [],
  movable: true,
});

describe('arrow keys move a lesson', () => {
  const at = { day: 1, start: 600, end: 650 };
  it.each([
    ['ArrowLeft', { day: 0, start: 600 }],
    ['ArrowRight', { day: 2, start: 600 }],
    ['ArrowUp', { day: 1, start: 570 }],
    ['ArrowDown', { day: 1, start: 630 }],
    ['Home', null],
  ])('%s', (key, to) => expect(stepped(at, key, 6)).toEqual(to));
  it('not out of the week, nor out of the day', () => {
    expect(stepped({ ...at, day: 0 }, 'ArrowLeft', 6)).toBeNull();
    expect(stepped({ ...at, day: 5 }, 'ArrowRight', 6)).toBeNull();
    expect(stepped({ day: 0, start: 0, end: 50 }, 'ArrowUp', 6)).toBeNull();
    expect(stepped({ day: 0, start: 1400, end: 1440 }, 'ArrowDown', 6)).toBeNull();
  });
});

it('lessons that meet stand side by side, those that follow each other below each other', () => {
  const lanes = lanesOf([
    block('a', 0, 540, 600),
    block('b', 0, 570, 630),
    block('c', 0, 600, 660),
    block('d', 1, 540, 600),
  ]);
  expect(Object.fromEntries(lanes)).toEqual({
    a: { lane: 0, of: 2 },
    b: { lane: 1, of: 2 },
    c: { lane: 0, of: 2 },
    d: { lane: 0, of: 1 },
  });
});
