import { describe, expect, it } from 'vitest';
import { blocksOf, clashesWith, clockTime, overlap, type PlacedLesson } from './week.ts';

const monday = { days: '1000000', weeks: '1111', start: 600, length: 80 };
const placed = (course: string, meeting: typeof monday, tried = false): PlacedLesson => ({ course, code: course.toUpperCase(), label: course, meetings: [meeting], tried });

describe('the week grid', () => {
  it('sees an overlap of minutes on the same day in a shared week', () => {
    expect(overlap(monday, { ...monday, start: 670 })).toBe(true);
    expect(overlap(monday, { ...monday, start: 680 })).toBe(false);
    expect(overlap(monday, { ...monday, days: '0100000' })).toBe(false);
    expect(overlap({ ...monday, weeks: '1100' }, { ...monday, weeks: '0011' })).toBe(false);
  });

  it('names the courses that a tried lesson would clash with, but never its own course', () => {
    expect(clashesWith([monday], 'db', [placed('algo', monday), placed('db', monday), placed('hist', { ...monday, days: '0100000' })])).toEqual(['ALGO']);
  });

  it('marks the tried block and the block it hits', () => {
    const blocks = blocksOf([placed('algo', monday), placed('db', { ...monday, start: 660 }, true)]);
    expect(blocks.map(block => [block.code, block.tried, block.clash])).toEqual([['ALGO', false, true], ['DB', true, true]]);
  });

  it('puts one block on every day of a meeting', () => {
    expect(blocksOf([placed('pe', { ...monday, days: '1010100' })]).map(block => block.day)).toEqual([0, 2, 4]);
  });

  it('writes minutes as a clock does', () => expect(clockTime(545)).toBe('09:05'));
});
