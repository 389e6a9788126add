import { stateSystem } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { Marks } from '@portal/event-schemas/grades/calculation/rating.ts';
import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { partsAfter, studentsTouched, type JournalParts } from '@portal/event-schemas/journals/parts.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { given } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journal as aggregate } from '../journals/journal.ts';
import { RecordParts } from './commands.ts';
import { marksOfStudents, takeRatings } from './ratings.ts';
import { fold } from './fold.ts';
import { gradeSheet } from './sheet.ts';
import * as of from './testing.ts';

const { sheet, student, main, zone } = of;
const shares = [
  { load_type: 'lecture', percent: 40 },
  { load_type: 'practice', percent: 60 },
];
const marked = (load_type: string, ...percents: number[]): Marks => ({
  load_type,
  marks: percents.length,
  hundredths: percents.reduce((sum, one) => sum + one * 100, 0),
});
const recorded = (number: number, percent: number | null, from_journals: boolean, total: number | null = null) => ({
  type: 'PartRecorded' as const,
  data: { student: student(number), part: 'rating' as const, percent, from_journals, total },
});
const taken = (events: readonly FinalGradesEvent[], ...marks: Marks[]) =>
  takeRatings(fold(gradeSheet, { status: 'none' }, events), new Map([[student(1), marks]]), { shares, systems: {} });
const one = [...of.opened, of.added(1)];

describe('ratings from journals', () => {
  it('come into the row of each student by the shares of the year', () =>
    expect(taken(one, marked('lecture', 70), marked('practice', 90, 80))).toEqual([recorded(1, 7900, true)]));
  it('come once: the same ones again change nothing', () =>
    expect(taken([...one, recorded(1, 7900, true)], marked('lecture', 70), marked('practice', 85))).toEqual([]));
  it('go where the journals say nothing any more, and leave what was written by hand', () => {
    expect(taken([...one, recorded(1, 7900, true)])).toEqual([recorded(1, null, false)]);
    expect(taken([...one, recorded(1, 7900, false)])).toEqual([]);
  });
  it('take the place of what was written by hand', () =>
    expect(taken([...one, recorded(1, 7900, false)], marked('practice', 80))).toEqual([recorded(1, 8000, true)]));
  it('bring the percent of a mark along that both parts give', () => {
    const filled: FinalGradesEvent[] = [
      ...one,
      recorded(1, 7900, true),
      { type: 'PartRecorded', data: { student: student(1), part: 'exam', percent: 8000 } },
      of.marked(1, 'C+'),
    ];
    expect(stateSystem.rating_weight).toBe(60);
    expect(taken(filled, marked('practice', 70))).toEqual([recorded(1, 7000, true, 74)]);
    expect(taken(filled, marked('practice', 90))).toEqual([recorded(1, 9000, true, null)]);
  });
  it('do not touch what the office has, and flow again into what it has sent back', () => {
    const sent = [...one, of.marked(1, 'B'), of.sent(1)];
    expect(taken(sent, marked('practice', 80))).toEqual([]);
    expect(taken([...sent, of.approved(1)], marked('practice', 80))).toEqual([]);
    expect(taken([...sent, of.rejected(1)], marked('practice', 80))).toEqual([recorded(1, 8000, true)]);
  });
  it('are none of an auditor, and of who is not on the stream any more', () => {
    expect(taken([...of.opened, of.added(1, [], true)], marked('practice', 80))).toEqual([]);
    expect(taken([...one, { type: 'RowClosed', data: { student: student(1) } }], marked('practice', 80))).toEqual([]);
  });
});

it('a rating that journals give is not written by hand, one that they do not give is', () => {
  const record = (events: readonly FinalGradesEvent[], part: 'rating' | 'exam') =>
    given(events).when(
      RecordParts,
      { sheet, part, rows: [{ student: student(1), percent: 5000 }], zone },
      { facts: of.known(), actor: of.as(main) },
    );
  const refused = record([...one, recorded(1, 7900, true)], 'rating');
  expect(isRejection(refused) && refused.code).toBe('grades.rating_of_journals');
  expect(isRejection(record([...one, recorded(1, 7900, true)], 'exam'))).toBe(false);
  expect(isRejection(record(one, 'rating'))).toBe(false);
});

