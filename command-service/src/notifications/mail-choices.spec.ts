import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import '@portal/platform/modules/declared.ts';
import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { chooseMails, chooseSound } from './mail-choices.ts';
import { stopMails } from './unsubscribe.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const chosen = (...unwanted: string[]) => ({ type: 'MailsChosen', data: { account, unwanted } });

describe('choosing mails', () => {
  it('says which are not wanted, each once, in the order of the topics', () => {
    expect(given().when(chooseMails, { account, unwanted: ['reminders', 'cards', 'reminders'] })).toEqual([
      [chosen('cards', 'reminders')],
    ]);
    expect(given([chosen('cards')]).when(chooseMails, { account, unwanted: [] })).toEqual([[chosen()]]);
  });
  it('the same again changes nothing', () => {
    expect(
      given([chosen('cards', 'reminders')]).when(chooseMails, { account, unwanted: ['reminders', 'cards'] }),
    ).toEqual([[]]);
    expect(given().when(chooseMails, { account, unwanted: [] })).toEqual([[]]);
  });
  it('one topic more is done without by the link of a mail, once', () => {
    expect(given([chosen('reminders')]).when(stopMails, { account, topic: 'cards' })).toEqual([
      [chosen('cards', 'reminders')],
    ]);
    expect(given([chosen('cards', 'reminders')]).when(stopMails, { account, topic: 'cards' })).toEqual([[]]);
  });
  it('the sound of a new notification is off until it is chosen, and mails stay as they were', () => {
    const ring = (sound: boolean) => ({ type: 'NotificationSoundChosen', data: { account, sound } });
    expect(given([chosen('cards')]).when(chooseSound, { account, sound: false })).toEqual([[]]);
    expect(given([chosen('cards')]).when(chooseSound, { account, sound: true })).toEqual([[ring(true)]]);
    expect(given([chosen('cards'), ring(true)]).when(chooseSound, { account, sound: false })).toEqual([[ring(false)]]);
    expect(given([chosen('cards'), ring(true)]).when(chooseMails, { account, unwanted: ['cards'] })).toEqual([[]]);
  });
  it('every kind of mail has a topic, but letters and what is about accounts, rights and papers that run out, which always arrive', () => {
    expect(
      Object.entries(declaredNotices().kinds)
        .filter(([, { channels, topic }]) => channels.includes('mail') && topic === null)
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      'avatar_rejected',
      'directory_check_stopped',
      'letter',
      'new_device',
      'paper_ran_out',
      'paper_runs_out',
      'password_changed',
      'password_reset',
      'passwords_guessed',
      'recovery_code_used',
      'rights_review_due',
      'rights_review_left',
      'second_factor_added',
      'second_factor_removed',
      'second_factor_reset',
      'way_linked',
      'way_unlinked',
    ]);
  });
});
