import { expect, it } from 'vitest';
import { fold, given } from '@portal/platform/testing/given.ts';
import { askMailsAgain, mailRun } from './mail-run.ts';

const run = 'no_courses.x@20260901T030000Z';
const asked = { type: 'MailsAskedAgain', data: { run } };

it('mails that did not arrive are asked for again as often as somebody looks', () => {
  expect(given().when(askMailsAgain, { run })).toEqual([[asked]]);
  expect(given([asked]).when(askMailsAgain, { run })).toEqual([[asked]]);
  expect(fold(mailRun, [asked, { type: 'FromTomorrow', data: {} }])).toEqual({});
});
