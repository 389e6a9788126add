import { noticeKindNames, noticeKinds } from '@portal/event-schemas/notifications/texts.ts';
import { topicOf } from '@portal/event-schemas/notifications/topics.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { chooseMails } from './mail-choices.ts';
import { stopMails } from './unsubscribe.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const chosen = (...unwanted: string[]) => ({ type: 'MailsChosen', data: { account, unwanted } });

describe('choosing mails', () => {
  it('says which are not wanted, each once, in the order of the topics', () => {
    expect(given().when(chooseMails, { account, unwanted: ['reminders', 'cards', 'reminders'] })).toEqual([[chosen('cards', 'reminders')]]);
    expect(given([chosen('cards')]).when(chooseMails, { account, unwanted: [] })).toEqual([[chosen()]]);
  });
  it('the same again changes nothing', () => {
    expect(given([chosen('cards', 'reminders')]).when(chooseMails, { account, unwanted: ['reminders', 'cards'] })).toEqual([[]]);
    expect(given().when(chooseMails, { account, unwanted: [] })).toEqual([[]]);
  });
  it('one topic more is done without by the link of a mail, once', () => {
    expect(given([chosen('reminders')]).when(stopMails, { account, topic: 'cards' })).toEqual([[chosen('cards', 'reminders')]]);
    expect(given([chosen('cards', 'reminders')]).when(stopMails, { account, topic: 'cards' })).toEqual([[]]);
  });
  it('every kind of mail has a topic, but letters and what concerns the password, which always arrive', () => {
    expect(noticeKindNames.filter(kind => noticeKinds[kind].channels.includes('mail') && topicOf(kind) === null)).toEqual(['letter', 'passwords_guessed']);
  });
});
