import { toAnswers } from '@portal/event-schemas/forms/form-answers.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { expect, it } from 'vitest';
import { changedElsewhere } from './changed-elsewhere.ts';

const form = [aField('text', { prop_code: 'reason' }), aField('date', { prop_code: 'from' })];
const answers = (values: Record<string, string | null>) =>
  toAnswers(
    form.filter(({ prop_code }) => prop_code in values),
    values,
  );

it('a field that another window has changed since is not written over', () => {
  expect(
    changedElsewhere(
      form,
      { seen: answers({ reason: 'a' }), values: answers({ reason: 'mine' }) },
      { reason: 'theirs', from: null },
    ),
  ).toMatchObject({
    code: 'applications.changed_elsewhere',
    params: { names: [form[0]!.name] },
    fields: { reason: 'changed_elsewhere' },
  });
});
it.each<[string, Record<string, string | null>, Record<string, string | null>]>([
  ['a field that is as it was seen', { reason: 'a' }, { reason: 'mine' }],
  ['another field than the one that changed', { from: null }, { from: '2026-09-01' }],
  ['what the other window wrote too', { from: '2026-01-01' }, { from: null }],
  ['a save that says nothing of what it saw', {}, { reason: 'mine' }],
])('%s is saved', (_, seen, values) => {
  expect(
    changedElsewhere(form, { seen: answers(seen), values: answers(values) }, { reason: 'a', from: null }),
  ).toBeNull();
});
