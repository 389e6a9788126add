import { z } from 'zod';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { noticeKindNames } from './texts.ts';
import { mailTopics } from './topics.ts';

const params = z.record(z.string(), z.unknown());

/** Events of `notification_inbox-<account>`: what a person did with their notifications. Most notifications themselves are read off the other modules' events. */
const inboxEvents = defineEvents({
  NotificationsRead: event(z.object({ account: z.uuid(), notifications: z.array(z.uuid()).min(1) })),
  /** Everything up to this moment is gone from the list. */
  NotificationsDeleted: event(z.object({ account: z.uuid(), until: z.iso.datetime() })),
});
export type InboxEvent = EventsOf<typeof inboxEvents>;

/** Events of `mail_choices-<account>`: which mails a person does without. */
const mailChoicesEvents = defineEvents({
  MailsChosen: event(z.object({ account: z.uuid(), unwanted: z.array(z.enum(mailTopics)) })),
});
export type MailChoicesEvent = EventsOf<typeof mailChoicesEvents>;

/** Events of `notice_run-<id of the run>`: people were told something because its time had come. `to`: with what is theirs alone. */
const noticeRunEvents = defineEvents({
  NoticesGiven: event(z.object({ run: z.string().max(300), kind: z.enum(noticeKindNames), params, to: z.array(z.object({ account: z.uuid(), params: params.optional() })).min(1) })),
});
export type NoticeRunEvent = EventsOf<typeof noticeRunEvents>;

/** Events of `letter-<uid>`: a person wrote to students. */
const letterEvents = defineEvents({
  LetterSent: event(z.object({ letter: z.uuid(), from: z.uuid(), subject: z.string().min(1), text: z.string().min(1), to: z.array(z.uuid()).min(1) }), { personal: ['subject', 'text'] }),
});
export type LetterEvent = EventsOf<typeof letterEvents>;

/** Events of `mail_run-<id of the run>`: somebody has looked at the mails of a run that did not arrive and has them sent again. */
const mailRunEvents = defineEvents({
  MailsAskedAgain: event(z.object({ run: z.string().min(1).max(300) })),
});
export type MailRunEvent = EventsOf<typeof mailRunEvents>;

export const notificationEvents = { ...inboxEvents, ...mailChoicesEvents, ...noticeRunEvents, ...letterEvents, ...mailRunEvents };
