import { expect, test } from 'vitest';
import { sentenceOf, valueAt } from './sentences.ts';

test('a place in a list is the values of its items', () => {
  expect(valueAt({ entries: [{ name: 'Logic' }, { name: 'Art' }] }, 'entries.name')).toEqual(['Logic', 'Art']);
  expect(valueAt({ course: { name: 'Physics' } }, 'course.name')).toBe('Physics');
  expect(valueAt({ course: null }, 'course.name')).toBeUndefined();
});
test('an event without a sentence is told by its name', () => {
  expect(sentenceOf({}, { type: 'CourseOffered', data: {} }, 'Anna', 'en', String)).toBe('Anna: CourseOffered');
  expect(
    sentenceOf(
      { CourseOffered: { ru: '', kk: '', en: '{actor} offers {code}', ky: '' } },
      { type: 'CourseOffered', data: { code: 'CS' } },
      'Anna',
      'en',
      String,
    ),
  ).toBe('Anna offers CS');
});
test('an event is told by its status where there is a sentence for it, and what has no value is left out', () => {
  const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
  const sentences = {
    AccessSet: inAll('{actor} changes {target}'),
    'AccessSet.null': inAll('{actor} opens {target}[; reason: {reason}]'),
  };
  const told = (data: unknown) => sentenceOf(sentences, { type: 'AccessSet', data }, 'Anna', 'en', String);
  expect([
    told({ target: 'A', status: null, reason: '' }),
    told({ target: 'A', status: null, reason: 'Order 7' }),
    told({ target: 'A', status: 'blocked', reason: '' }),
  ]).toEqual(['Anna opens A', 'Anna opens A; reason: Order 7', 'Anna changes A']);
});
