import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { expect, it } from 'vitest';
import { firstClash, type Placed } from './clash.ts';

const at = (name: string, start: number, days = '1000000', weeks = '1111', lesson = name): Placed => ({
  course: sameInAll(name),
  lesson,
  meeting: { days, weeks, start, length: 50 },
});

it.each<[string, Placed[], string | null]>([
  ['nothing', [], null],
  ['one after the other', [at('a', 480), at('b', 530)], null],
  ['at the same minute', [at('a', 480), at('b', 529)], '08:49'],
  ['on other days', [at('a', 480), at('b', 480, '0100000')], null],
  ['in other weeks', [at('a', 480, '1000000', '1010'), at('b', 480, '1000000', '0101')], null],
  ['two meetings of one lesson', [at('a', 480), at('a', 480)], null],
])('%s', (_name, placed, time) => expect(firstClash(placed)?.time ?? null).toBe(time));
