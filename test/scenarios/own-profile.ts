import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startIdentity, type IdentityPortal, type Person } from '../support/identity.ts';
import { mailServer, type MailServer } from '../support/mail-server.ts';

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

const mailsTo = async (address: string): Promise<Email[]> =>
  (await Promise.all(server.received.map(text => PostalMime.parse(text)))).filter(mail =>
    mail.to?.some(to => to.address === address),
  );
async function mailTo(address: string): Promise<Email> {
  await expect.poll(async () => (await mailsTo(address)).length, { message: `mails to ${address}` }).toBeGreaterThan(0);
  return (await mailsTo(address)).at(-1)!;
}
const linkOf = (mail: Email) => {
  const [, change, token] = /\/confirm-email\/([\w-]+)#([\w-]+)/.exec(mail.text!)!;
  return { change: change!, token: token! };
};
type Settled = Awaited<ReturnType<IdentityPortal['settled']>>;
const ask = ({ page, password }: Settled, email: string, current_password = password) =>
  page.post('/user/profile/email/', { email, current_password });
const confirm = (link: { change: string; token: string }) =>
  portal.browser().post('/user/profile/email/confirm/', link);
const addressOf = ({ login }: Pick<Person, 'login'>): string => `${login}@example.edu`;

it('what people say about themselves is theirs to change', async () => {
  const { page } = await portal.settled();
  const words = {
    about_me: 'Люблю горы',
    status_text: 'На практике',
    last_name_latin: 'Ospanova',
    first_name_latin: 'Madina',
  };
  expect((await page.put('/user/profile/', words)).status).toBe(200);
  expect((await page.get('/user/profile/')).body).toMatchObject({ ...words, email_asked: null });
  expect(refusal(await page.put('/user/profile/', { ...words, last_name_latin: 'Оспанова' }))).toBe(
    '422 platform.invalid_input',
  );
  expect(refusal(await portal.browser().get('/user/profile/'))).toBe('401 identity.not_signed_in');
});

describe('another e-mail address', () => {
  it('holds once the link of a mail to it was used; the old one is told', async () => {
    const one = await portal.settled();
    const email = `${one.login}.new@example.edu`;
    expect((await ask(one, email)).status).toBe(200);
    expect((await one.page.get('/user/profile/')).body).toMatchObject({ email: addressOf(one), email_asked: email });
    const link = linkOf(await mailTo(email));
    expect(await confirm(link)).toMatchObject({ status: 200, body: { email } });
    expect((await one.page.get('/user/profile/')).body).toMatchObject({ email, email_asked: null });
    await expect
      .poll(async () => (await mailsTo(addressOf(one))).map(({ subject }) => subject))
      .toContain('Your e-mail address at the portal was changed');
    expect((await portal.logIn(email, one.password)).status).toBe(200);
    expect(refusal(await portal.logIn(addressOf(one), one.password))).toBe('422 identity.wrong_login_or_password');
    expect(refusal(await confirm(link))).toBe('403 identity.email_link_invalid');
  });
  it('needs the password: a borrowed browser is no proof', async () => {
    const one = await portal.settled();
    expect(refusal(await ask(one, 'elsewhere@example.edu', 'Wrong-2026'))).toBe(
      '422 identity.invalid_current_password',
    );
  });
  it('of somebody else is not told to be so, and is refused when it is confirmed', async () => {
    const [one, other] = [await portal.settled(), await portal.settled()];
    const before = (await mailsTo(addressOf(other))).length;
    expect((await ask(one, addressOf(other))).status).toBe(200);
    await expect.poll(async () => (await mailsTo(addressOf(other))).length).toBe(before + 1);
    expect(refusal(await confirm(linkOf(await mailTo(addressOf(other)))))).toBe('409 identity.email_taken');
  });
  it('is confirmed within a day, with the secret of the latest link', async () => {
    const one = await portal.settled();
    const [first, second] = [`${one.login}.a@example.edu`, `${one.login}.b@example.edu`];
    await ask(one, first);
    const older = linkOf(await mailTo(first));
    await ask(one, second);
    const newer = linkOf(await mailTo(second));
    expect(refusal(await confirm(older))).toBe('403 identity.email_link_invalid');
    expect(refusal(await confirm({ ...newer, token: older.token }))).toBe('403 identity.email_link_invalid');
    portal.clock.advance(24 * 3_600_000);
    expect(refusal(await confirm(newer))).toBe('403 identity.email_link_invalid');
  });
  it('cannot be asked for in another person’s seat', async () => {
    const one = await portal.settled();
    const admin = await portal.signedIn('admin');
    await admin.post('/user/login_as/', { account: one.uid });
    for (const answer of [
      await admin.post('/user/profile/email/', { email: 'x@example.edu', current_password: 'x' }),
      await admin.put('/user/profile/', { about_me: 'x', status_text: '', last_name_latin: '', first_name_latin: '' }),
    ])
      expect(refusal(answer)).toBe('403 identity.not_while_logged_in_as');
  });
});
