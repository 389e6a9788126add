import { describe, expect, it } from 'vitest';
import { brokenPasswordRules } from './password-rules.ts';
import { normalizePhone } from './phone.ts';

describe('a new password', () => {
  it.each([
    ['Portal-2026', 'Portal-2026', 'Old-2025', []],
    ['Құпиясөз1', 'Құпиясөз1', undefined, []],
    ['Short1', 'Short1', undefined, ['password_too_short']],
    ['Portalllll', 'Portalllll', undefined, ['password_needs_digit']],
    ['PORTAL-2026', 'PORTAL-2026', undefined, ['password_needs_lowercase']],
    ['portal-2026', 'portal-2026', undefined, ['password_needs_uppercase']],
    ['Portal-2026', 'Portal-2026', 'Portal-2026', ['password_same_as_old']],
    ['Portal-2026', 'portal-2026', undefined, ['passwords_do_not_match']],
    [
      '',
      'x',
      undefined,
      [
        'password_too_short',
        'password_needs_digit',
        'password_needs_lowercase',
        'password_needs_uppercase',
        'passwords_do_not_match',
      ],
    ],
  ])('%j confirmed by %j after %j breaks %j', (new_password, confirmation, old_password, codes) => {
    expect(
      brokenPasswordRules({ new_password, confirmation, old_password }, 'composition').map(rule => rule.code),
    ).toEqual(codes.map(code => `identity.${code}`));
  });
});

describe('a new password where length alone is asked for', () => {
  it.each([
    ['twelve of any kind', []],
    ['жеті жиырма 🌲', []],
    ['Portal-2026', ['password_too_short']],
    ['🌲'.repeat(11), ['password_too_short']],
  ])('%j breaks %j', (new_password, codes) => {
    expect(brokenPasswordRules({ new_password, confirmation: new_password }, 'length').map(rule => rule.code)).toEqual(
      codes.map(code => `identity.${code}`),
    );
  });
});

describe('a phone number', () => {
  it.each([
    ['+7 701 123 45 67', '+77011234567'],
    ['00996 (700) 12-34-56', '+996700123456'],
    ['+1.415.555.2671', '+14155552671'],
    ['8 701 123 45 67', null],
    ['+0 701 123 45 67', null],
    ['+7 701', null],
    ['+7701123456789012', null],
    ['call me', null],
  ])('%j is %j', (text, number) => {
    expect(normalizePhone(text)).toBe(number);
  });
});
