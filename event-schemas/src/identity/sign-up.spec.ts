import { expect, it } from 'vitest';
import { signUpForm } from './sign-up.ts';

const form = {
  ...{ last_name: 'Сериккызы', first_name: 'Айгерим', middle_name: '', email: 'A@Example.edu ', phone: '+77011234567' },
  ...{ iin: '', language: 'kk', agreement: true, new_password: 'x', confirmation: 'x' },
};
const takes = (change: object): boolean => signUpForm.safeParse({ ...form, ...change }).success;

it('an address is kept in small letters, without what stands around it', () =>
  expect(signUpForm.parse(form).email).toBe('a@example.edu'));
it.each(['Әлия', 'О’Коннор', "O'Connor", 'Салтыков-Щедрин', 'Ли Мэй', 'Ng', 'Ó Súilleabháin'])(
  '%s is a name',
  last_name => expect(takes({ last_name })).toBe(true),
);
it.each(['', 'Н', ' Н ', '12', 'www.evil.example', 'Ann <b>', 'A\nBcc: x', 'a@b', 'x'.repeat(51), '- -'])(
  '«%s» is none',
  last_name => expect(takes({ last_name })).toBe(false),
);
it('nobody signs up who has not agreed', () => expect(takes({ agreement: false })).toBe(false));
