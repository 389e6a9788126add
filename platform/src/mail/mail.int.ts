import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { mailServer, type MailServer } from '../../../test/support/mail-server.ts';
import type { Host } from '../service.ts';
import type { Mail } from './types.ts';
import { createMailer, type Mailer } from './mail.ts';
import { mailJob } from './mail-job.ts';
import { claimMail, countMails, mailAttempts, mailId, markSent, overdueMails, insertMails } from './outbox.ts';

const mail = (changes: Partial<Mail> = {}): Mail => ({
  person: 'p1',
  cause: 'card-approved-7',
  to: 'aigerim@example.edu',
  subject: 'Құттықтаймыз',
  text: 'Сіздің картаңыз бекітілді.',
  ...changes,
});
const from = { mailFrom: 'University portal <portal@example.edu>' };

let database: TestDatabase;
let server: MailServer;
let mailer: Mailer;
let pool: ReturnType<TestDatabase['pool']>;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool();
  server = await mailServer();
  mailer = createMailer({ ...from, smtpUrl: server.url, data: os.tmpdir() });
});
beforeEach(() => server.forget());
afterAll(async () => {
  mailer.close();
  await server.stop();
  await database.drop();
});

const send = (...ids: string[]) =>
  mailJob.run(
    { mails: ids },
    { pool, mailer, logger: pino({ level: 'silent' }) } as unknown as Host,
    async () => undefined,
  );
const row = async (id: string) =>
  (
    await pool.query<{ state: string; attempts: number; unknown: number; content: unknown; error: string | null }>(
      'select state, attempts, unknown, content, error from platform.mails where id = $1',
      [id],
    )
  ).rows[0]!;
const lapse = (id: string) =>
  database.asOwner(`update platform.mails set free_at = now() - interval '1 second' where id = $1`, [id]);

