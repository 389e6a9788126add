import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { MailRunEvent } from '@portal/event-schemas/notifications/events.ts';
import { generalSchedule } from '@portal/event-schemas/notifications/records.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import { isOffice } from './schedules.ts';
import { contracts } from '@portal/event-schemas/notifications/calls.ts';

/** Stream `mail_run-<id of the run>`: what people did about mails that did not arrive. */
export const mailRun: Aggregate<Record<string, never>, MailRunEvent> = {
  name: 'mail_run',
  initialState: () => ({}),
  evolve: state => state,
};

export const askMailsAgain = defineCommand({
  type: 'AskMailsAgain',
  aggregates: [mailRun],
  ids: (data: { run: string }) => [idFrom('mail run', data.run)],
  decide: (data: { run: string }): readonly [MailRunEvent[]] => [[{ type: 'MailsAskedAgain', data }]],
});

/** The office for every run, an advisor for those of their own schedules. */
export const sendAgainCall = command(contracts['POST /notifications/mail_runs/send_again/'], {
  summary: 'Send the mails of a run again that did not arrive',
  async run({ host, send, actor, body: { run } }) {
    const [, kind, uid] = /^(\w+)\.([\w-]+)@/.exec(run) ?? [];
    const author = kind === 'general' && uid ? (await readRecord(host, generalSchedule, uid))?.['author'] : undefined;
    if (!isOffice(actor) && author !== actor.id) throw new Refused(reject('notifications.not_your_schedule'));
    const { rowCount } = await host.pool.query(
      `select 1 from platform.mails where batch = $1 and state in ('failed', 'no_address') limit 1`,
      [run],
    );
    if (!rowCount) throw new Refused(reject('notifications.nothing_to_send_again', { run }));
    await send(askMailsAgain, { run });
    return undefined;
  },
});
