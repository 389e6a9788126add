import { tells } from '@portal/event-schemas/notifications/declared.ts';
import type { NoticeParams } from '@portal/event-schemas/kernel/notices.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { Host } from '@portal/platform/service.ts';

/** A notice that the read side has made of an event (projection-service/src/notifications decides whom and of what). */
export interface Notice {
  account: string;
  cause: string;
  kind: string;
  params: NoticeParams;
  batch: string | null;
  portal: boolean;
  mail: boolean;
}

const timeout = 10;
/** Waits until the notices of the events are made; throws when the read side does not get there. */
export async function noticesMade(events: readonly RecordedEvent[], host: Host): Promise<void> {
  const last = events.findLast(tells)?.position;
  if (last === undefined) return;
  for (let seconds = 0; seconds < timeout; seconds++) {
    if (!(await host.waitForReadModels(last))) continue;
    const { rows } = await host.pool.query<{ made: boolean }>(
      `select position >= $1 as made from platform.checkpoints where name = 'notifications.notices' and stage = 'live'`,
      [last],
    );
    if (rows[0]?.made) return;
    await new Promise(resolve => setTimeout(resolve, 1000));
  }
  throw new Error(`the notices of event ${last} are not made yet`);
}

/** What the events tell people. */
export async function noticesOf(events: readonly RecordedEvent[], db: Sql): Promise<Notice[]> {
  const causes = events.filter(tells).map(event => event.meta.event_id);
  if (causes.length === 0) return [];
  return (
    await db.query<Notice>(
      'select account, cause, kind, params, batch, portal, mail from notifications.notices where cause = any($1)',
      [causes],
    )
  ).rows;
}
