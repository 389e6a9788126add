import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { createMailer, type Mail } from './mail.ts';

const mail = (changes: Partial<Mail> = {}): Mail => ({ person: 'p1', cause: 'card-approved-7', to: 'aigerim@example.edu', subject: 'Құттықтаймыз', text: 'Сіздің картаңыз бекітілді.', ...changes });

describe('mail', () => {
  let database: TestDatabase;
  const received: string[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (refusing) return done(new Error('mailbox full'));
        received.push(text);
        done();
      });
    },
  });
  beforeAll(async () => {
    database = await testDatabase();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await database.drop();
  });
  const smtp = () => createMailer({ smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, data: os.tmpdir() }, database.pool());

  it('goes out once for a person and a cause, however many workers try', async () => {
    const [one, two] = [smtp(), smtp()];
    const sent = await Promise.all([one.send(mail()), two.send(mail()), one.send(mail())]);
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(received).toHaveLength(1);
    expect(await PostalMime.parse(received[0]!)).toMatchObject({ subject: 'Құттықтаймыз', text: expect.stringContaining('бекітілді'), to: [{ address: 'aigerim@example.edu' }] });
    expect(await one.send(mail({ cause: 'card-rejected-8' }))).toBe(true);
  });

  it('is tried again after the server refused it', async () => {
    const mailer = smtp();
    refusing = true;
    await expect(mailer.send(mail({ cause: 'later' }))).rejects.toThrow();
    refusing = false;
    expect(await mailer.send(mail({ cause: 'later' }))).toBe(true);
  });

  it('is written to a file where there is no server', async () => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'portal-mail-'));
    const mailer = createMailer({ data }, database.pool());
    await mailer.send(mail({ person: 'p2', cause: '../../evil' }));
    const files = readdirSync(path.join(data, 'mails'));
    expect(files).toEqual(['p2-.._.._evil.eml']);
    expect(await PostalMime.parse(readFileSync(path.join(data, 'mails', files[0]!)))).toMatchObject({ subject: 'Құттықтаймыз' });
  });
});
