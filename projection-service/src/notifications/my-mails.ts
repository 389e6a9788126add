import { declaredNotices } from '@portal/event-schemas/notifications/declared.ts';
import { query } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

/** Which mails one gets. */
export const myMails = query(contracts['GET /notifications/my_mails/'], {
  summary: 'Which mails I get, and to which address',
  async run({ actor, db }) {
    const {
      rows: [row],
    } = await db.query<{ email: string | null; unwanted: string[] | null; sound: boolean | null }>(
      `select nullif(coalesce(nullif(c.email, ''), s.email, ''), '') as email, m.unwanted, m.sound from (select $1::text as account) me
       left join identity.contacts_public c on c.uid = me.account
       left join curriculum.students_public s on s.uid = me.account
       left join notifications.mail_choices m on m.account = me.account`,
      [actor.id],
    );
    return {
      email: row?.email ?? null,
      sound: row?.sound ?? false,
      topics: Object.entries(declaredNotices().topics).map(([topic, { name, hint }]) => ({
        topic,
        name,
        hint,
        wanted: !row?.unwanted?.includes(topic),
      })),
    };
  },
});
