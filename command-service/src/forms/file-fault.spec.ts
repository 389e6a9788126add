import { expect, it } from 'vitest';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { fileFault } from './file-fault.ts';

const file = (name: string, more: Partial<StoredFile> = {}): StoredFile => ({
  uid: name,
  name,
  type: 'application/pdf',
  size: 1000,
  owner: 'ann',
  purpose: 'application',
  created_at: '2026-09-01T00:00:00.000Z',
  ...more,
});
const field = { file_types: ['pdf', 'jpg'], max_mb: 1 };

it.each([
  ['is fine', [file('a.pdf'), file('B.PDF'), file('c.jpg')], null],
  ['is unknown', [file('a.pdf'), null], 'file_unknown'],
  ['is somebody else’s', [file('a.pdf', { owner: 'bob' })], 'file_unknown'],
  ['was uploaded for something else', [file('a.pdf', { purpose: 'journal' })], 'file_unknown'],
  ['has an ending that the field does not take', [file('a.docx')], 'file_type'],
  ['is too large for the field', [file('a.pdf', { size: 1_048_577 })], 'file_too_large'],
  ['has the name of another', [file('a.pdf'), file('a.pdf', { uid: 'x' })], 'file_twice'],
])('a file that %s', (_, files, fault) => {
  expect(fileFault(field, files, { account: 'ann', purpose: 'application' })).toBe(fault);
});
