import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PropertyKind } from './codes.ts';
import { fieldValue, type FieldValue, type Property } from './property.ts';
import { dayLimits, descriptorFaults, fieldFault, fieldFaults, formFaults, type FieldFault } from './form-faults.ts';
import { defaultValues } from './form-rules.ts';
import { aField } from './testing/properties.ts';

const days = {
  today: '2026-09-10',
  dayOf: (moment: string) => new Date(Date.parse(moment) + 6 * 3_600_000).toISOString().slice(0, 10),
};

it.each<[PropertyKind, Partial<Property>, FieldValue, FieldFault | null]>([
  ['text', {}, 'a\nb', null],
  ['input', {}, 'a\nb', 'wrong_kind'],
  ['text', {}, 5, 'wrong_kind'],
  ['text', { max_length: 2 }, 'abc', 'too_long'],
  ['text', { max_length: 3 }, 'abc', null],
  ['int', {}, 1.5, 'wrong_kind'],
  ['int', { min: 2 }, 1, 'too_small'],
  ['int', { max: 2 }, 3, 'too_large'],
  ['int', { min: 2, max: 2 }, 2, null],
  ['int', {}, '2', 'wrong_kind'],
  ['float', { max: 1.5 }, 1.6, 'too_large'],
  ['float', {}, 1.6, null],
  ['float', {}, Number.NaN, 'wrong_kind'],
  ['bool', {}, false, null],
  ['bool', {}, 'yes', 'wrong_kind'],
  ['date', {}, '2026-09-10', null],
  ['date', {}, '2026-02-30', 'wrong_kind'],
  ['date', {}, '10.09.2026', 'wrong_kind'],
  ['date', { min: 0 }, '2026-09-09', 'too_early'],
  ['date', { min: 0 }, '2026-09-10', null],
  ['date', { max: 365 }, '2027-09-11', 'too_late'],
  ['datetime', {}, '2026-09-10T10:00:00Z', null],
  ['datetime', {}, '2026-09-10 10:00', 'wrong_kind'],
  ['datetime', { min: 0 }, '2026-09-09T17:59:00Z', 'too_early'],
  ['datetime', { min: 0 }, '2026-09-09T18:00:00Z', null],
  ['rel', {}, 'x', null],
  ['rel', {}, ['x'], 'wrong_kind'],
  ['rel', { multiple: true }, 'x', 'wrong_kind'],
  ['rel', { multiple: true, max_count: 1 }, ['x', 'y'], 'too_many'],
  ['rel', { multiple: true }, ['x', 'x'], 'twice'],
  ['dropdown', {}, 'a', null],
  ['dropdown', {}, 'z', 'not_an_option'],
  ['dropdown', { multiple: true }, ['a', 'b'], null],
  ['dropdown', { multiple: true }, ['a', 'z'], 'not_an_option'],
  ['file', {}, ['f'], null],
  ['file', {}, ['f', 'g'], 'too_many'],
  ['file', { multiple: true }, ['f', 'g'], null],
  ['file', { multiple: true, max_count: 1 }, ['f', 'g'], 'too_many'],
  ['file', {}, 'f', 'wrong_kind'],
])('%s %j with %j: %s', (kind, more, value, fault) => {
  expect(fieldFault(aField(kind, more), value, days)?.fault ?? null).toBe(fault);
});

