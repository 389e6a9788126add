import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';

export interface Mail {
  /** Account of the addressee and what the mail is about: the pair is mailed once, whatever crashes. */
  person: string;
  cause: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
}
export interface Mailer {
  /** False when this mail was sent before. Throws when the server does not take it: try again. */
  send(mail: Mail): Promise<boolean>;
  close(): void;
}

const from = 'University portal <portal@localhost>';

/** Sends by SMTP, or without an address of a server writes `.eml` files into the data folder. */
export function createMailer({ smtpUrl, data }: Pick<Config, 'smtpUrl' | 'data'>, pool: Pool): Mailer {
  const smtp = smtpUrl ? nodemailer.createTransport(smtpUrl, { from }) : undefined;
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  const folder = path.join(data, 'mails');

  /** The Message-ID follows from the key, so that a mail sent twice by a crash between sending and noting is one to the reader. */
  async function deliver({ person, cause, ...content }: Mail): Promise<void> {
    const id = Buffer.from(`${person} ${cause}`).toString('hex');
    const message = { ...content, messageId: `<${id}@portal>` };
    if (smtp) {
      await smtp.sendMail(message);
      return;
    }
    const composed = await composer.sendMail(message);
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${person}-${cause}`.replaceAll(/[^\w.-]/g, '_').slice(0, 180));
    await writeFile(`${file}.partial`, composed.message as Buffer);
    await rename(`${file}.partial`, `${file}.eml`);
  }

  return {
    async send(mail) {
      const client = await pool.connect();
      try {
        // The row is locked while the mail goes out: a second worker waits here and then sees that it is sent.
        await client.query('begin');
        await client.query('insert into platform.mails_sent (person, cause) values ($1, $2) on conflict do nothing', [mail.person, mail.cause]);
        const { rows } = await client.query<{ sent: boolean }>('select sent_at is not null as sent from platform.mails_sent where person = $1 and cause = $2 for update', [mail.person, mail.cause]);
        if (!rows[0]!.sent) {
          await deliver(mail);
          await client.query('update platform.mails_sent set sent_at = now() where person = $1 and cause = $2', [mail.person, mail.cause]);
        }
        await client.query('commit');
        return !rows[0]!.sent;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => smtp?.close(),
  };
}
