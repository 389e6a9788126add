import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { describe, expect, it } from 'vitest';
import { guessable } from './guessable.ts';

const person = {
  last_name: 'Өтегенқызы',
  first_name: 'Anna-Maria',
  middle_name: 'Ли',
  login: 'a.utegen2',
  email: 'anna.u@university.edu',
};

describe('a password is easy to guess', () => {
  it.each([
    ['Password1', ['password_common']],
    ['qwerty123', ['password_common']],
    ['ӨТЕГЕНҚЫЗЫ-2026', ['password_personal']],
    ['My-MARIA-2026', ['password_personal']],
    ['Utegen-2026', ['password_personal']],
    ['Li-Ли-20-26-x', []],
    ['University-2026', []],
    [demoPassword, []],
    ['Ұлы-Дала-1465', []],
  ])('%j: %j', (password, codes) => {
    expect(guessable(password, person).map(one => one.code)).toEqual(codes.map(code => `identity.${code}`));
  });
});
