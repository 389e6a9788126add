import { describe, expect, it } from 'vitest';
import { stepped } from './week-layout.ts';

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
