import type { Impact, TouchedStudent } from '@portal/event-schemas/offerings/views.ts';
import { describe, expect, it } from 'vitest';
import { asSent, choicesFor, proposalsFor } from './impact-choices.ts';

const student = (uid: string, change: Partial<TouchedStudent> = {}): TouchedStudent => ({
  uid,
  display_name: uid,
  code: uid,
  student_group: null,
  effects: ['over_capacity'],
  lessons: ['lecture', 'first'],
  clashes: [],
  alternatives: [
    ['lecture', 'second'],
    ['lecture', 'third'],
  ],
  ...change,
});
const impact = (students: TouchedStudent[], change: Partial<Impact> = {}): Impact => ({
  touched: students.length,
  clash: 0,
  lose_seat: 0,
  exceed_room: 0,
  over: [{ lesson: 'first', capacity: 2, taken: students.length }],
  rooms: [],
  free: [
    { lesson: 'lecture', seats: 0 },
    { lesson: 'second', seats: 1 },
    { lesson: 'third', seats: 1 },
  ],
  students,
  ...change,
});
const five = ['a', 'b', 'c', 'd', 'e'].map(uid => student(uid));

describe('what is proposed when a lesson has fewer seats than students', () => {
  it('who came first stays, the next move as long as other lessons have seats, and the rest is decided by hand', () => {
    expect(proposalsFor(impact(five))).toEqual({ a: 'keep', b: 'keep', c: 'move:0', d: 'move:1', e: '' });
  });
  it('all who can are moved, nobody into a seat that is not there', () => {
    expect(proposalsFor(impact(five), true)).toEqual({ a: 'move:0', b: 'move:1', c: '', d: '', e: '' });
  });
  it('who is only touched stays; who lost the lesson does not', () => {
    const students = [
      student('touched', { effects: ['changed'], lessons: ['lecture', 'second'], alternatives: [] }),
      student('lost', { effects: ['lesson_removed'], lessons: ['lecture', 'gone'], alternatives: [] }),
    ];
    expect(proposalsFor(impact(students, { over: [] }))).toEqual({ touched: 'keep', lost: '' });
  });
});

it('what was chosen stays when students come meanwhile, but for what is no longer possible', () => {
  const now = impact([student('a'), student('b', { effects: ['lesson_removed'] }), student('c')]);
  expect(choicesFor(now, { a: 'release', b: 'keep', c: 'move:7' })).toEqual({ a: 'release', b: 'move:0', c: 'keep' });
});

it('the server is told the lessons that are moved to', () => {
  expect(asSent(impact(five.slice(0, 2)), { a: 'move:1', b: 'release' })).toEqual([
    { student: 'a', choice: 'move', lessons: ['lecture', 'third'] },
    { student: 'b', choice: 'release' },
  ]);
});
