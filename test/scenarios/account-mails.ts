import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '../support/client.ts';
import { logInFrom } from '../support/log-in-from.ts';
import { mailedUniversity, type MailedUniversity } from '../support/mailed-university.ts';

let there: MailedUniversity;
beforeAll(async () => {
  there = await mailedUniversity('2026-09-10T08:00:00.000Z');
});
afterAll(() => there?.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
/** Whoever they are told to, and in which language: what each mail says first. */
const people = {
  aibek: {
    language: 'ru',
    device: ['Вход с нового устройства', 'В вашу учётную запись вошли 10.09.2026 14:00 с устройства'],
    changed: ['Ваш пароль изменён', 'Пароль вашей учётной записи изменён 10.09.2026 14:00.'],
    guessed: ['Кто-то подбирает пароль к вашей учётной записи', 'Неверный пароль ввели 5 раз подряд.'],
    reset: ['Вам выдан временный пароль', 'Администратор сбросил ваш пароль 10.09.2026 14:00.'],
  },
  madina: {
    language: 'kk',
    device: ['Жаңа құрылғыдан кіру', 'бұрын кірмеген құрылғыдан не желіден кірді: 10.09.2026 14:00.'],
    changed: ['Құпиясөзіңіз өзгертілді', 'Есептік жазбаңыздың құпиясөзі өзгертілді: 10.09.2026 14:00.'],
    guessed: ['Біреу есептік жазбаңыздың құпиясөзін табуға тырысып жатыр', 'Құпиясөз 5 рет қатарынан қате терілді.'],
    reset: ['Сізге уақытша құпиясөз берілді', 'Әкімші құпиясөзіңізді ауыстырды: 10.09.2026 14:00.'],
  },
  john: {
    language: 'en',
    device: ['Log-in from a new device', 'Somebody logged in to your account on 10.09.2026 14:00 from a device'],
    changed: ['Your password was changed', 'The password of your account was changed on 10.09.2026 14:00.'],
    guessed: ['Somebody is trying passwords on your account', 'A wrong password was entered 5 times in a row.'],
    reset: ['You were given a temporary password', 'An administrator reset your password on 10.09.2026 14:00.'],
  },
  aizada: {
    language: 'ky',
    device: ['Жаңы түзмөктөн кирүү', 'мурда кирбеген түзмөктөн же тармактан киришти: 10.09.2026 14:00.'],
    changed: ['Сырсөзүңүз алмаштырылды', 'Каттоо жазууңуздун сырсөзү алмаштырылды: 10.09.2026 14:00.'],
    guessed: [
      'Кимдир бирөө каттоо жазууңуздун сырсөзүн табууга аракет кылып жатат',
      'Сырсөз 5 жолу катары менен туура эмес терилди.',
    ],
    reset: ['Сизге убактылуу сырсөз берилди', 'Администратор сырсөзүңүздү алмаштырды: 10.09.2026 14:00.'],
  },
} as const;

/** In words of the person's language, in text and HTML, with the way to the screen; nobody can do without these mails. */
function says(mail: Email, language: string, [subject, sentence]: readonly [string, string], screen: string): void {
  expect(mail.subject).toBe(subject);
  expect(mail.html).toContain(`<html lang="${language}">`);
  for (const content of [mail.text, mail.html]) {
    expect(content).toContain(sentence);
    expect(content).toContain(`https://portal.example/${language}/${screen}`);
    expect(content).not.toMatch(/\{\w+\}|undefined|null/);
  }
  expect(mail.headers.filter(({ key }) => key.startsWith('list-unsubscribe'))).toEqual([]);
}

describe.each(Object.entries(people))('the owner of the account %s is told by mail', (login, told) => {
  const password = 'Renewed-2026-once';
  const sessions = 'user-settings/sessions';

  it('that somebody logged in from a new device: when, with what and from where; a known one is not told of', async () => {
    const browser = client(there.portal.url, told.language);
    const body = { login, password: 'Portal-2026' };
    const logIn = () => browser.call('POST', '/user/login/', { body, headers: { 'user-agent': firefox } });
    expect((await logIn()).status).toBe(200);
    const mail = await there.mail(login, 1);
    says(mail, told.language, told.device, sessions);
    expect(mail.text).toContain('Firefox 128, Linux');
    expect(mail.text).toContain('127.0.0.1');
    expect((await logIn()).status).toBe(200);
  });
  it('that the password was changed', async () => {
    const change = { current_password: 'Portal-2026', new_password: password, confirmation: password };
    const answer = await there.pages[login]!.call('POST', '/user/change_password/', {
      body: change,
      headers: { 'user-agent': firefox },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const mail = await there.mail(login, 2);
    says(mail, told.language, told.changed, sessions);
    expect(mail.text).toContain('Firefox 128, Linux');
    expect(mail.text).toContain('127.0.0.1');
    expect(mail.text! + mail.html!).not.toContain(password);
  });
  it('that the way in is locked after wrong passwords', async () => {
    const guess = () => logInFrom(there.portal.url, '127.0.6.1', { login, password: 'Wrong-2026' });
    for (let turn = 1; turn <= 5; turn++) await guess();
    expect((await guess()).status).toBe(423);
    const mail = await there.mail(login, 3);
    says(mail, told.language, told.guessed, 'user-settings/change-password');
    expect(mail.text).toContain('10.09.2026 14:15');
  });
  it('that an administrator reset the password, without the temporary one', async () => {
    const answer = await there.pages['admin']!.post(`/identity/accounts/${there.account(login)}/reset_password/`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const mail = await there.mail(login, 4);
    says(mail, told.language, told.reset, sessions);
    expect(mail.text! + mail.html!).not.toContain(answer.body.temporary_password);
  });
});

it('nobody else was told, and nobody twice', async () => {
  const { rows } = await there.portal.host.pool.query<{ mails: number }>(
    'select count(*)::int as mails from platform.mails',
  );
  expect([rows[0]!.mails, there.server.received.length]).toEqual([16, 16]);
});
