import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Migration } from '../postgres/migrate.ts';
import { createMailer, type Mailer } from './mail.ts';

/** The mail server that people have set, with its password: it stands in no event, so a backup of the log alone has not got it. */
export const mailServerTable: Migration = {
  name: 'platform.mail_server',
  as: 'app',
  sql: `
create table if not exists platform.mail_server (
  id int primary key default 1 check (id = 1),
  url text not null,
  mail_from text not null
);`,
};

/** `url`: `smtp://` or `smtps://` with user and password. `mailFrom`: the sender. */
export interface KeptMailServer {
  url: string;
  mailFrom: string;
}

export async function keepMailServer(pool: Pool, server: KeptMailServer | null): Promise<void> {
  if (server === null) await pool.query('delete from platform.mail_server');
  else
    await pool.query(
      `insert into platform.mail_server (id, url, mail_from)
       values (1, $1, $2) on conflict (id)
       do update set url = excluded.url, mail_from = excluded.mail_from`,
      [server.url, server.mailFrom],
    );
}

export async function keptMailServer(pool: Pool): Promise<KeptMailServer | null> {
  const { rows } = await pool.query<{ url: string; mail_from: string }>(
    'select url, mail_from from platform.mail_server',
  );
  return rows[0] ? { url: rows[0].url, mailFrom: rows[0].mail_from } : null;
}

/** How long a process goes on with the server that it has read, in milliseconds; where there was none it looks before each mail. */
const cacheLifetime = 10_000;

/** Sends by the server of the configuration, else by the one that people have set, else into the data folder. */
export function createConfiguredMailer(config: Config, pool: Pool): Mailer {
  if (config.smtpUrl) return createMailer(config);
  let current: { key: string; mailer: Mailer; until: number } | undefined;
  const mailerNow = async (): Promise<Mailer> => {
    if (current && Date.now() < current.until) return current.mailer;
    const server = await keptMailServer(pool);
    const key = JSON.stringify(server);
    const until = server ? Date.now() + cacheLifetime : 0;
    if (current?.key === key) current.until = until;
    else {
      current?.mailer.close();
      const mailer = createMailer({
        data: config.data,
        mailFrom: server?.mailFrom ?? config.mailFrom,
        smtpUrl: server?.url,
      });
      current = { key, mailer, until };
    }
    return current.mailer;
  };
  return {
    deliver: async mail => (await mailerNow()).deliver(mail),
    close: () => current?.mailer.close(),
  };
}
