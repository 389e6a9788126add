import { agreementVersion } from '@portal/event-schemas/identity/agreement.ts';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedOut } from '../../command-service/src/identity/testing/captcha.ts';
import { expireSignUps } from '../../command-service/src/identity/sign-up/sign-ups.ts';
import { refusal, startIdentity, type IdentityPortal } from '../support/identity.ts';
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

const minute = 60_000;
const password = 'Winter-2026-snow';
let number = 0;
const somebody = () => ({
  ...{ last_name: 'Ким', first_name: 'Нурлан', middle_name: '', phone: '+7 701 123 45 67' },
  ...{ email: `applicant${++number}@example.edu`, iin: '', language: 'kk', agreement: agreementVersion },
  ...{ new_password: password, confirmation: password },
});
type Applicant = ReturnType<typeof somebody>;
const signUp = async (person: Partial<Applicant> = {}) => {
  const page = portal.browser();
  const body = { ...somebody(), ...person, captcha: await workedOut(page, 'sign_up') };
  return { email: body.email, answer: await page.post('/user/registration_applicant/', body) };
};
const mailsTo = async (address: string): Promise<Email[]> =>
  (await Promise.all(server.received.map(text => PostalMime.parse(text)))).filter(mail =>
    mail.to?.some(to => to.address === address),
  );
async function mailTo(address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await mailsTo(address)).length, { message: `mails to ${address}` }).toBe(count);
  return (await mailsTo(address)).at(-1)!;
}
const linkOf = (mail: Email): string => /\/user\/activation\/([\w-]+\/[\w-]+)/.exec(mail.text!)![1]!;
const press = (link: string) => portal.browser().post(`/user/activation/${link}/`);
const rowsOf = async (email: string) =>
  (await portal.host.pool.query('select 1 from identity.sign_ups where email = $1', [email])).rowCount;