/** Marks set, changed and cleared in one journal, in any order that its teacher can. */
const anyMarking = fc.array(
  fc.record({
    student: fc.integer({ min: 1, max: 3 }),
    session: fc.integer({ min: 1, max: 4 }),
    percent: fc.option(fc.integer({ min: 0, max: 10_000 })),
  }),
  { maxLength: 40 },
);

it('whatever teachers enter, the journal itself and the parts that pages read give the same marks', () =>
  fc.assert(
    fc.property(anyMarking, edits => {
      const head = { load_type: 'practice', offering: of.offering, flux: of.flux, discipline: of.discipline };
      const events: JournalEvent[] = [
        {
          type: 'JournalOpened',
          data: {
            ...head,
            load_type: 'practice',
            lesson: of.flux,
            study_period: of.term,
            teacher: main,
            preparation_levels: [],
            code: 'MAT',
            name: { ru: 'М', kk: 'М', en: 'M', ky: 'М' },
            section: '1',
            subgroup: '',
            opened_on: '2026-09-01',
          },
        },
      ];
      const stands = new Map<string, { code: string; percent: number }>();
      for (const { student: number, session, percent } of edits) {
        const key = `${session}.${number}`;
        const was = stands.get(key) ?? null;
        const place = { session, on: '2026-09-02', student: student(number) };
        if (percent !== null) {
          const mark = { code: String(percent / 100), percent: percent / 100 };
          events.push({ type: 'MarkSet', data: { ...place, ...mark, was } });
          stands.set(key, mark);
        } else if (was) {
          events.push({ type: 'MarkCleared', data: { ...place, was } });
          stands.delete(key);
        }
      }
      const journal = events.reduce((state, event) => aggregate.evolve(state, event), aggregate.initialState());
      const parts = new Map<string, JournalParts>();
      for (const event of events)
        for (const who of studentsTouched(event)) parts.set(who, partsAfter(parts.get(who) ?? null, who, event, head));
      const marks = marksOfStudents([journal]);
      for (const [who, { marks: count, hundredths }] of parts) {
        const own = marks.get(who) ?? [];
        expect(own.length).toBe(count);
        expect(own.reduce((sum, { hundredths: some }) => sum + some, 0)).toBe(hundredths);
      }
    }),
  ));

const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('take' as const),
    percents: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant('event' as const),
    event: fc.constantFrom(of.marked(1, 'B'), of.sent(1), of.approved(1), of.rejected(1), recorded(1, 4200, false)),
  }),
);
it('whatever happens to a row: while the office has it its rating stays, and taking twice is taking once', () =>
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), steps => {
      const events: FinalGradesEvent[] = [...one];
      for (const step of steps) {
        if (step.kind === 'event') {
          events.push(step.event);
          continue;
        }
        const before = fold(gradeSheet, { status: 'none' }, events);
        const row = before.status === 'opened' ? before.rows.get(student(1))! : undefined;
        const marks = step.percents.length > 0 ? [marked('practice', ...step.percents)] : [];
        const made = taken(events, ...marks);
        events.push(...made);
        expect(taken(events, ...marks)).toEqual([]);
        const isWithOffice = row?.sent === true && row.approved !== false;
        if (isWithOffice) expect(made).toEqual([]);
        else if (step.percents.length > 0) {
          const after = fold(gradeSheet, { status: 'none' }, events);
          const average = step.percents.reduce((sum, percent) => sum + percent, 0) / step.percents.length;
          const rating = after.status === 'opened' ? after.rows.get(student(1))!.rating : null;
          expect(rating).toBe(
            Math.floor(
              (2 * Math.round(average * 100 * step.percents.length) + step.percents.length) /
                (2 * step.percents.length),
            ),
          );
        }
      }
    }),
  ));
