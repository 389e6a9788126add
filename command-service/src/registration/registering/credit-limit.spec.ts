import { expect, test } from 'vitest';
import { knownFacts, period } from '../testing/world.ts';
import { creditLimit } from './credit-limit.ts';

const rule = {
  study_period: null,
  student_group: null,
  edu_program: null,
  preparation_level: null,
  course: null,
  min_credit: 20,
  max_credit: 30,
  min_credit_audit: 0,
  max_credit_audit: 6,
};
const own = { max_credit: null, max_credit_audit: null };

test('a summer term has the summer limit, and a minimum only where a rule is made for that term', () => {
  const limits = (changes: object, of = rule) => creditLimit(knownFacts({ rules: [of], ...changes }), own, period);
  expect(limits({})).toMatchObject({ summer: false, min: 20, max: 30 });
  expect(limits({ semester: 'summer' })).toMatchObject({ summer: true, min: 0, max: 18 });
  expect(limits({ semester: 'summer' }, { ...rule, study_period: period as never, max_credit: 9 })).toMatchObject({
    summer: false,
    min: 20,
    max: 9,
  });
  expect(
    creditLimit(knownFacts({ rules: [rule], semester: 'summer' } as never), { ...own, max_credit: 24 }, period),
  ).toMatchObject({ summer: true, max: 18 });
});
