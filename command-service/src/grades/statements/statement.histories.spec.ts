import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { gpaOf, type Attempt } from '@portal/event-schemas/grades/calculation/gpa.ts';
import type { FinalGradesEvent, StatementEvent } from '@portal/event-schemas/grades/events.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { fold } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationStanding } from '../../registration/standing/registration-standing.ts';
import { failures } from '../failures.ts';
import { gradeSheet } from '../sheet.ts';
import * as of from '../testing.ts';
import * as commands from './commands.ts';
import { statement, statementNumber } from './statement.ts';

const people = [of.main, of.co, of.office, of.otherOffice];
/** Who usually does it: a walk of strangers alone would never come as far as a correction. */
const usual = {
  draft: of.main,
  fill: of.main,
  send: of.main,
  approve: of.otherOffice,
  reject: of.office,
  sign: of.main,
  register: of.office,
  correct: of.office,
  discard: of.main,
};
const acts = Object.keys(usual) as (keyof typeof usual)[];
const marks = ['A', 'C', 'FX', 'F', 'P'];
const step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.constantFrom(...people),
  kind: fc.constantFrom('final' as const, 'retake' as const),
  /** Which of the statements that are there, the newest first. */
  which: fc.nat(2),
  mark: fc.constantFrom(...marks),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** The whole way of one statement, as it usually goes. */
const way = fc
  .record({
    first: fc.constantFrom('draft' as const, 'correct' as const),
    kind: step.map(({ kind }) => kind),
    mark: fc.constantFrom(...marks),
  })
  .map(({ first, ...one }): Step[] =>
    ([first, 'fill', 'send', 'approve', 'sign', 'register'] as const).map(act => ({
      ...{ act, ...one, which: 0 },
      who: act === 'fill' && first === 'correct' ? of.office : usual[act],
    })),
  );
/** Begun by mistake, and discarded at once. */
const mistake = fc
  .record({ first: fc.constantFrom('draft' as const, 'correct' as const), kind: step.map(({ kind }) => kind) })
  .map(({ first, kind }): Step[] => [
    { act: first, kind, mark: 'A', which: 0, who: usual[first] },
    { act: 'discard', kind, mark: 'A', which: 0, who: first === 'correct' ? of.office : of.main },
  ]);
const history = fc
  .array(
    fc.oneof(
      way,
      mistake,
      step.map(one => [one]),
    ),
    { minLength: 4, maxLength: 20 },
  )
  .map(parts => parts.flat());

