import type { MailChoicesEvent } from '@portal/event-schemas/notifications/events.ts';
import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { command } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

export interface MailChoices {
  unwanted: readonly string[];
  sound: boolean;
}

/**
 * Stream `mail_choices-<account>`: topics whose mails a person does without (in the portal they are told as before),
 * and whether a new notification is heard.
 */
export const mailChoices: Aggregate<MailChoices, MailChoicesEvent> = {
  name: 'mail_choices',
  initialState: () => ({ unwanted: [], sound: false }),
  evolve(state, event) {
    if (event.type === 'MailsChosen') return { ...state, unwanted: event.data.unwanted };
    return event.type === 'NotificationSoundChosen' ? { ...state, sound: event.data.sound } : state;
  },
};

/** The same choice again changes nothing. */
export const chooseMails = defineCommand({
  type: 'ChooseMails',
  aggregates: [mailChoices],
  ids: (data: { account: string; unwanted: readonly string[] }) => [data.account],
  decide({ account, unwanted: given }, [before]) {
    const unwanted = Object.keys(declaredNotices().topics).filter(topic => given.includes(topic));
    return [
      unwanted.join() === before.unwanted.join() ? [] : [{ type: 'MailsChosen' as const, data: { account, unwanted } }],
    ];
  },
});

export const chooseMailsCall = command(contracts['PUT /notifications/my_mails/'], {
  summary: 'Choose which mails one gets',
  async run({ actor, body: { unwanted }, send }) {
    await send(chooseMails, { account: actor.id, unwanted });
    return { unwanted };
  },
});

export const chooseSound = defineCommand({
  type: 'ChooseSound',
  aggregates: [mailChoices],
  ids: (data: { account: string; sound: boolean }) => [data.account],
  decide: (data, [before]) => [before.sound === data.sound ? [] : [{ type: 'NotificationSoundChosen' as const, data }]],
});

export const chooseSoundCall = command(contracts['PUT /notifications/my_sound/'], {
  summary: 'Choose whether a new notification is heard',
  async run({ actor, body: { sound }, send }) {
    await send(chooseSound, { account: actor.id, sound });
    return { sound };
  },
});
