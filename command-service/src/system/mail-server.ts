import { contracts } from '@portal/event-schemas/system/calls.ts';
import type { MailServer } from '@portal/event-schemas/system/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { keepMailServer, keptMailServer, type KeptMailServer } from '@portal/platform/mail/mail-server.ts';
import { createMailer, MailRefused } from '@portal/platform/mail/mail.ts';
import type { Host } from '@portal/platform/service.ts';
import { changeMailServer } from './settings.ts';

/** The server's address as mailers take it, with its password. */
function urlOf({ host, port, security, user }: MailServer, password: string): string {
  const url = new URL(`${security === 'tls' ? 'smtps' : 'smtp'}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  if (security === 'starttls') url.searchParams.set('requireTLS', 'true');
  if (security === 'none') url.searchParams.set('ignoreTLS', 'true');
  return url.href;
}

/** What is to be kept: without a new password with the one that is there, as long as it is for the same server and user. */
async function withPassword({ pool }: Host, server: MailServer, password: string | undefined): Promise<KeptMailServer> {
  const mailFrom = `"${server.sender_name}" <${server.sender_address}>`;
  if (password !== undefined) return { url: urlOf(server, password), mailFrom };
  const kept = await keptMailServer(pool);
  const before = kept && new URL(kept.url);
  const isSame = before?.hostname === server.host && decodeURIComponent(before.username) === server.user;
  return { url: urlOf(server, isSame ? decodeURIComponent(before.password) : ''), mailFrom };
}

function refuseConfigured({ config }: Host): void {
  if (config.smtpUrl) throw new Refused(reject('system.mail_server_configured'));
}

export const changeMailServerCall = command(contracts['POST /common/mail_server/'], {
  summary: 'Set the mail server',
  async run({ host, body: { password, ...server }, send }) {
    refuseConfigured(host);
    const kept = await withPassword(host, server, password);
    await send(changeMailServer, { server });
    await keepMailServer(host.pool, kept);
    return {};
  },
});

export const removeMailServerCall = command(contracts['DELETE /common/mail_server/'], {
  summary: 'Take the mail server away: mails go into the data folder',
  async run({ host, send }) {
    refuseConfigured(host);
    await send(changeMailServer, { server: null });
    await keepMailServer(host.pool, null);
    return {};
  },
});

const testMail: Record<Locale, { subject: string; text: string }> = {
  ru: { subject: 'Проверка почты портала', text: 'Это письмо портал отправил для проверки. Почтовый сервер настроен.' },
  kk: { subject: 'Портал поштасын тексеру', text: 'Портал бұл хатты тексеру үшін жіберді. Пошта сервері бапталған.' },
  en: {
    subject: 'Test e-mail from the portal',
    text: 'The portal has sent this e-mail as a test. The mail server is set up.',
  },
  ky: {
    subject: 'Порталдын почтасын текшерүү',
    text: 'Портал бул катты текшерүү үчүн жөнөттү. Почта сервери жөндөлдү.',
  },
};

/** Sends one mail now by the server as it is typed, and says what the server answered. */
export const testMailServerCall = command(contracts['POST /common/mail_server/test/'], {
  summary: 'Send a test mail',
  async run({ host, body: { password, to, ...server }, actor, locale }) {
    refuseConfigured(host);
    const { url, mailFrom } = await withPassword(host, server, password);
    const mailer = createMailer({ smtpUrl: url, mailFrom, data: host.config.data });
    try {
      await mailer.deliver({ person: actor.id, cause: `test-${newId()}`, to, ...testMail[locale] });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      throw new Refused(reject('system.mail_refused', { reason: error.message.slice(0, 300) }));
    } finally {
      mailer.close();
    }
    return {};
  },
});
