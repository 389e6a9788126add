import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormValues } from './property.ts';
import { changedFields, changedSince, mergeForms } from './form-merge.ts';

const base = { reason: 'r', from: null, papers: ['a'] };

it.each<[string, FormValues, FormValues, FormValues, string[]]>([
  ['only mine changed', { reason: 'x' }, {}, { reason: 'x' }, []],
  ['only theirs changed', {}, { from: '2026-09-01' }, { from: '2026-09-01' }, []],
  ['different fields changed', { reason: 'x' }, { from: '2026-09-01' }, { reason: 'x', from: '2026-09-01' }, []],
  ['both changed to the same', { reason: 'x' }, { reason: 'x' }, { reason: 'x' }, []],
  [
    'both changed one field: mine stays, and it is told',
    { reason: 'x', papers: ['a', 'b'] },
    { reason: 'y' },
    { reason: 'x', papers: ['a', 'b'] },
    ['reason'],
  ],
])('%s', (_, mine, theirs, merged, conflicts) => {
  expect(mergeForms(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    values: { ...base, ...merged },
    conflicts,
  });
});
it('a save is refused for what changed since it was seen, unless it became the same', () => {
  expect(changedSince({ reason: 'r' }, { reason: 'y' }, { reason: 'x' })).toEqual(['reason']);
  expect(changedSince({ reason: 'r' }, { reason: 'x' }, { reason: 'x' })).toEqual([]);
  expect(changedSince({ reason: 'r' }, { reason: 'r', from: 'z' }, { reason: 'x' })).toEqual([]);
});
it('nothing that one of the two wrote is lost, but where both wrote', () => {
  const values = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.constantFrom<FormValues[string]>(null, '', 'x', 1, ['u']),
  );
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const { values: merged, conflicts } = mergeForms(before, mine, theirs);
      for (const code of changedFields(before, mine)) expect(merged[code] ?? null).toEqual(mine[code] ?? null);
      for (const code of changedFields(before, theirs))
        if (!conflicts.includes(code)) expect(merged[code] ?? null).toEqual(theirs[code] ?? null);
    }),
  );
});
