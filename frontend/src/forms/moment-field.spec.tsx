import { expect, it } from 'vitest';
import { setTimeZone } from '../i18n/time-zone.ts';
import { momentOf } from './moment-field.tsx';

setTimeZone('Asia/Almaty');

it.each([
  ['28.08.2026 10:00:03', '2026-08-28T05:00:03.999Z'],
  ['28.08.2026 10:00', '2026-08-28T05:00:00.999Z'],
  ['28.08.2026', '2026-08-27T19:00:00.999Z'],
  ['2026-08-28T10:00:03', '2026-08-28T05:00:03.999Z'],
  ['31.02.2026 10:00', ''],
  ['yesterday', ''],
  ['', ''],
])('what is written as %j is the moment %j', (written, moment) => expect(momentOf(written)).toBe(moment));

it('the first instant of the second is meant where a period begins', () =>
  expect(momentOf('28.08.2026 10:00:03', true)).toBe('2026-08-28T05:00:03.000Z'));
