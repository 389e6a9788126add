import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type TransportOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { fileMode, folderMode } from '../files/private-folders.ts';
import { mailId } from './outbox.ts';
import type { Mail } from './types.ts';

/** The mail did not go out. `final`: another try would end alike. `isUnknown`: the server had it whole and may have taken it. */
export class MailRefused extends Error {
  readonly final: boolean;
  readonly isUnknown: boolean;
  constructor(message: string, { final, isUnknown }: { final: boolean; isUnknown: boolean }) {
    super(message);
    this.final = final;
    this.isUnknown = isUnknown;
  }
}
export interface Mailer {
  /** Hands one mail to the server, or to the folder. Throws `MailRefused`. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** The domain of the sender's address: `University <portal@example.edu>`. */
const domainOf = (mailFrom: string): string => /@([\w.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';

/** One click is promised over https alone (RFC 8058, 3.1); elsewhere the link leads to a page with a button. */
const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Sends by SMTP, or without an address of a server writes `.eml` files into the data folder. */
export function createMailer({ smtpUrl, mailFrom, data }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'data'>): Mailer {
  // The pool's own repetitions would be mails that nobody counts.
  const pool = {
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  };
  const smtp = smtpUrl ? createTransport(pool as TransportOptions) : undefined;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from: mailFrom });
  const folder = path.join(data, 'mails');
  const domain = domainOf(mailFrom);

  /** The Message-ID follows from person and cause, so that a mail sent twice by a crash between sending and noting is one to the reader. */
  const compose = ({ person, cause, batch: _batch, reply_to, unsubscribe, ...content }: Mail) =>
    composer.sendMail({
      ...content,
      ...(reply_to ? { replyTo: reply_to } : {}),
      messageId: `<${mailId({ person, cause })}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe ? { 'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` } } : {}),
        ...(unsubscribe?.startsWith('https:') ? oneClick : {}),
      },
    });

  return {
    async deliver(mail) {
      const { envelope, message } = await compose(mail);
      if (smtp) {
        const content = Readable.from([message]);
        let isOver = false;
        content.on('end', () => {
          isOver = true;
        });
        await smtp.sendMail({ envelope, raw: content }).catch((error: SmtpError) => {
          throw refusalOf(error, isOver);
        });
        return;
      }
      await mkdir(folder, { recursive: true, mode: folderMode });
      const file = path.join(folder, `${mail.person}-${mail.cause}`.replaceAll(/[^\w.-]/g, '_').slice(0, 180));
      await writeFile(`${file}.partial`, message, { mode: fileMode });
      await rename(`${file}.partial`, `${file}.eml`);
    },
    close: () => smtp?.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

/** 5xx about this mail is final (RFC 5321 §4.2.1). Where the content was over and no answer came, nobody knows. */
function refusalOf({ message, code, responseCode }: SmtpError, isOver: boolean): MailRefused {
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailRefused(message, {
    final: aboutMail && (responseCode === undefined || responseCode >= 500),
    isUnknown: isOver && responseCode === undefined,
  });
}
