import { markOf, stateSystem } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import { gpaOf, type Attempt } from '@portal/event-schemas/grades/calculation/gpa.ts';
import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { notAgreed } from '@portal/event-schemas/grades/row-rules.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { fold } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationStanding } from '../registration/standing/registration-standing.ts';
import { actOnRows, SendSheet, SetMark } from './commands.ts';
import type { ActOnRows } from './row-acts.ts';
import { failures } from './failures.ts';
import { gradeSheet } from './sheet.ts';
import * as of from './testing.ts';

const numbers = [1, 2, 3];
const people = [of.main, of.co, of.otherCo, of.office, of.otherOffice];
const opening = { uid: of.unblock, until: '2099-01-01T00:00:00.000Z', rows: null };
const acts: ActOnRows[] = [
  { act: 'ask' },
  { act: 'agree' },
  { act: 'disagree', comment: 'No' },
  { act: 'clean', teachers: null },
  { act: 'send' },
  { act: 'resend' },
  { act: 'approve' },
  { act: 'reject', comment: 'No' },
];
const codes = ['A', 'B', 'FX', 'F', 'I', 'W', 'P', 'E', null];
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      asked: fc.constantFrom(...acts),
      who: fc.constantFrom(...people),
      rows: fc.subarray(numbers, { minLength: 1 }),
      open: fc.boolean(),
    }),
  },
  fc.record({
    kind: fc.constant('mark' as const),
    who: fc.constantFrom(of.main, of.main, of.co),
    number: fc.constantFrom(...numbers),
    code: fc.constantFrom(...codes),
  }),
  fc.record({
    kind: fc.constant('office' as const),
    who: fc.constantFrom(of.office, of.otherOffice),
    number: fc.constantFrom(...numbers),
    code: fc.constantFrom(...codes),
  }),
  fc.record({ kind: fc.constant('send' as const), who: fc.constantFrom(of.main, of.co) }),
);

test('whoever does whatever: what is approved was sent and agreed on, no mark is of another system, results are those of approved rows', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const sheet: FinalGradesEvent[] = [
        ...of.opened,
        of.added(1, [of.co]),
        of.added(2, [of.co, of.otherCo]),
        of.added(3),
      ];
      const standings = new Map(numbers.map(number => [of.student(number), [] as any[]]));
      const failed = new Map(numbers.map(number => [of.student(number), [] as any[]]));
      const state = () => {
        const found = fold(gradeSheet, sheet);
        if (found.status === 'none') throw new Error('It was opened');
        return found;
      };
      for (const one of steps) {
        const before = state();
        const moment = { now: '2026-09-01T08:00:00.000Z', actor: of.as(one.who) };
        const known = of.known(one.kind === 'act' && one.open ? { openings: [opening] } : {});
        const students = (one.kind === 'act' ? one.rows : 'number' in one ? [one.number] : []).map(of.student);
        const touched = { students, attempts: students.map(student => ({ student, discipline: of.discipline })) };
        const streams = [
          before,
          ...students.map(student => fold(registrationStanding, standings.get(student)!)),
          ...students.map(student => fold(failures, failed.get(student)!)),
        ];
        const target = { sheet: of.sheet, students };
        const decided: any =
          one.kind === 'mark'
            ? SetMark.decide(
                { sheet: of.sheet, student: of.student(one.number), mark: one.code, zone: of.zone },
                [before] as never,
                known,
                moment,
              )
            : one.kind === 'send'
              ? SendSheet.decide({ sheet: of.sheet, zone: of.zone }, [before] as never, known, moment)
              : actOnRows(1, { students: students.length, attempts: students.length }).decide(
                  {
                    asked:
                      one.kind === 'act'
                        ? one.asked
                        : {
                            act: 'change_by_office',
                            change: {
                              sheet: of.sheet,
                              rows: [{ student: students[0]!, mark: one.code }],
                              reason: 'Order',
                            },
                          },
                    targets: [target],
                    touched,
                    zone: of.zone,
                  },
                  streams as never,
                  [known],
                  moment,
                );
        if (isRejection(decided)) continue;
        sheet.push(...decided[0]);
        students.forEach((student, place) => {
          standings.get(student)!.push(...(decided[1 + place] ?? []));
          failed.get(student)!.push(...(decided[1 + students.length + place] ?? []));
        });
        const after = state();
        for (const [student, row] of after.rows) {
          const was = before.rows.get(student)!;
          // Approved now and not before: it was sent, everybody had agreed, and somebody else of the office did it.
          if (row.approved === true && was.approved !== true) {
            expect(was.sent && notAgreed(was).length === 0).toBe(true);
            expect(was.set_by).not.toBe(one.who);
          }
          if (row.approved === true) expect(row.sent).toBe(true);
          // Another mark keeps neither an agreement nor an approval.
          if (row.mark?.code !== was.mark?.code) {
            expect(row.co_teachers.filter(teacher => row.agreements[teacher]?.agreed != null)).toEqual([]);
            expect(row.approved).toBeNull();
          }
          if (row.mark) expect(markOf(stateSystem, row.mark.code)).toEqual(row.mark);
        }
        // Each approved row is exactly one result, and the GPA of the rows is that of the results.
        const attempts: Attempt[] = [];
        for (const [student, row] of after.rows) {
          const { results } = fold(registrationStanding, standings.get(student)!);
          expect(results.map(({ letter, completed }) => ({ letter, completed }))).toEqual(
            row.approved === true ? [{ letter: row.mark!.code, completed: row.mark!.passed }] : [],
          );
          const isFailed = row.approved === true && row.mark!.kind === 'points' && !row.mark!.passed;
          expect(fold(failures, failed.get(student)!).attempts).toEqual(isFailed ? [`${of.sheet}.${student}`] : []);
          for (const result of results)
            attempts.push({ discipline: student, credits: 5, points: result.grade_points ?? null, order: 1 });
        }
        const approved = [...after.rows.values()].filter(row => row.approved === true);
        expect(gpaOf(attempts)).toEqual(
          gpaOf(approved.map(row => ({ discipline: row.student, credits: 5, points: row.mark!.points, order: 1 }))),
        );
      }
    }),
    { numRuns: 150 },
  );
});
