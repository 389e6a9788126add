import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe.ts';

const data = mkdtempSync(path.join(os.tmpdir(), 'mail-key-'));
const other = mkdtempSync(path.join(os.tmpdir(), 'mail-key-'));
afterAll(() => [data, other].forEach(folder => rmSync(folder, { recursive: true, force: true })));
const wish = { person: '01990000-0000-7000-8000-00000000000a', topic: 'waiting_lists' };

it('a link ends the mails of one topic to one person, and nobody else can make one', () => {
  const token = unsubscribeToken({ data }, wish);
  expect(encodeURIComponent(token)).toBe(token);
  expect(readUnsubscribeToken({ data }, token)).toEqual(wish);
  expect(unsubscribeToken({ data }, wish)).toBe(token);
  expect(
    [...'\u0000'.repeat(token.length)]
      .map((_, at) =>
        readUnsubscribeToken({ data }, `${token.slice(0, at)}${token[at] === 'b' ? 'c' : 'b'}${token.slice(at + 1)}`),
      )
      .filter(found => found !== null && (found.person !== wish.person || found.topic !== wish.topic)),
  ).toEqual([]);
  for (const forged of [
    '',
    token.slice(0, -1),
    `${token}x`,
    token.replace('waiting_lists', 'cards'),
    token.replace(wish.person, 'somebody'),
    unsubscribeToken({ data: other }, wish),
  ])
    expect(readUnsubscribeToken({ data }, forged), forged).toBeNull();
  expect(statSync(path.join(data, 'mail-key')).mode & 0o777).toBe(0o600);
});