test('whoever does whatever: a registered statement says the same for ever, numbers follow each other, each result counts once', () => {
  let registered = 0;
  let corrected = 0;
  let discarded = 0;
  fc.assert(
    fc.property(history, steps => {
      const log = new Map<string, any[]>();
      const events = (stream: string): any[] => log.get(stream) ?? [];
      const uids: string[] = [];
      const said = new Map<string, string>();
      const [one, other] = [of.student(1), of.student(2)];
      log.set('sheet', [
        ...of.opened,
        ...[of.added(1), of.added(2), of.marked(1, 'FX'), of.marked(2, 'B'), of.sent(1, 2), of.approved(1, 2)],
      ]);
      const stateOf = (uid: string) => fold(statement, events(uid) as StatementEvent[]);
      const sheetNow = () => fold(gradeSheet, events('sheet') as FinalGradesEvent[]);
      for (const [place, { act, who, kind, which, mark }] of steps.entries()) {
        const uid = uids.at(-1 - (which % Math.max(1, uids.length))) ?? '';
        const state = stateOf(uid);
        if (act !== 'draft' && state.status === 'NONE') continue;
        const fresh = uidOf(`statement ${place}`);
        const students = state.status === 'NONE' ? [] : state.rows.map(({ student }) => student);
        const corrects = state.status === 'NONE' ? null : state.corrects;
        const touched = { uid, sheet: of.sheet, students, discipline: of.discipline };
        const people = [...students.map(who => `standing ${who}`), ...students.map(who => `failures ${who}`)];
        const numbers = `numbers ${state.status === 'NONE' ? '' : state.kind}`;
        const [definition, data, streams]: [any, object, string[]] =
          act === 'draft'
            ? [commands.DraftStatement, { uid: fresh, sheet: of.sheet, kind }, [fresh, 'sheet']]
            : act === 'correct'
              ? [commands.CorrectStatement, { uid: fresh, old: uid, sheet: of.sheet, reason: 'A slip' }, [fresh, uid]]
              : act === 'approve'
                ? [commands.approveStatement(students.length), touched, [uid, 'sheet', ...people]]
                : act === 'sign' || act === 'register'
                  ? [
                      commands.signStatement(students.length, corrects !== null),
                      { ...touched, kind, year: 2026, corrects },
                      [uid, 'sheet', ...people, numbers, ...(corrects ? [corrects] : [])],
                    ]
                  : act === 'discard'
                    ? [
                        commands.discardStatement(corrects !== null),
                        { uid, sheet: of.sheet, corrects, reason: 'A mistake' },
                        [uid, 'sheet', ...(corrects ? [corrects] : [])],
                      ]
                    : act === 'fill'
                      ? [
                          commands.FillStatement,
                          { uid, sheet: of.sheet, rows: students.map(student => ({ student, mark })) },
                          [uid],
                        ]
                      : act === 'send'
                        ? [commands.SendStatement, { uid, sheet: of.sheet }, [uid]]
                        : [commands.RejectStatement, { uid, sheet: of.sheet, comment: 'No' }, [uid]];
        const states = streams.map((stream, at) => fold(definition.aggregates[at], events(stream)));
        const moment = { now: '2026-09-01T08:00:00.000Z', actor: of.as(who) };
        const decided = definition.decide(data, states, { systems: {} }, moment, () => sheetNow());
        if (isRejection(decided)) continue;
        decided.forEach((added: any[], at: number) => {
          if (added.length > 0) log.set(streams[at]!, [...events(streams[at]!), ...added]);
        });
        if (act === 'draft' || act === 'correct') uids.push(fresh);

        registered += decided.flat().filter(({ type }: any) => type === 'StatementRegistered').length;
        discarded += decided.flat().filter(({ type }: any) => type === 'StatementDiscarded').length;
        corrected += decided.flat().filter(({ type }: any) => type === 'RowsCorrected').length;
        for (const known of uids) {
          const now = stateOf(known);
          if (now.status === 'NONE' || now.number === null) continue;
          const { kind, sheet, original, rows, number, year, code, corrects, reason } = now;
          const content = JSON.stringify({ kind, sheet, original, rows, number, year, code, corrects, reason });
          expect(said.get(known) ?? content).toBe(content);
          said.set(known, content);
          expect([now.signed_teacher, now.signed_office].every(Boolean)).toBe(true);
        }
        for (const of of ['final', 'retake']) {
          const given = events(`numbers ${of}`).map(({ data }) => data.number as number);
          expect(given).toEqual(given.map((_, place) => place + 1));
          expect(fold(statementNumber, events(`numbers ${of}`))).toEqual({ number: given.length });
        }
        // One result of a student, that of the last attempt; failures are those attempts that ended so.
        const sheet = sheetNow();
        if (sheet.status === 'none') throw new Error('It was opened');
        for (const student of [one, other]) {
          const row = sheet.rows.get(student)!;
          // Nobody stands on a draft that was discarded.
          for (const drawn of Object.values(row.drawn ?? {})) expect(stateOf(drawn).status).not.toBe('DISCARDED');
          const { results } = fold(registrationStanding, events(`standing ${student}`));
          expect(results.length).toBeLessThanOrEqual(1);
          const counts = row.retake ? row.retake.mark : row.mark;
          if (results.length > 0) {
            expect(results[0]!.letter).toBe(counts!.code);
            const attempts: Attempt[] = [row.mark, row.retake?.mark ?? null].flatMap((mark, order) =>
              mark ? [{ discipline: of.discipline, credits: 5, points: mark.points, order }] : [],
            );
            const points = results[0]!.grade_points ?? null;
            // Without points it counts nowhere, and what was before it goes on counting.
            if (points !== null)
              expect(gpaOf(attempts)).toEqual(gpaOf([{ discipline: of.discipline, credits: 5, points, order: 0 }]));
          }
          const counted = fold(failures, events(`failures ${student}`)).attempts;
          expect(new Set(counted).size).toBe(counted.length);
        }
      }
    }),
    { numRuns: 40 },
  );
  // The random acts have come that far.
  expect(registered).toBeGreaterThan(10);
  expect(corrected).toBeGreaterThan(0);
  expect(discarded).toBeGreaterThan(0);
});
