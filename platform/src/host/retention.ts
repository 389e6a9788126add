import { defineJob } from '../jobs/types.ts';

/** Days for which answers under an idempotency key are kept: a repetition comes within minutes. */
const answerDays = 14;
/** Days for which it is remembered that a mail was sent; nothing older is ever put into the outbox again. */
const mailDays = 400;
/** Days for which it can be seen what programs called, and what was sent to other systems. */
const callDays = 30;

/** Forgets what is kept for repetitions alone, every night. */
export const retentionJob = defineJob<object>({
  name: 'forget',
  schedule: { cron: '30 3 * * *' },
  async run(_data, { pool }) {
    const { rows } = await pool.query<{ answers: number }>('select log.forget_answers($1) as answers', [answerDays]);
    const mails = await pool.query(
      `delete from platform.mails where state in ('sent', 'no_address') and created_at < now() - make_interval(days => $1)`,
      [mailDays],
    );
    const calls = await pool.query('delete from platform.key_calls where at < now() - make_interval(days => $1)', [
      callDays,
    ]);
    const messages = await pool.query(
      `delete from platform.outbound_deliveries where state <> 'waiting' and coalesce(tried_at, occurred_at) < now() - make_interval(days => $1)`,
      [callDays],
    );
    return {
      answers: rows[0]!.answers,
      mails: mails.rowCount,
      calls: calls.rowCount,
      messages: messages.rowCount,
    };
  },
});