describe('a form', () => {
  const reason = aField('text', { prop_code: 'reason', required: true });
  const until = aField('date', { prop_code: 'until', required: true, accessibility_depends_on: 'from', min: 0 });
  const form = [
    reason,
    aField('date', { prop_code: 'from' }),
    until,
    aField('bool', { prop_code: 'abroad', required: true }),
  ];
  const faults = (values: Record<string, FieldValue>, complete = true) =>
    formFaults(form, values, days, { complete }).map(({ prop_code, fault }) => [prop_code, fault]);
  it('wants what is required, and a no is an answer', () => expect(faults({})).toEqual([['reason', 'required']]));
  it('does not want what cannot be edited yet, and wants it when it can', () => {
    expect(faults({ reason: 'r', from: '2026-09-12' })).toEqual([['until', 'required']]);
    expect(faults({ reason: 'r', until: '2020-01-01' })).toEqual([]);
  });
  it('as a draft may be incomplete but not wrong', () => {
    expect(faults({ from: '2026-09-12', until: '2020-01-01' }, false)).toEqual([['until', 'too_early']]);
    expect(faults({}, false)).toEqual([]);
  });
  it('names the limit that was passed', () => {
    expect(formFaults([until], { from: 'x', until: '2026-09-01' }, days)).toEqual([]);
    expect(formFaults([{ ...until, accessibility_depends_on: '' }], { until: '2026-09-01' }, days)).toEqual([
      { prop_code: 'until', property: until.uid, fault: 'too_early', limit: '2026-09-10' },
    ]);
  });
  it('at its defaults lacks nothing but what is required; any values are judged, none throws', () => {
    const field = fc
      .constantFrom('text', 'input', 'int', 'float', 'bool', 'date', 'datetime', 'rel', 'file', 'dropdown' as const)
      .chain(kind =>
        fc
          .record({ required: fc.boolean(), multiple: fc.boolean(), min: fc.option(fc.integer({ min: -9, max: 0 })) })
          .map(more => aField(kind, more)),
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(field, { selector: one => one.prop_code }),
        fc.dictionary(
          fc.constantFrom('text', 'int', 'float', 'bool', 'date', 'datetime', 'rel', 'file', 'dropdown'),
          fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.array(fc.string()), fc.constant(null)),
        ),
        (properties, values) => {
          expect(
            formFaults(properties, defaultValues(properties), days).every(({ fault }) => fault === 'required'),
          ).toBe(true);
          for (const fault of formFaults(properties, values, days)) expect(fieldFaults).toContain(fault.fault);
          expect(Object.values(defaultValues(properties)).every(value => fieldValue.safeParse(value).success)).toBe(
            true,
          );
        },
      ),
    );
  });
});

it('the days that a date field lets through count from today', () => {
  expect(dayLimits({ min: 0, max: 30 }, '2026-09-10')).toEqual({ first: '2026-09-10', last: '2026-10-10' });
  expect(dayLimits({ min: null, max: null }, '2026-09-10')).toEqual({ first: null, last: null });
});
it('limits of a type of before that are farther out than any calendar throw nothing: they let every day through, or none', () => {
  for (const far of [1e9, 1e12, Number.MAX_VALUE]) {
    expect(fieldFault(aField('date', { min: -far, max: far }), '2026-09-10', days)).toBeNull();
    expect(fieldFault(aField('date', { min: far }), '2026-09-10', days)).toEqual({
      fault: 'too_early',
      limit: '9999-12-31',
    });
    expect(fieldFault(aField('datetime', { max: -far }), '2026-09-10T10:00:00Z', days)).toEqual({
      fault: 'too_late',
      limit: '0001-01-01',
    });
    expect(dayLimits({ min: -far, max: far }, '2026-09-10')).toEqual({ first: '0001-01-01', last: '9999-12-31' });
    expect(
      formFaults(
        [
          aField('date', { prop_code: 'from' }),
          aField('date', {
            prop_code: 'until',
            day_rules: [{ rule: 'at_most_after', field: 'from', amount: far, unit: 'years' }],
          }),
        ],
        { from: '2026-09-10', until: '2100-01-01' },
        days,
      ),
    ).toEqual([]);
  }
});
describe('a form descriptor', () => {
  it('names no field that is not there', () =>
    expect(descriptorFaults([aField('text', { accessibility_depends_on: 'ghost' })])).toMatchObject([
      { code: 'field_not_found', prop_code: 'ghost' },
    ]));
  it('has no code twice', () =>
    expect(descriptorFaults([aField('text'), aField('int', { prop_code: 'text' })])).toMatchObject([
      { code: 'field_twice', prop_code: 'text' },
    ]));
  it('may fill and wait for fields that are there', () => {
    expect(
      descriptorFaults([
        aField('int'),
        aField('rel', { accessibility_depends_on: 'int', autofill: [{ take: 'credits', into: 'int' }] }),
      ]),
    ).toEqual([]);
    expect(descriptorFaults([aField('rel', { autofill: [{ take: 'credits', into: 'ghost' }] })])).toHaveLength(1);
  });
});
