import { expect, it } from 'vitest';
import { contactsShown } from './contacts.ts';

const one = (account: string, ...roles: string[]) => ({ account, roles });
it.each([
  ['staff see everybody’s', one('a', 'teacher'), one('b', 'student'), true, true],
  ['students see the address of staff', one('a', 'student'), one('b', 'teacher'), true, false],
  ['students do not see each other’s', one('a', 'student'), one('b', 'student'), false, false],
  ['testers see no student’s', one('a', 'beta'), one('b', 'student'), false, false],
  ['applicants see the address of the office', one('a', 'applicant'), one('b', 'office'), true, false],
  ['everybody sees their own', one('a', 'student'), one('a', 'student'), true, true],
  ['a student who also works sees as staff do', one('a', 'student', 'specialist'), one('b', 'student'), true, true],
])('%s', (_rule, reader, shown, email, phone) => expect(contactsShown(reader, shown)).toEqual({ email, phone }));
