import { locales } from '@portal/event-schemas/kernel/locales.ts';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedOut } from '../../command-service/src/identity/testing/captcha.ts';
import { client } from '../support/client.ts';
import { refusal, startIdentity, type IdentityPortal, type Person } from '../support/identity.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';
import { likelihoodOfSlower } from '../support/slower.ts';

let portal: IdentityPortal;
let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
  portal = await startIdentity({ smtpUrl: server.url, publicUrl: 'https://portal.example' });
});
afterAll(async () => {
  await portal?.stop();
  await server?.stop();
});

const addressOf = ({ login }: Pick<Person, 'login'>): string => `${login}@example.edu`;
/** Mails about a forgotten login or password. */
async function mailsTo(address: string): Promise<Email[]> {
  const all = await Promise.all(server.received.map(text => PostalMime.parse(text)));
  return all.filter(mail => mail.to?.some(to => to.address === address) && /log-in|forgot\/password/.test(mail.text!));
}
async function mailTo(address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await mailsTo(address)).length, { message: `mails to ${address}` }).toBe(count);
  return (await mailsTo(address)).at(-1)!;
}
const ask = async (what: 'login' | 'password', name: string, language = 'en') => {
  const page = client(portal.url, language);
  const captcha = await workedOut(page, 'forgot');
  return page.post(`/user/forgot/${what}/`, { [what === 'login' ? 'email' : 'login']: name, captcha });
};
/** Waits until the jobs have looked at all that was asked. */
const settled = () =>
  expect.poll(async () => (await portal.host.pool.query('select 1 from identity.recoveries_asked')).rowCount).toBe(0);
const linkOf = (mail: Email): { id: string; token: string; language: string } => {
  const [, language, id, token] = /portal\.example\/(\w\w)\/user\/forgot\/password\/([\w-]+)#([\w-]+)/.exec(
    mail.text!,
  )!;
  return { language: language!, id: id!, token: token! };
};
const renew = ({ id, token }: { id: string; token: string }, password = 'Renewed-2026-once') =>
  portal.browser().post(`/user/forgot/password/${id}/`, { token, new_password: password, confirmation: password });
const stateOf = async ({ id }: { id: string }) =>
  (await portal.browser().get(`/user/forgot/password/${id}/`)).body.state;

describe('who has forgotten the login', () => {
  it.each(locales)('gets it by mail, in %s where the account has no language', async language => {
    const one = await portal.person();
    expect((await ask('login', addressOf(one).toUpperCase(), language)).status).toBe(200);
    const mail = await mailTo(addressOf(one));
    expect(mail.text).toContain(one.login);
    expect(mail.text).toContain(`https://portal.example/${language}/user/log-in`);
    expect(mail.text! + mail.html!).not.toMatch(/\{\w+\}|undefined|null/);
  });
});

