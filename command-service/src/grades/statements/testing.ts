import type { FinalGradesEvent, StatementEvent } from '@portal/event-schemas/grades/events.ts';
import { uidOf } from '@portal/event-schemas/forms/testing/properties.ts';
import { isRejection, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { fold } from '@portal/platform/testing/given.ts';
import { gradeSheet } from '../sheet.ts';
import * as of from '../testing.ts';

/** A statement of one student and its events, for specs. */
const { sheet, student, main, office } = of;
export const uid = uidOf('statement');
export const next = uidOf('correction');
export type Events = readonly FinalGradesEvent[];
const mark = (code: string, points: number, passed: boolean) => ({ code, kind: 'points' as const, points, passed });
export const [B, C, F] = [mark('B', 300, true), mark('C', 200, true), mark('F', 0, false)];
export const sheetOf = (code: string): Events => [
  ...of.opened,
  of.added(1),
  of.added(2),
  of.marked(1, code),
  of.sent(1),
  of.approved(1),
];
export const row = (number: number, more: object = {}) => ({
  ...{ student: student(number), rating: null, exam: null, percent: null, mark: B },
  ...more,
});
export const drafted = (more: object = {}): StatementEvent => ({
  type: 'StatementDrafted',
  data: {
    ...{ uid, kind: 'final', sheet, original: uid, corrects: null, reason: '', rows: [row(1)], filled_by: main },
    ...more,
  },
});
export const sent: StatementEvent = { type: 'StatementSent', data: { uid } };
export const approved: StatementEvent = { type: 'StatementApproved', data: { uid, sheet, teacher: main } };
export const rejected: StatementEvent = {
  type: 'StatementRejected',
  data: { uid, sheet, teacher: main, comment: 'No protocol' },
};
export const signed: StatementEvent = { type: 'StatementSigned', data: { uid, as: 'teacher', by: main } };
const registered: StatementEvent = {
  type: 'StatementRegistered',
  data: { uid, year: 2026, number: 1, code: '7K3QDM9T4XV2B8N5HWRC' },
};
export const whole = [drafted(), sent, approved, signed, registered];
export const correction = (more: object = {}): StatementEvent =>
  drafted({ uid: next, original: uid, corrects: uid, reason: 'A slip', filled_by: office, ...more });

export const code = (outcome: Rejection | readonly unknown[]): string | null =>
  isRejection(outcome) ? outcome.code.replace('grades.', '') : null;
export const happened = (outcome: Rejection | readonly (readonly { type: string; data: unknown }[])[]) =>
  isRejection(outcome) ? outcome.code : outcome.flat().map(({ type }) => type);
/** What the streams that a command only reads hold. */
export const read = (events: Events) => (() => fold(gradeSheet, events)) as never;
