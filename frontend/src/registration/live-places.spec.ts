import { expect, it } from 'vitest';
import { withPlace } from './live-places.ts';

const entry = (uid: string, position: number) => ({
  uid,
  code: uid,
  name: { ru: uid, kk: uid, en: uid, ky: uid },
  credits: 5,
  audit: false,
  flux: 'f',
  lessons: [],
  joined_at: '',
  position,
  waiting: 9,
  offered_ahead: 0,
  full_lessons: [],
  offer: null,
});

it('a pushed place changes the place in its own list alone', () => {
  const known = { now: '', results: [entry('a', 4), entry('b', 7)], passed: [] };
  expect(withPlace(known, { offering: 'b', position: 6, waiting: 8, offered_ahead: 1 })).toEqual({
    ...known,
    results: [entry('a', 4), { ...entry('b', 6), waiting: 8, offered_ahead: 1 }],
  });
  expect(withPlace(undefined, { offering: 'b', position: 6, waiting: 8, offered_ahead: 1 })).toBeUndefined();
});
