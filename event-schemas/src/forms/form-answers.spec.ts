import { expect, it } from 'vitest';
import { fromAnswers, toAnswers } from './form-answers.ts';
import { answerValue } from './property.ts';
import { aField, uidOf } from './testing/properties.ts';

const form = [
  aField('text', { prop_code: 'reason' }),
  aField('int', { prop_code: 'credits' }),
  aField('rel', { prop_code: 'courses', multiple: true }),
  aField('file', { prop_code: 'papers' }),
];

it('values travel as property and value of its kind, and come back', () => {
  const values = { reason: 'r', credits: 3, courses: ['a', 'b'], papers: [] };
  const answers = toAnswers(form, values);
  expect(answers[0]).toEqual({ property: uidOf('reason'), value_text: 'r' });
  expect(answers.every(answer => answerValue.safeParse(answer).success)).toBe(true);
  expect(fromAnswers(form, answers)).toEqual({ values, faults: {} });
});
it('a field that was left out is sent with its default', () =>
  expect(toAnswers(form, {})[1]).toEqual({ property: uidOf('credits'), value_int: 0 }));
it.each([
  [
    'a property that the form does not have',
    [{ property: uidOf('ghost'), value_text: '' }],
    { [uidOf('ghost')]: 'field_not_found' },
  ],
  [
    'a property twice',
    [
      { property: uidOf('reason'), value_text: '' },
      { property: uidOf('reason'), value_text: '' },
    ],
    { [uidOf('reason')]: 'field_twice' },
  ],
  ['a value of another kind', [{ property: uidOf('credits'), value_text: '3' }], { [uidOf('credits')]: 'wrong_kind' }],
])('%s is a fault', (_, answers, faults) => expect(fromAnswers(form, answers).faults).toEqual(faults));
