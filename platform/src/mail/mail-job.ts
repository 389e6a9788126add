import { forEachIndependently, throwIfFailed } from '../jobs/each.ts';
import type { Jobs } from '../jobs/queue.ts';
import { defineJob, type JobDefinition } from '../jobs/types.ts';
import type { Host } from '../service.ts';
import { MailRefused } from './mail.ts';
import { claimMail, mailAttempts, mailBackoff, markRefused, markSent, overdueMails } from './outbox.ts';

/** Ids of mails of the outbox. */
interface Waiting {
  mails: readonly string[];
}
const atOnce = 50;

/** True when the mail will have to be tried again. */
async function send(id: string, { pool, mailer, logger }: Host): Promise<boolean> {
  const mail = await claimMail(pool, id);
  if (!mail) return false;
  try {
    await mailer.deliver(mail);
  } catch (error) {
    const refused =
      error instanceof MailRefused
        ? error
        : new MailRefused((error as Error).message, { final: false, isUnknown: false });
    const again = await markRefused(pool, id, refused.message, refused);
    logger.warn({ mail: id, cause: mail.cause, again, error: refused.message }, 'a mail was not taken');
    return again;
  }
  await markSent(pool, id);
  return false;
}

/** Sends mails of the outbox, each on its own; tried again with growing pauses as long as one of them was not taken. */
export const mailJob: JobDefinition<Waiting> = defineJob<Waiting>({
  name: 'mails',
  attempts: mailAttempts,
  backoff: mailBackoff,
  async run({ mails }, host) {
    const sent = await forEachIndependently(
      mails,
      id => `mail ${id}`,
      id => send(id, host),
      host.logger,
    );
    throwIfFailed(sent);
    const left = sent.results.filter(again => again).length;
    if (left > 0) throw new Error(`${left} of ${mails.length} mails were not taken`);
    return { mails: mails.length };
  },
});

/** Has mails sent that were put into the outbox. Their ids name the jobs, so that a repetition adds none. */
export async function enqueueMails(
  jobs: Jobs,
  mails: readonly string[],
  { request_id, attempt = '' }: { request_id?: string; attempt?: string } = {},
): Promise<void> {
  for (let start = 0; start < mails.length; start += atOnce) {
    const some = mails.slice(start, start + atOnce);
    await jobs.add(mailJob, { mails: some, ...(request_id ? { request_id } : {}) }, { id: `${some[0]!}${attempt}` });
  }
}

/** Takes up mails whose job was lost or whose process has ended. */
export const mailSweepJob = defineJob<object>({
  name: 'mails-sweep',
  schedule: { every: 30_000 },
  async run(_data, { pool, jobs }) {
    const mails = await overdueMails(pool, 1000);
    await enqueueMails(jobs, mails, { attempt: `-${Date.now()}` });
    return { mails: mails.length };
  },
});