describe('an applicant signs up', () => {
  it('and has an account when the button of the mail’s page was pressed, not before', async () => {
    const { email, answer } = await signUp();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Пошта мекенжайын растаңыз');
    expect(mail.text! + mail.html!).not.toMatch(/\{\w+\}|undefined|null/);
    const link = linkOf(mail);
    // A program that looks at mails opens the page, and asks everything that can be asked.
    for (const path of [`/user/activation/${link}/`, `/user/activation/${link.split('/')[0]}/`])
      expect((await portal.browser().get(path)).status).toBe(404);
    expect(refusal(await portal.logIn(email, password))).toBe('422 identity.wrong_login_or_password');

    expect(await press(link)).toMatchObject({ status: 200, body: { login: email, already: false } });
    expect(await press(link)).toMatchObject({ status: 200, body: { login: email, already: true } });
    const { status, body } = await portal.logIn(email, password);
    expect([status, body.is_applicant, body.profile.phone]).toEqual([200, true, '+77011234567']);
    expect(await rowsOf(email)).toBe(0);
  });

  it('within a day: at 23:59 the button works', async () => {
    const { email } = await signUp();
    const link = linkOf(await mailTo(email));
    portal.clock.advance(24 * 60 * minute - minute);
    expect((await press(link)).status).toBe(200);
  });

  it('within a day: at 24:01 it does not, what was typed is gone, and the address can sign up again', async () => {
    const { email } = await signUp();
    const link = linkOf(await mailTo(email));
    portal.clock.advance(24 * 60 * minute + minute);
    expect(refusal(await press(link))).toBe('403 identity.activation_invalid');
    expect(await rowsOf(email)).toBe(0);
    const [id] = link.split('/');
    expect((await portal.host.log.read(`sign_up-${id}`)).map(({ type }) => type)).toEqual([
      'SignUpRequested',
      'SignUpExpired',
    ]);
    await signUp({ email });
    expect((await press(linkOf(await mailTo(email, 2)))).status).toBe(200);
  });

  it('whose data the job deletes when nobody comes', async () => {
    const { email } = await signUp();
    await mailTo(email);
    await expireSignUps(portal.host);
    expect(await rowsOf(email)).toBe(1);
    portal.clock.advance(24 * 60 * minute);
    await expireSignUps(portal.host);
    expect(await rowsOf(email)).toBe(0);
    expect(JSON.stringify(await portal.host.log.readAll(0, 1_000_000))).not.toContain(email);
  });

  it('gets another mail, whose link is the one that works; three mails at most', async () => {
    const { email } = await signUp();
    const [older] = [linkOf(await mailTo(email))];
    const resend = async () => {
      const page = portal.browser();
      return page.post('/user/activation/resend/', { email, captcha: await workedOut(page, 'sign_up') });
    };
    expect((await resend()).status).toBe(200);
    const newer = linkOf(await mailTo(email, 2));
    expect(refusal(await press(older))).toBe('403 identity.activation_invalid');
    await resend();
    await mailTo(email, 3);
    await resend();
    expect(refusal(await press(newer))).toBe('403 identity.activation_invalid');
    expect((await press(linkOf((await mailsTo(email)).at(-1)!))).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('with the address of an account learns nothing; the owner is told by mail', async () => {
    const owner = await portal.settled();
    const email = `${owner.login}@example.edu`;
    const before = (await mailsTo(email)).length;
    const { answer } = await signUp({ email });
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: {} });
    const mail = await mailTo(email, before + 1);
    expect(mail.text).toContain(owner.login);
    expect(mail.text).not.toContain('/user/activation/');
    expect(await rowsOf(email)).toBe(0);
  });

  it('with an identification number that is right and nobody’s', async () => {
    const iin = '791028302728';
    const { email } = await signUp({ iin });
    await press(linkOf(await mailTo(email)));
    expect(refusal((await signUp({ iin })).answer)).toBe('409 identity.iin_taken');
    const wrong = (await signUp({ iin: '123456789012' })).answer;
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { code: 'identity.iin_wrong', params: { digit: 12 } } },
    });
    const twice = [await signUp({ iin: '061211600012' }), await signUp({ iin: '061211600012' })];
    const [first, second] = await Promise.all(twice.map(async one => linkOf(await mailTo(one.email))));
    expect((await press(first!)).status).toBe(200);
    expect(refusal(await press(second!))).toBe('409 identity.iin_taken');
  });

  it('whose number finds the forgotten login', async () => {
    const iin = '980540000397';
    const { email } = await signUp({ iin });
    await press(linkOf(await mailTo(email)));
    const page = portal.browser();
    await page.post('/user/forgot/login/', { email: iin, captcha: await workedOut(page, 'forgot') });
    expect((await mailTo(email, 2)).text).toContain(email);
  });

  it.each([
    ['a name of one letter', { first_name: 'Н' }, '422 platform.invalid_input'],
    ['a name that is an address', { last_name: 'www.evil.example' }, '422 platform.invalid_input'],
    ['a name with a line of its own', { middle_name: 'A\nBcc: x' }, '422 platform.invalid_input'],
    ['another agreement', { agreement: 'none' }, '422 platform.invalid_input'],
    ['no phone number', { phone: '12' }, '422 identity.invalid_phone'],
    ['a weak password', { new_password: 'short', confirmation: 'short' }, '422 identity.weak_password'],
    [
      'a password with the own name',
      { new_password: 'Nurlan-Ким-2026нурлан', confirmation: 'x' },
      '422 identity.weak_password',
    ],
  ])('is refused with %s', async (_what, change, code) => {
    expect(refusal((await signUp(change as Partial<Applicant>)).answer)).toBe(code);
  });

  it('needs a captcha made for signing up', async () => {
    const page = portal.browser();
    const body = { ...somebody(), captcha: await workedOut(page, 'forgot') };
    expect(refusal(await page.post('/user/registration_applicant/', body))).toBe('422 identity.invalid_captcha');
  });

  it('is not told which links there are', async () => {
    const { email } = await signUp();
    const link = linkOf(await mailTo(email));
    const [id, token] = link.split('/');
    for (const wrong of [
      `${id}/x`,
      `${id}/${token}x`,
      `${id}/${token!.slice(1)}`,
      `01990000-0000-7000-8000-000000000001/${token}`,
    ])
      expect(refusal(await press(wrong))).toBe('403 identity.activation_invalid');
    expect(refusal(await press(`none/${token}`))).toMatch(/^4\d\d platform\./);
  });
});
