import { chooseMails as body } from '@portal/event-schemas/notifications/commands.ts';
import type { MailChoicesEvent } from '@portal/event-schemas/notifications/events.ts';
import { mailTopics, type MailTopic } from '@portal/event-schemas/notifications/topics.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { command } from '@portal/platform/http/types.ts';

export interface MailChoices { unwanted: readonly MailTopic[]; }

/** Stream `mail_choices-<account>`: topics whose mails a person does without. In the portal they are told as before. */
export const mailChoices: Aggregate<MailChoices, MailChoicesEvent> = {
  name: 'mail_choices',
  initialState: () => ({ unwanted: [] }),
  evolve: (state, { type, data }) => (type === 'MailsChosen' ? { unwanted: data.unwanted } : state),
};

/** The same choice again changes nothing. */
export const chooseMails = defineCommand({
  type: 'ChooseMails',
  aggregates: [mailChoices],
  ids: (data: { account: string; unwanted: readonly MailTopic[] }) => [data.account],
  decide({ account, unwanted: given }, [before]) {
    const unwanted = mailTopics.filter(topic => given.includes(topic));
    return [unwanted.join() === before.unwanted.join() ? [] : [{ type: 'MailsChosen' as const, data: { account, unwanted } }]];
  },
});

export const chooseMailsCall = command({
  call: 'PUT /notifications/my_mails/', summary: 'Choose which mails one gets', body, answer: body,
  async run({ actor, body: { unwanted }, send }) {
    await send(chooseMails, { account: actor.id, unwanted });
    return { unwanted };
  },
});
