import { expect, it } from 'vitest';
import { merged } from './live.ts';

it('messages that only name keys become one, others stay as they are', () => {
  const message = { channel: 'notifications', type: 'new', accounts: ['a'], data: 1 };
  expect(
    merged([
      { channel: '*', type: 'touched', keys: ['a', 'b'] },
      message,
      { channel: '*', type: 'touched', keys: ['b', 'c'] },
      { channel: 'chat', type: 'touched', keys: ['b'] },
    ]),
  ).toEqual([
    message,
    { channel: '*', type: 'touched', keys: ['a', 'b', 'c'] },
    { channel: 'chat', type: 'touched', keys: ['b'] },
  ]);
});
