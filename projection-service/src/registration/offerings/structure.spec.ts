import { rollUpAccess, type RolledUpAccess } from '@portal/event-schemas/registration/access-roll-up.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyStructure, evolveStructure, type Structure } from './structure.ts';

const lesson = (uid: string) => ({
  uid,
  load_type: 'lecture',
  section: '1',
  subgroup: '',
  teacher: null,
  language: 'ru',
  room: null,
  meetings: [],
  capacity: 10,
  parent: null,
});
const fluxes = [
  { uid: 'f1', number: 1, number_of_times_per_week: 2, lessons: ['a', 'b'].map(lesson) },
  { uid: 'f2', number: 2, number_of_times_per_week: 1, lessons: ['c', 'd', 'e'].map(lesson) },
];
const course = {
  offering: 'o',
  discipline: 'd',
  study_period: 'p',
  code: 'C',
  name: sameInAll('Course'),
  credits: 5,
  fluxes,
};
const happened = (structure: Structure, type: string, data: object): Structure =>
  evolveStructure(structure, { type, data } as unknown as RecordedEvent<any>);
const offered = happened(emptyStructure(), 'CourseOffered', course);

describe('the access of an offering', () => {
  it('is rolled up to fluxes and course, and counted, whatever is set in whatever order', () => {
    const target = fc.constantFrom<[string, string]>(
      ['course', 'o'],
      ['flux', 'f1'],
      ['flux', 'f2'],
      ...['a', 'b', 'c', 'd', 'e'].map((uid): [string, string] => ['lesson', uid]),
    );
    const status = fc.constantFrom('blocked', 'cancelled', null);
    fc.assert(
      fc.property(fc.array(fc.tuple(target, status), { maxLength: 20 }), steps => {
        const lessons = new Map<string, RolledUpAccess>(['a', 'b', 'c', 'd', 'e'].map(uid => [uid, null]));
        const under: Record<string, string[]> = { o: [...lessons.keys()], f1: ['a', 'b'], f2: ['c', 'd', 'e'] };
        let structure = offered;
        for (const [[level, uid], set] of steps) {
          for (const one of under[uid] ?? [uid]) lessons.set(one, set);
          structure = happened(structure, 'CourseAccessSet', { level, target: uid, status: set, reason: '' });
        }
        const statuses = (uids: string[]) => uids.map(uid => lessons.get(uid)!);
        const rolledUp = [rollUpAccess(statuses(under['f1']!)), rollUpAccess(statuses(under['f2']!))];
        const all = [...lessons.values()];
        expect(structure.lessons.map(one => [one.uid, one.access])).toEqual([...lessons]);
        expect(structure.fluxes.map(flux => flux.access)).toEqual(rolledUp);
        expect(structure.offering).toMatchObject({
          access: rollUpAccess(rolledUp),
          lessons: 5,
          blocked: all.filter(one => one === 'blocked').length,
          cancelled: all.filter(one => one === 'cancelled').length,
        });
      }),
    );
  });

  it('stays with its lesson when the course is revised', () => {
    const blocked = happened(offered, 'CourseAccessSet', {
      level: 'lesson',
      target: 'a',
      status: 'blocked',
      reason: '',
    });
    const revised = happened(blocked, 'CourseOfferingRevised', {
      ...course,
      fluxes: [{ ...fluxes[0]!, lessons: ['a', 'x'].map(lesson) }],
    });
    expect(revised.offering).toMatchObject({ access: 'partially_blocked', lessons: 2, blocked: 1, cancelled: 0 });
  });
});

it('of a course that is withdrawn nothing is left', () => {
  expect(happened(offered, 'CourseWithdrawn', { code: 'C', name: course.name })).toEqual(emptyStructure());
});
