import { expect, it } from 'vitest';
import { stepsFrom } from './graph.ts';

const edges = (...some: string[]) => some.map(one => ({ from: one[0]!, to: one[1]! }));
const steps = (uid: string, ...some: string[]) => Object.fromEntries(stepsFrom(uid, edges(...some)));

it('what leads to a discipline stands before it, where it leads after it, others nowhere', () => {
  expect(steps('c', 'ab', 'bc', 'cd', 'xd', 'by')).toEqual({ c: 0, b: -1, a: -2, d: 1 });
});
it('the longest way counts, so that every arrow leads to a later step', () => {
  expect(steps('d', 'ad', 'ab', 'bc', 'cd')).toEqual({ d: 0, a: -3, b: -2, c: -1 });
});
it('a circle from before circles were refused is shown, and does not go on for ever', () => {
  expect(steps('a', 'ab', 'bc', 'ca')).toMatchObject({ a: 0 });
});
