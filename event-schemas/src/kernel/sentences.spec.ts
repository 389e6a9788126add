import { expect, test } from 'vitest';
import { sentenceOf, valueAt } from './sentences.ts';

test('a place in a list is the values of its items', () => {
  expect(valueAt({ entries: [{ name: 'Logic' }, { name: 'Art' }] }, 'entries.name')).toEqual(['Logic', 'Art']);
  expect(valueAt({ course: { name: 'Physics' } }, 'course.name')).toBe('Physics');
  expect(valueAt({ course: null }, 'course.name')).toBeUndefined();
});
test('an event without a sentence is told by its name', () => {
  expect(sentenceOf({}, { type: 'CourseOffered', data: {} }, 'Anna', 'en', String)).toBe('Anna: CourseOffered');
  expect(sentenceOf({ CourseOffered: { ru: '', kk: '', en: '{actor} offers {code}', ky: '' } }, { type: 'CourseOffered', data: { code: 'CS' } }, 'Anna', 'en', String)).toBe('Anna offers CS');
});
