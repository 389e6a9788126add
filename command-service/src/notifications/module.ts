import { module as declared } from '@portal/event-schemas/notifications/module.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { giveNoticesOf, noticeRun } from './given-notices.ts';
import { deleteNotifications, hasNotifications, inbox, readNotifications, unreadOf } from './inbox.ts';
import { letter, sendLetter } from './letter.ts';
import { chooseMailsCall, chooseSoundCall, mailChoices } from './mail-choices.ts';
import { mailRun, sendAgainCall } from './mail-run.ts';
import { scheduledMailCalls } from './schedules.ts';
import { unsubscribeCall } from './unsubscribe.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

const read = command(contracts['POST /new_notifications/read/'], {
  summary: 'Mark one’s notifications as read',
  async run({ host, actor, body, send }) {
    const notifications = await unreadOf(host.pool, actor.id, body.notifications);
    if (notifications.length > 0) await send(readNotifications, { account: actor.id, notifications });
    return {};
  },
});

const deleteAll = command(contracts['POST /new_notifications/delete_all_notifications/'], {
  summary: 'Delete all of one’s notifications',
  async run({ host, actor, send }) {
    if (await hasNotifications(host.pool, actor.id)) await send(deleteNotifications, { account: actor.id });
    return {};
  },
});

const give = command(contracts['POST /notifications/give/'], {
  summary: 'Tell people what is due',
  async run({ body, send }) {
    await send(giveNoticesOf, body);
    return undefined;
  },
});

const write = command(contracts['POST /advisors/my_students_auca/send_mail_students_list_auca/'], {
  summary: 'Write a letter to students: a mail and a notification for each',
  async run({ body, send }) {
    const uid = newId();
    const done = await send(sendLetter, { letter: uid, ...body });
    return { uid: uidMade(done, uid, 'letter'), recipients: new Set(body.students).size };
  },
});

/** What a person does with their notifications, letters to students, banners, scheduled mails. */
export const module = serviceModule({
  declared,
  aggregates: [inbox, mailChoices, noticeRun, letter, mailRun],
  calls: [
    read,
    deleteAll,
    chooseMailsCall,
    chooseSoundCall,
    unsubscribeCall,
    give,
    write,
    sendAgainCall,
    ...scheduledMailCalls,
  ],
});
