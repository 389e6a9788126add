import { accountMail, type AccountLetter } from '@portal/event-schemas/identity/account-mails.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import { renderMail } from '@portal/platform/mail/layout.ts';
import { enqueueMails } from '@portal/platform/mail/mail-job.ts';
import { insertMails } from '@portal/platform/mail/outbox.ts';
import type { Host } from '@portal/platform/service.ts';
import { settingsOf } from './calls/session-of.ts';

/** A mail to one person: one for each cause, whatever is repeated. `path`: where its button leads, below `/{lang}/`; `until`: a moment. */
export interface ToPerson {
  person: string;
  cause: string;
  to: string;
  name: string;
  /** Null: the language that a visitor of the portal sees first. */
  language: Locale | null;
  path: string;
  params?: Readonly<Record<string, string>>;
  until?: string;
}

/** Puts mails about people's way into the portal into the outbox, each in its reader's language. */
export async function mailAccounts(
  host: Host,
  letter: AccountLetter,
  mails: readonly ToPerson[],
  request_id?: string,
): Promise<void> {
  const { languages, university_name } = await settingsOf(host);
  const portal = (host.config.publicUrl ?? host.url ?? '').replace(/\/$/, '');
  const show = formatter(host.config.timeZone);
  const written = mails.map(({ person, cause, to, name, language, path, params, until }) => {
    const locale = language ?? languages[0]!;
    const content = accountMail(letter, {
      locale,
      name,
      university: university_name?.[locale] ?? null,
      url: `${portal}/${locale}/${path}`,
      params: { ...params, ...(until ? { until: show(until, locale) } : {}) },
    });
    return { person, cause, to, ...renderMail(content) };
  });
  await enqueueMails(host.jobs, await insertMails(written, host.pool, request_id), request_id ? { request_id } : {});
}
