import type { OpenAccount } from '../account/account.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords of leaks, in lower case. */
const common = new Set(dictionary['passwords-common'].slice(0, 10_000).map(word => word.toLowerCase()));
const shortest = 4;

type Person = Pick<OpenAccount, 'last_name' | 'first_name' | 'middle_name' | 'login' | 'email'>;

/** What makes a password easy to guess for whoever knows the lists or the person. Letters are compared without their case. */
export function guessable(
  password: string,
  { last_name, first_name, middle_name, login, email }: Person,
): { code: `identity.${string}`; field: 'new_password' }[] {
  const typed = password.normalize('NFC').toLowerCase();
  const own = [last_name, first_name, middle_name, login, email.split('@')[0]!].flatMap(
    text =>
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  return [
    ...(common.has(typed) ? [{ code: 'identity.password_common', field: 'new_password' } as const] : []),
    ...(own.some(part => [...part].length >= shortest && typed.includes(part))
      ? [{ code: 'identity.password_personal', field: 'new_password' } as const]
      : []),
  ];
}
