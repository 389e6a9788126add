import type { giveNotices } from '@portal/event-schemas/notifications/commands.ts';
import type { NoticeRunEvent } from '@portal/event-schemas/notifications/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import type { z } from 'zod';

/** Who was told in one run of a schedule. */
export interface NoticeRun {
  told: ReadonlySet<string>;
}

/** Stream `notice_run-<id of the run>`: a run tells nobody twice, however often its process dies on the way. */
export const noticeRun: Aggregate<NoticeRun, NoticeRunEvent> = {
  name: 'notice_run',
  initialState: () => ({ told: new Set() }),
  evolve: (state, event) =>
    event.type === 'NoticesGiven'
      ? { told: new Set([...state.told, ...event.data.to.map(({ account }) => account)]) }
      : state,
};

const happened = (event: NoticeRunEvent): NoticeRunEvent[] => [event];

/** Tells those who were not told in this run yet. */
export const giveNoticesOf = defineCommand({
  type: 'GiveNotices',
  aggregates: [noticeRun],
  ids: (data: z.infer<typeof giveNotices>) => [idFrom('notice run', data.run)],
  decide(data, [{ told }]) {
    const to = data.to.filter(
      ({ account }, index) => !told.has(account) && data.to.findIndex(other => other.account === account) === index,
    );
    return [to.length > 0 ? happened({ type: 'NoticesGiven', data: { ...data, to } }) : []];
  },
});
