import { expect, it } from 'vitest';
import { isFileName, sniff } from './kinds.ts';

it.each([
  ['a.pdf', '255044462d', 'application/pdf'],
  ['A.JPG', 'ffd8ffe0', 'image/jpeg'],
  ['a.webp', '524946460000000057454250', 'image/webp'],
  ['a.docx', '504b0304', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.png', 'ffd8ffe0', null],
  ['a.exe', '4d5a', null],
  ['a.txt', '4d5a00', null],
  ['a.svg', '3c737667', null],
  ['a.txt', '', 'text/plain'],
])('%s that begins with %s is %s', (name, bytes, type) => {
  expect(sniff(name, Buffer.from(bytes, 'hex'))).toBe(type);
});
it.each(['report.pdf', 'Отчёт 1 (копия).docx', 'ғылым.txt'])('%s is a file name', name =>
  expect(isFileName(name)).toBe(true),
);
it.each([
  '../a.txt',
  'a/b.txt',
  'a\\b.txt',
  '.env',
  'a',
  'a.',
  'a\n.txt',
  'con?.txt',
  ' a.txt',
  `${'x'.repeat(200)}.txt`,
  'a\u202Etxt.exe',
])('%j is none', name => expect(isFileName(name)).toBe(false));
