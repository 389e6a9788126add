import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyKinds } from './codes.ts';
import type { FieldValue } from './property.ts';
import {
  clamp,
  counterOf,
  defaultValue,
  defaultValues,
  dependenciesOf,
  isEditable,
  isFilled,
  missingFor,
  settledValues,
} from './form-rules.ts';
import { aField } from './testing/properties.ts';

describe('form defaults by type', () => {
  it.each<[(typeof propertyKinds)[number], boolean, FieldValue]>([
    ['text', false, ''],
    ['input', false, ''],
    ['int', false, 0],
    ['bool', false, false],
    ['date', false, null],
    ['datetime', false, null],
    ['float', false, null],
    ['file', false, []],
    ['file', true, []],
    ['rel', false, null],
    ['rel', true, []],
    ['dropdown', false, null],
    ['dropdown', true, []],
  ])('%s (multiple: %s) is %j', (code, multiple, value) => {
    expect(defaultValue({ code, multiple })).toEqual(value);
  });
  it('stand under the code of each field', () => {
    expect(defaultValues([aField('int', { prop_code: 'credits' }), aField('text', { prop_code: 'reason' })])).toEqual({
      credits: 0,
      reason: '',
    });
  });
});

describe('a value is filled', () => {
  it.each([
    ['null', null, false],
    ['undefined', undefined, false],
    ['an empty list', [], false],
    ['an empty object', {}, false],
    ['a file without content', { name: 'a.pdf', size: 0 }, false],
    ['a file without a name', { name: '', size: 10 }, false],
    ['an empty text', '', false],
    ['spaces', ' \n', false],
    ['false', false, true],
    ['true', true, true],
    ['0', 0, true],
    ['a text', 'a', true],
    ['a list', ['a'], true],
    ['an object', { a: 1 }, true],
    ['a file', { name: 'a.pdf', size: 1 }, true],
  ])('%s', (_, value, filled) => {
    expect(isFilled(value)).toBe(filled);
  });
});

describe('a field is editable', () => {
  const field = aField('text', { accessibility_depends_on: 'faculty, from ,' });
  it.each([
    ['only when all that it depends on is filled', { faculty: 'f', from: '2026-09-01' }, true],
    ['not when one of them is empty', { faculty: 'f', from: null }, false],
    ['not when they are not there', {}, false],
    ['when it depends on a no', { faculty: false, from: 0 }, true],
  ])('%s', (_, values, editable) => {
    expect(isEditable(field, values)).toBe(editable);
  });
  it('only when it is accessible', () => {
    expect(isEditable(aField('text', { is_accessible: false }), {})).toBe(false);
    expect(isEditable(aField('text'), {})).toBe(true);
  });
  it('says what it waits for', () => {
    expect(dependenciesOf(field)).toEqual(['faculty', 'from']);
    expect(missingFor(field, { from: 'x' })).toEqual(['faculty']);
  });
});

it.each([
  [5, 1, 3, 3],
  [0, 1, 3, 1],
  [2, 1, 3, 2],
  [-7, null, 3, -7],
  [7, 1, null, 7],
])('a number %d between %s and %s becomes %d', (value, min, max, kept) => {
  expect(clamp({ min, max }, value)).toBe(kept);
});
it('the counter of a text shows danger when it is exceeded', () => {
  expect(counterOf({ max_length: 3 }, 'abcd')).toEqual({ used: 4, max: 3, exceeded: true });
  expect(counterOf({ max_length: 4 }, 'abcd')).toEqual({ used: 4, max: 4, exceeded: false });
  expect(counterOf({ max_length: null }, 'abcd')).toBeNull();
});

describe('values as they count', () => {
  const form = [
    aField('bool', { prop_code: 'abroad' }),
    aField('input', { prop_code: 'country', accessibility_depends_on: 'kind' }),
    aField('rel', { prop_code: 'kind' }),
    aField('input', { prop_code: 'city', accessibility_depends_on: 'country' }),
  ];
  it('what depends on an empty field is empty itself, along a chain', () => {
    expect(settledValues(form, { abroad: true, kind: null, country: 'KG', city: 'Bishkek' })).toEqual({
      abroad: true,
      kind: null,
      country: '',
      city: '',
    });
    expect(settledValues(form, { abroad: true, kind: 'k', country: 'KG', city: 'Bishkek' })).toEqual({
      abroad: true,
      kind: 'k',
      country: 'KG',
      city: 'Bishkek',
    });
  });
  it('fields that the form does not have are left out', () => {
    expect(settledValues(form, { other: 1 })).toEqual({ abroad: false, country: '', kind: null, city: '' });
  });
  it('settled once, settled for good; nothing that is locked is filled but with its default', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const fields = fc.tuple(
      ...names.map(name =>
        fc
          .record({ kind: fc.constantFrom(...propertyKinds), on: fc.subarray(names.filter(other => other !== name)) })
          .map(one => aField(one.kind, { prop_code: name, accessibility_depends_on: one.on.join(',') })),
      ),
    );
    const values = fc.dictionary(
      fc.constantFrom(...names),
      fc.constantFrom<FieldValue>(null, '', 'x', 0, 3, false, true, [], ['x']),
    );
    fc.assert(
      fc.property(fields, values, (properties, given) => {
        const settled = settledValues(properties, given);
        expect(settledValues(properties, settled)).toEqual(settled);
        for (const property of properties)
          if (missingFor(property, settled).length > 0)
            expect(settled[property.prop_code]).toEqual(defaultValue(property));
      }),
    );
  });
});
