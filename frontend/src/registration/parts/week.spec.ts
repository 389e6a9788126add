import { describe, expect, it } from 'vitest';
import { blocksOf, clashesWith, clockTime, type PlacedAs, type PlacedLesson } from './week.ts';

const monday = { days: '1000000', weeks: '1111', start: 600, length: 80 };
const placed = (course: string, meeting: typeof monday, as: PlacedAs = 'card'): PlacedLesson => ({
  course,
  code: course.toUpperCase(),
  label: course,
  meetings: [meeting],
  as,
});

describe('the week grid', () => {
  it('names the courses that a tried lesson would clash with, each once with its meeting, but never its own course', () => {
    expect(
      clashesWith([monday], 'db', [
        placed('algo', monday),
        placed('algo', monday),
        placed('db', monday),
        placed('art', monday, 'waiting'),
        placed('hist', { ...monday, days: '0100000' }),
      ]),
    ).toEqual([
      { course: 'algo', label: 'algo', as: 'card', meeting: monday },
      { course: 'art', label: 'art', as: 'waiting', meeting: monday },
    ]);
  });

  it('marks what is held or waited for where it overlaps with the card', () => {
    expect(blocksOf([placed('algo', monday), placed('art', monday, 'waiting')]).map(block => block.clash)).toEqual([
      true,
      true,
    ]);
  });

  it('marks the tried block and the block it hits', () => {
    const blocks = blocksOf([placed('algo', monday), placed('db', { ...monday, start: 660 }, 'tried')]);
    expect(blocks.map(block => [block.code, block.as, block.clash])).toEqual([
      ['ALGO', 'card', true],
      ['DB', 'tried', true],
    ]);
  });

  it('puts one block on every day of a meeting', () => {
    expect(blocksOf([placed('pe', { ...monday, days: '1010100' })]).map(block => block.day)).toEqual([0, 2, 4]);
  });

  it('writes minutes as a clock does', () => expect(clockTime(545)).toBe('09:05'));
});