describe('who has forgotten the password', () => {
  it('cannot be told from who has no account or a disabled one, and one mail goes out', async () => {
    const [known, disabled] = [await portal.settled(), await portal.settled()];
    const admin = await portal.signedIn('admin');
    expect((await admin.post(`/identity/accounts/${disabled.uid}/disable/`, { reason: 'Left' })).status).toBe(200);
    const names = { known: known.login, disabled: disabled.login, unknown: 'nobody-of-this-name' };
    const times: Record<string, number[]> = { known: [], disabled: [], unknown: [] };
    const told = new Set<string>();
    for (let turn = 0; turn < 8; turn++)
      for (const [who, login] of Object.entries(names)) {
        const page = portal.browser();
        const captcha = await workedOut(page, 'forgot');
        const started = performance.now();
        const { status, body, headers } = await page.post('/user/forgot/password/', { login, captcha });
        times[who]!.push(performance.now() - started);
        told.add(
          `${status} ${JSON.stringify(body)} ${[...headers.keys()].filter(name => name !== 'x-request-id').join()}`,
        );
        await settled();
      }
    expect(told.size).toBe(1);
    for (const one of ['known', 'disabled']) {
      const slower = likelihoodOfSlower(times[one]!, times['unknown']!);
      expect(slower, `${one}: ${JSON.stringify(times)}`).toBeGreaterThan(0.1);
      expect(slower, `${one}: ${JSON.stringify(times)}`).toBeLessThan(0.9);
    }
    // Three within the hour, whoever asks and however often.
    await mailTo(addressOf(known), 3);
    expect(await mailsTo(addressOf(disabled))).toEqual([]);
    // A captcha is worked out for each of the requests.
  }, 300_000);

  it('sets a new one by the latest link, once; all sessions end, and a lock with them', async () => {
    const one = await portal.settled();
    await ask('password', one.login);
    const older = linkOf(await mailTo(addressOf(one)));
    expect(await stateOf(older)).toBe('valid');
    await ask('password', addressOf(one));
    const newer = linkOf(await mailTo(addressOf(one), 2));
    expect(await stateOf(older)).toBe('replaced');
    expect(refusal(await renew(older))).toBe('403 identity.recovery_link_replaced');
    for (let attempt = 1; attempt <= 5; attempt++) await portal.logIn(one.login, 'Wrong-2026');
    expect(refusal(await portal.logIn(one.login, one.password))).toBe('423 identity.locked_out');

    expect(await renew(newer)).toMatchObject({ status: 200, body: { login: one.login } });
    expect((await one.page.get('/user/my_roles/')).body.profile).toBeNull();
    expect((await portal.logIn(one.login, 'Renewed-2026-once')).status).toBe(200);
    expect(refusal(await portal.logIn(one.login, one.password))).toBe('422 identity.wrong_login_or_password');
    expect(await stateOf(newer)).toBe('used');
    expect(refusal(await renew(newer, 'Another-2026-time'))).toBe('403 identity.recovery_link_used');
    expect((await portal.host.log.read(`account-${one.uid}`)).map(({ type }) => type)).toContain('AccountUnlocked');
  });

  it('is too late after an hour', async () => {
    const one = await portal.settled();
    await ask('password', one.login);
    const link = linkOf(await mailTo(addressOf(one)));
    portal.clock.advance(60 * 60_000);
    expect(await stateOf(link)).toBe('expired');
    expect(refusal(await renew(link))).toBe('403 identity.recovery_link_expired');
  });

  it('needs the secret of the link and a password by the rules', async () => {
    const [one, other] = [await portal.settled(), await portal.settled()];
    await Promise.all([ask('password', one.login), ask('password', other.login)]);
    const [link, foreign] = [linkOf(await mailTo(addressOf(one))), linkOf(await mailTo(addressOf(other)))];
    for (const token of [foreign.token, link.token.slice(1), `${link.token}x`, 'x'])
      expect(refusal(await renew({ id: link.id, token }))).toBe('403 identity.recovery_link_unknown');
    expect(refusal(await renew({ id: one.uid, token: link.token }))).toBe('403 identity.recovery_link_unknown');
    expect(await stateOf({ id: one.uid })).toBe('unknown');
    expect(refusal(await renew(link, 'short'))).toBe('422 identity.weak_password');
    expect(refusal(await renew(link, one.login))).toBe('422 identity.weak_password');
    expect(await stateOf(link)).toBe('valid');
  });

  it('asks with a captcha that nobody has used before', async () => {
    const page = portal.browser();
    const captcha = await workedOut(page, 'forgot');
    const send = (answer: string) => page.post('/user/forgot/password/', { login: 'admin', captcha: answer });
    expect(refusal(await send('x'))).toBe('422 identity.invalid_captcha');
    expect((await send(captcha)).status).toBe(200);
    expect(refusal(await send(captcha))).toBe('422 identity.invalid_captcha');
  });

  it('keeps nothing of what strangers typed', async () => {
    await ask('password', 'a-password-by-mistake');
    await settled();
    const { rows } = await portal.host.pool.query<{ recovery: string }>('select * from identity.mail_links');
    expect(JSON.stringify(rows)).not.toContain('mistake');
    const events = await portal.host.log.readAll(0, 1_000_000);
    expect(JSON.stringify(events)).not.toContain('mistake');
  });
});
