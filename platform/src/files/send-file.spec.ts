import { expect, it } from 'vitest';
import { rangeOf } from './send-file.ts';

it.each<[string | undefined, ReturnType<typeof rangeOf>]>([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=0-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', null],
  ['bytes=0-1,4-5', null],
  ['items=0-1', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
])('%s of 100 bytes is %j', (header, range) => expect(rangeOf(header, 100)).toEqual(range));
it('of an empty file no part can be given', () => expect(rangeOf('bytes=0-', 0)).toBe('none'));
