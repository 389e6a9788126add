import { expect, it } from 'vitest';
import { bodyOf, found, type Setting } from './setting-values.ts';

const setting = (name: string, about: string, value_text: string): Setting =>
  ({ area: 'system', area_name: 'Portal', setting: name, name, about, value: 5, value_text }) as Setting;
const settings = [
  setting('Lock', 'Minutes for which the log-in is closed', '15'),
  setting('Session', 'Hours without use', '12'),
];

it('a setting is found by its name, its meaning and its value, whatever the case and the order of the words', () => {
  expect(found(settings, 'CLOSED minutes').map(({ name }) => name)).toEqual(['Lock']);
  expect(found(settings, '12').map(({ name }) => name)).toEqual(['Session']);
  expect(found(settings, 'portal')).toHaveLength(2);
  expect(found(settings, 'lock session')).toEqual([]);
  expect(found(settings, '  ')).toHaveLength(2);
});

it('a change says what was seen before it', () => {
  expect(bodyOf(settings[0]!, 7)).toEqual({ Lock: 7, seen: { Lock: 5 } });
});
