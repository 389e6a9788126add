import { expect, test } from 'vitest';
import {
  advisor,
  courseEvent,
  id,
  lecture,
  period,
  practice,
} from '../../command-service/src/registration/testing/world.ts';
import { checkInvariants, type Row } from './support/invariants.ts';

/** The checker of these tests under test: a history that is right passes, and each way of breaking an invariant is found. */
const course = `course_offering-${id('0', 1)}`;
const card = (student: number) => `study_card-${id('a', student)}.${period}`;
const lessons = [lecture(1), practice(1, 1)];
type Event = [stream: string, type: string, data: object, command: number];

const offered: Event = [course, 'CourseOffered', courseEvent(1, { seats: [2, 1, 1] }).data, 0];
const added = (student: number, command: number, chosen = lessons, credits = 5): Event => [
  card(student),
  'CourseAddedToCard',
  {
    course: { offering: id('0', 1), flux: id('fa', 11), lessons: chosen.map(uid => ({ uid })), credits, audit: false },
  },
  command,
];
const taken = (student: number, command: number, chosen = lessons): Event => [
  course,
  'SeatsTaken',
  { student: id('a', student), flux: id('fa', 11), lessons: chosen, audit: false },
  command,
];
const held = (student: number, command: number): Event => [
  course,
  'SeatsHeld',
  { student: id('a', student), lessons, until: '' },
  command,
];
const joined = (student: number, command: number): Event[] => [
  [card(student), 'CardQueued', { offering: id('0', 1) }, command],
  [course, 'WaitingListJoined', { student: id('a', student), lessons }, command],
];
const released = (student: number, command: number): Event[] => [
  [card(student), 'CourseDroppedFromCard', { offering: id('0', 1) }, command],
  [course, 'SeatsReleased', { student: id('a', student), lessons }, command],
];
const seatOffered = (student: number, command: number, passed_over?: string[]): Event => [
  course,
  'SeatOffered',
  { student: id('a', student), lessons, passed_over },
  command,
];
const sent = (student: number, credits: number, command: number): Event => [
  card(student),
  'CardSentToAdvisor',
  { credits, audit_credits: 0, advisor },
  command,
];

function rows(...events: Event[]): Row[] {
  const versions = new Map<string, number>();
  return events.map(([stream_id, type, data, command], index) => {
    const version = (versions.get(stream_id) ?? 0) + 1;
    versions.set(stream_id, version);
    return { position: index + 1, stream_id, version, type, data, meta: { command_id: `command ${command}` } };
  });
}
const registered = [offered, added(1, 1), taken(1, 1)];
const waiting = [...registered, ...joined(2, 2), ...joined(3, 3)];

test('a history without faults passes', () => {
  checkInvariants(rows(...waiting, sent(1, 5, 4), ...released(1, 5), seatOffered(2, 5)));
});

test.each<[rule: string, history: Row[]]>([
  ['seats taken + holds + offers ≤ capacity', rows(...registered, added(2, 2), taken(2, 2))],
  ['nobody holds a seat twice', rows(offered, held(1, 1), added(1, 2), taken(1, 2))],
  ['a course stands once on a card', rows(...registered, added(1, 2))],
  [
    'exactly one lesson of each load type of one flux',
    rows(offered, added(1, 1, [lecture(1)]), taken(1, 1, [lecture(1)])),
  ],
  ['the seats on cards are the seats that offerings gave', rows(offered, added(1, 1))],
  ['the sum of seats on cards equals the sum that offerings gave', rows(offered, taken(1, 1))],
  ['credits of a card ≤ effective maximum', rows(offered, added(1, 1, lessons, 31), taken(1, 1))],
  ['credits of a card = sum of its courses', rows(...registered, sent(1, 6, 2))],
  ['a card on a waiting list is not sent', rows(...waiting, sent(2, 0, 4))],
  ['nobody is served before someone who stood ahead', rows(...waiting, ...released(1, 4), seatOffered(3, 4))],
  ['a free seat is offered to the first in line', rows(...waiting, ...released(1, 4))],
  [
    'versions of a stream are consecutive',
    rows(...registered).filter(({ version, type }) => version !== 1 || type !== 'CourseOffered'),
  ],
  ['positions rise', [...rows(offered), ...rows(offered)]],
])('%s: a broken one is found', (rule, history) => {
  expect(() => checkInvariants(history)).toThrow(rule);
});

test('who is named as passed over has been told why', () => {
  const history = rows(...waiting, ...released(1, 4), seatOffered(3, 4, [id('a', 2)]));
  expect(() => checkInvariants(history)).not.toThrow('stood ahead');
});
