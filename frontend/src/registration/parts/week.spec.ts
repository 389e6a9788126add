import { describe, expect, it } from 'vitest';
import { courseInfo, id, lesson } from '../testing/answers.ts';
import { firstChoice } from './lesson-choice.ts';
import { sectionsOf } from './sections.ts';
import { lanesOf, weeksText } from './week-layout.ts';
import { clashesWith, type PlacedAs, type PlacedLesson } from './clashes.ts';
import { blocksOf, clockTime, neighbour, untimed } from './week.ts';

const monday = { days: '1000000', weeks: '1111', start: 600, length: 80 };
const placed = (number: number, meeting: typeof monday, as: PlacedAs = 'card'): PlacedLesson => ({
  course: id('0', number),
  code: `C-${number}`,
  label: `Course ${number}`,
  as,
  lesson: lesson(number, { meetings: [meeting] }),
});
const clashing = (one: PlacedLesson[]) => blocksOf(one).map(block => block.clashes.map(({ label }) => label));

describe('what overlaps in a week', () => {
  it('is named by its courses, each once with its meeting, but never the own course', () => {
    expect(
      clashesWith([monday], id('0', 2), [
        placed(1, monday),
        placed(1, monday),
        placed(2, monday),
        placed(3, monday, 'waiting'),
        placed(4, { ...monday, days: '0100000' }),
      ]).map(({ label, as, meeting }) => [label, as, meeting]),
    ).toEqual([
      ['Course 1', 'card', monday],
      ['Course 3', 'waiting', monday],
    ]);
  });

  it('is marked where something is held or waited for, not between lessons of the card', () => {
    expect(clashing([placed(1, monday), placed(2, monday, 'waiting')])).toEqual([['Course 2'], ['Course 1']]);
    expect(clashing([placed(1, monday), placed(2, monday)])).toEqual([[], []]);
  });
});

describe('the sections of a course in the week', () => {
  const info = courseInfo(1, {
    lessons: [
      lesson(1),
      lesson(2, { left: 0 }),
      lesson(3, { status: 'blocked' }),
      lesson(4, { start: 900 }),
      lesson(5, { meetings: [] }),
    ],
  });
  const sections = (had: PlacedLesson[] = [], picked = id('c', 4)) =>
    sectionsOf(info, { flux: info.fluxes[0]!.uid, byLoadType: { lecture: picked } }, had, 'Course 1');

  it('look free, full, closed or picked; one without a time stands after the week', () => {
    expect(blocksOf([], sections()).map(block => [block.lesson.section, block.look, block.day])).toEqual([
      ['L-1', 'open', 0],
      ['L-2', 'full', 0],
      ['L-3', 'closed', 0],
      ['L-4', 'picked', 0],
      ['L-5', 'open', untimed],
    ]);
  });

  it('say what they overlap with, as does what they overlap with once they are picked', () => {
    const other = placed(9, { ...monday, start: 890 });
    const clashing = (picked: string) =>
      blocksOf([other], sections([other], picked))
        .filter(block => block.clashes.length > 0)
        .map(block => block.lesson.section);
    expect(clashing(id('c', 1))).toEqual(['L-4']);
    expect(clashing(id('c', 4))).toEqual(['L-9', 'L-4']);
  });

  it('stand in the place of the own lessons of the course, which keep their look', () => {
    const mine = courseInfo(1, { status: 'registered', lessons: [lesson(1, { mine: true, left: 0 }), lesson(2)] });
    mine.fluxes[0]!.mine = true;
    const had = placed(1, monday);
    const own = { ...had, lesson: mine.fluxes[0]!.lessons[0]! };
    expect(
      blocksOf([own], sectionsOf(mine, firstChoice(mine.fluxes), [own], 'Course 1')).map(block => block.look),
    ).toEqual(['card', 'open']);
  });
});

describe('the blocks of a week', () => {
  it('stand on every day of a meeting', () => {
    expect(blocksOf([placed(1, { ...monday, days: '1010100' })]).map(block => block.day)).toEqual([0, 2, 4]);
  });

  it('of different weeks stand side by side, the earlier weeks first, and say which', () => {
    const blocks = blocksOf([placed(1, { ...monday, weeks: '0011' }), placed(2, { ...monday, weeks: '1100' })]);
    expect(blocks.map(block => [block.code, weeksText(block.weeks), lanesOf(blocks).get(block.key)!.lane])).toEqual([
      ['C-2', '1–2', 0],
      ['C-1', '3–4', 1],
    ]);
    expect(blocks.flatMap(block => block.clashes)).toEqual([]);
  });

  it('are reached by arrow keys: through the day, and to the nearest time of another day', () => {
    const at = (key: string, day: number, start: number) => ({ key, day, start, end: start + 50 });
    const blocks = [at('a', 0, 540), at('b', 0, 780), at('c', 2, 600), at('d', 2, 720)];
    expect(['ArrowDown', 'ArrowRight', 'ArrowLeft', 'End', 'x'].map(key => neighbour(blocks, 'b', key))).toEqual([
      'c',
      'd',
      undefined,
      'd',
      undefined,
    ]);
    expect(['ArrowUp', 'ArrowLeft', 'Home'].map(key => neighbour(blocks, 'c', key))).toEqual(['b', 'a', 'a']);
  });

  it('write minutes as a clock does', () => expect(clockTime(545)).toBe('09:05'));
});

describe('the weeks of a lesson', () => {
  it.each([
    ['1111', ''],
    ['1110', '1–3'],
    ['1010', '1, 3'],
    ['0111', '2–4'],
  ])('%s', (weeks, text) => expect(weeksText(weeks)).toBe(text));
});

it('lessons that meet stand side by side, those that follow each other below each other', () => {
  const block = (key: string, day: number, start: number, end: number) => ({ key, day, start, end });
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
