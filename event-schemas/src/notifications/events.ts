import { z } from 'zod';
import { details, moment, text } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { subjectMax, textMax } from './values.ts';

/**
 * Events of `notification_inbox-<account>`: what a person did with their notifications. Most notifications themselves
 * are read off the other modules' events.
 */
const inboxEvents = defineEvents({
  NotificationsRead: event(z.object({ account: z.uuid(), notifications: z.array(z.uuid()).min(1).max(1000) })),
  /** Everything up to this moment is gone from the list. */
  NotificationsDeleted: event(z.object({ account: z.uuid(), until: moment })),
});
export type InboxEvent = EventsOf<typeof inboxEvents>;

/** Events of `mail_choices-<account>`: which mails a person does without, and whether a new notification is heard. */
const mailChoicesEvents = defineEvents({
  MailsChosen: event(z.object({ account: z.uuid(), unwanted: z.array(text(100)).max(100) })),
  NotificationSoundChosen: event(z.object({ account: z.uuid(), sound: z.boolean() })),
});
export type MailChoicesEvent = EventsOf<typeof mailChoicesEvents>;

/** Events of `notice_run-<id of the run>`: people were told something because its time had come. `to`: with what is theirs alone. */
const noticeRunEvents = defineEvents({
  NoticesGiven: event(
    z.object({
      run: text(300),
      kind: text(100),
      params: details,
      to: z
        .array(z.object({ account: z.uuid(), params: details.optional() }))
        .min(1)
        .max(1000),
    }),
  ),
});
export type NoticeRunEvent = EventsOf<typeof noticeRunEvents>;

/** Events of `letter-<uid>`: a person wrote to students. */
const letterEvents = defineEvents({
  LetterSent: event(
    z.object({
      letter: z.uuid(),
      from: z.uuid(),
      subject: text(subjectMax).min(1),
      text: text(textMax).min(1),
      to: z.array(z.uuid()).min(1).max(1000),
    }),
    { personal: ['subject', 'text'] },
  ),
});
export type LetterEvent = EventsOf<typeof letterEvents>;

/** Events of `mail_run-<id of the run>`: somebody has looked at the mails of a run that did not arrive and has them sent again. */
const mailRunEvents = defineEvents({
  MailsAskedAgain: event(z.object({ run: text(300).min(1) })),
});
export type MailRunEvent = EventsOf<typeof mailRunEvents>;

export const notificationEvents = {
  ...inboxEvents,
  ...mailChoicesEvents,
  ...noticeRunEvents,
  ...letterEvents,
  ...mailRunEvents,
};
