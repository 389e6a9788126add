import { declaredNotices, tells } from '@portal/event-schemas/notifications/declared.ts';
import type { ReadRecord, NoticeDraft, NoticeParams } from '@portal/event-schemas/kernel/notices.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';

/** A row of notifications.notices. `cause`: the event. `batch`: the run or letter that it belongs to. */
export interface Notice {
  uid: string;
  account: string;
  cause: string;
  kind: string;
  type: string;
  params: NoticeParams;
  batch: string | null;
  portal: boolean;
  mail: boolean;
  created_at: string;
  read: boolean;
}

/** What an event tells by the rule of its module; the same event always gives the same. */
export const draftsOf = (event: RecordedEvent<any>, known: ReadRecord): readonly NoticeDraft[] =>
  tells(event) ? (declaredNotices().rules.get(event.type)?.tells(event, known) ?? []) : [];

/** One notice for each person and cause; none of a kind that no module declares any more. */
export const noticesOf = (drafts: readonly NoticeDraft[], event: RecordedEvent<any>): Notice[] =>
  drafts.flatMap(({ account, kind, params = {}, batch = null }) => {
    const declared = declaredNotices().kinds[kind];
    if (!declared) return [];
    const { type, channels } = declared;
    return [
      {
        uid: idFrom('notification', `${event.meta.event_id} ${account}`),
        account,
        cause: event.meta.event_id,
        kind,
        type,
        params,
        batch,
        portal: channels.includes('portal'),
        mail: channels.includes('mail'),
        created_at: event.meta.occurred_at,
        read: false,
      },
    ];
  });