describe('the outbox', () => {
  it('sends one mail for a person and a cause, however often it is put in and however many workers send', async () => {
    const [id] = await insertMails([mail()], pool);
    expect(await insertMails([mail()], pool)).toEqual([]);
    await Promise.all([send(id!), send(id!), send(id!)]);
    expect(server.received).toHaveLength(1);
    expect(await PostalMime.parse(server.received[0]!)).toMatchObject({
      subject: 'Құттықтаймыз',
      text: expect.stringContaining('бекітілді'),
      to: [{ address: 'aigerim@example.edu' }],
      messageId: `<${mailId(mail())}@example.edu>`,
    });
    expect(await row(id!)).toMatchObject({ state: 'sent', content: null });
  });

  it('names the address that ends such mails by one click, where they are not required', async () => {
    const unsubscribe = 'https://portal.example/api/v1/notifications/unsubscribe/p1.cards.abc/';
    const plain = 'http://portal.example/api/v1/notifications/unsubscribe/p1.cards.abc/';
    const ids = await insertMails(
      [
        mail({ cause: 'wanted', unsubscribe }),
        mail({ cause: 'required' }),
        mail({ cause: 'over http', unsubscribe: plain }),
      ],
      pool,
    );
    for (const id of ids) await send(id);
    const headers = async (at: number) =>
      Object.fromEntries((await PostalMime.parse(server.received[at]!)).headers.map(({ key, value }) => [key, value]));
    expect(await headers(0)).toMatchObject({
      'list-unsubscribe': `<${unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(Object.keys(await headers(1)).filter(key => key.startsWith('list-'))).toEqual([]);
    // One click is for https alone (RFC 8058).
    expect(await headers(2)).toMatchObject({ 'list-unsubscribe': `<${plain}>` });
    expect(Object.keys(await headers(2))).not.toContain('list-unsubscribe-post');
  });

  it('tries again what the server would not take for now, and gives up what it never will', async () => {
    const [later, never] = (await insertMails(
      [mail({ cause: 'later' }), mail({ cause: 'never', to: 'nobody@example.edu' })],
      pool,
    )) as [string, string];
    server.answer(to => (to === 'nobody@example.edu' ? 550 : 451));
    await expect(send(later, never)).rejects.toThrow('1 of 2');
    expect(await row(never)).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringContaining('550') });
    expect(await row(later)).toMatchObject({ state: 'waiting', attempts: 1 });
    server.answer(() => 250);
    await send(later, never);
    expect(server.received).toHaveLength(1);
    expect(await countMails(pool)).toEqual({ waiting: 0, sending: 0, failed: 1 });
  });

  it('sends the others although one cannot be taken up', async () => {
    const [stuck, other] = (await insertMails([mail({ cause: 'stuck' }), mail({ cause: 'behind it' })], pool)) as [
      string,
      string,
    ];
    await database.asOwner(`create function stuck() returns trigger language plpgsql as $$ begin raise exception 'this mail is stuck'; end $$;
      create trigger stuck before update on platform.mails for each row when (old.id = '${stuck}') execute function stuck()`);
    await expect(send(stuck, other)).rejects.toThrow(`mail ${stuck} (this mail is stuck)`);
    expect([await row(stuck), await row(other)]).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
    await database.asOwner('drop function stuck cascade');
    await send(stuck, other);
    expect(await row(stuck)).toMatchObject({ state: 'sent' });
  });

  it('makes a dead letter of what was refused at every attempt', async () => {
    const [id] = (await insertMails([mail({ cause: 'refused' })], pool)) as [string];
    server.answer(() => 451);
    for (let attempt = 1; attempt < mailAttempts; attempt++) await expect(send(id)).rejects.toThrow();
    await send(id);
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: mailAttempts });
    server.answer(() => 250);
  });

  it('leaves a mail to the process that has claimed it, and takes it up once when that one is dead', async () => {
    const [id] = (await insertMails([mail({ cause: 'killed' })], pool)) as [string];
    await claimMail(pool, id);
    await send(id);
    expect(server.received).toHaveLength(0);
    await lapse(id);
    expect(await overdueMails(pool, 10)).toContain(id);
    await send(id);
    expect(server.received).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', unknown: 1 });
  });

  it('sends a mail whose outcome was not learnt once more and no more', async () => {
    const [id] = (await insertMails([mail({ cause: 'twice unknown' })], pool)) as [string];
    for (let death = 0; death < 2; death++) {
      await claimMail(pool, id);
      await lapse(id);
    }
    await send(id);
    expect(server.received).toHaveLength(0);
    expect(await row(id)).toMatchObject({ state: 'failed', error: 'whether it arrived is not known' });
  });

  it('takes a connection that broke after the content for an outcome that was not learnt', async () => {
    const [id] = (await insertMails([mail({ cause: 'cut off' })], pool)) as [string];
    server.cutOff(1);
    await expect(send(id)).rejects.toThrow();
    expect(await row(id)).toMatchObject({ state: 'waiting', unknown: 1 });
    await send(id);
    expect(server.received).toHaveLength(2);
    expect(
      new Set(await Promise.all(server.received.map(async text => (await PostalMime.parse(text)).messageId))).size,
    ).toBe(1);
  });

  it('notes where there is no address', async () => {
    expect(await insertMails([mail({ cause: 'nowhere', to: '' })], pool)).toEqual([]);
    expect(await row(mailId(mail({ cause: 'nowhere' })))).toMatchObject({ state: 'no_address' });
  });

  it('finds what nobody is busy with', async () => {
    const [id] = (await insertMails([mail({ cause: 'job lost' })], pool)) as [string];
    expect(await overdueMails(pool, 10)).toEqual([]);
    await lapse(id);
    expect(await overdueMails(pool, 10)).toEqual([id]);
    expect(await overdueMails(pool, 10)).toEqual([]);
    await markSent(pool, id);
  });

  it('writes files where there is no server', async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'portal-mail-'));
    await createMailer({ ...from, data }).deliver(mail({ person: 'p2', cause: '../../evil' }));
    const files = readdirSync(path.join(data, 'mails'));
    expect(files).toEqual(['p2-.._.._evil.eml']);
    expect(await PostalMime.parse(readFileSync(path.join(data, 'mails', files[0]!)))).toMatchObject({
      subject: 'Құттықтаймыз',
    });
  });
});
