import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, test } from 'vitest';
import { CopyThemes, SetThemes } from './commands.ts';
import { readPlan } from './plan-file.ts';
import { ann, at, by, journal, opened, other, period, places, zone } from './testing/world.ts';

const now = at('2026-09-10');
const theme = (session: number, text: string): JournalEvent => ({
  type: 'SessionConfigured',
  data: { session, on: places[session - 1]!.date, theme: text, comment: '' },
});
const line = (session: number, text: string, date: string | null = null) => ({
  line: session + 1,
  session,
  date,
  theme: text,
});
const codeOf = (outcome: unknown): string => (isRejection(outcome) ? outcome.code : 'done');

describe('a calendar plan', () => {
  const plan = (themes: ReturnType<typeof line>[], events: JournalEvent[] = [], actor?: string, when = now) =>
    given([...opened(), ...events]).when(SetThemes, { journal, zone, themes }, by(when, actor));
  test('writes what is new, and leaves what is the same', () =>
    expect(plan([line(1, 'Intro', '2026-09-02'), line(2, 'Loops')], [theme(1, 'Intro')])).toEqual([
      [theme(2, 'Loops')],
    ]));
  test('keeps the comment of a class', () => {
    const noted: JournalEvent = {
      type: 'SessionConfigured',
      data: { session: 1, on: '2026-09-02', theme: '', comment: 'late' },
    };
    expect(plan([line(1, 'Intro')], [noted])).toMatchObject([[{ data: { theme: 'Intro', comment: 'late' } }]]);
  });
  test('is refused whole, with every line that is wrong', () =>
    expect(
      plan([line(1, 'Intro'), line(9, 'No such'), line(2, 'Loops', '2026-09-08'), line(1, 'Twice')]),
    ).toMatchObject({
      code: 'platform.import_broken',
      params: {
        count: 3,
        rows: [
          { line: 10, rejection: { code: 'journals.no_session' } },
          { line: 3, rejection: { code: 'journals.plan_date', params: { number: 2, date: '2026-09-07' } } },
          { line: 2, rejection: { code: 'journals.plan_twice' } },
        ],
      },
    }));
  test('does not write in a closed week, but may name its classes', () => {
    const late = at('2026-09-20');
    expect(plan([line(1, 'Intro')], [], undefined, late)).toMatchObject({
      params: { rows: [{ rejection: { code: 'journals.week_blocked' } }] },
    });
    expect(plan([line(1, 'Intro'), line(2, 'Loops')], [theme(1, 'Intro')], undefined, late)).toEqual([
      [theme(2, 'Loops')],
    ]);
  });
  test('is the teacher’s own', () => expect(codeOf(plan([line(1, 'x')], [], other))).toBe('journals.not_your_journal'));
});

describe('the file of a calendar plan', () => {
  test('is read with any delimiter, days as people write them, and without days', () => {
    expect(readPlan('number;date;start;theme\n1;02.09.2026;10:00;Введение\n2;;;Циклы\n').themes).toEqual([
      line(1, 'Введение', '2026-09-02'),
      line(2, 'Циклы'),
    ]);
    expect(readPlan('Theme\tNumber\nIntro\t1\n').themes).toEqual([line(1, 'Intro')]);
  });
  test('has its faults by their lines', () =>
    expect(
      readPlan(`number,date,theme\nx,,a\n1,31.02.2026,b\n2,,${'c'.repeat(501)}\n3,,d\n`).faults.map(
        ({ line: at_, rejection }) => [at_, rejection.code],
      ),
    ).toEqual([
      [2, 'platform.cell_number'],
      [3, 'platform.cell_day'],
      [4, 'journals.theme_long'],
    ]));
  test('needs its columns', () => expect(() => readPlan('date,theme\n')).toThrow('platform.import_column_missing'));
});

describe('themes of a parallel group', () => {
  const parallel = '0199a0c4-5b00-7000-8000-000000000077';
  const from = `${parallel}.${period}`;
  const copy = (own: JournalEvent[], theirs: JournalEvent[], changes: object = {}, actor?: string) =>
    given([...opened(), ...own], [...opened({ lesson: parallel, teacher: other, ...changes }), ...theirs]).when(
      CopyThemes,
      { journal, from, zone },
      by(now, actor),
    );
  test('go where nothing is written, class by class', () =>
    expect(copy([theme(2, 'Mine')], [theme(1, 'Intro'), theme(2, 'Loops'), theme(3, 'Types')])).toEqual([
      [theme(1, 'Intro'), theme(3, 'Types')],
      [],
    ]));
  test('count the classes that are held', () => {
    const off: JournalEvent = {
      type: 'SessionCancelled',
      data: { session: 1, on: '2026-09-02', comment: '', cleared: [] },
    };
    expect(copy([], [off, theme(2, 'Intro')])).toEqual([[theme(1, 'Intro')], []]);
  });
  test('come from the same kind of lesson of the same course', () => {
    expect(codeOf(copy([], [theme(1, 'x')], { load_type: 'lecture' }))).toBe('journals.not_parallel');
    expect(codeOf(copy([], [theme(1, 'x')], { offering: ann }))).toBe('journals.not_parallel');
    expect(codeOf(given(opened(), []).when(CopyThemes, { journal, from, zone }, by(now)))).toBe(
      'journals.not_parallel',
    );
  });
  test('where there is nothing to take it says so', () => {
    expect(codeOf(copy([], []))).toBe('journals.no_themes');
    expect(codeOf(copy([theme(1, 'Mine')], [theme(1, 'Intro')]))).toBe('journals.no_themes');
  });
  test('are taken by the teacher of the journal', () =>
    expect(codeOf(copy([], [theme(1, 'x')], {}, other))).toBe('journals.not_your_journal'));
});
