import { expect, it } from 'vitest';
import { year } from '../testing/answers.ts';
import { isSendable } from './sendable.ts';

it.each([
  [null, true, true],
  ['registration.credit_minimum_not_reached', true, true],
  ['registration.card_empty', true, false],
  ['registration.status_not_sendable', true, false],
  [null, false, false],
])(
  'of sending is spoken, and room is left for it above the bar of a phone: %s, editable %s',
  (code, editable, spoken) => {
    const obstacle = code === null ? null : { code, params: {}, message: 'Not yet' };
    expect(isSendable(year({ sending: { allowed: code === null, obstacle } }, { editable }))).toBe(spoken);
  },
);
