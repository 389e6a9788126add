import { describe, expect, it } from 'vitest';
import { roles, type Role } from '@portal/event-schemas/kernel/role-list.ts';
import { guard, type Decision, type GuardedScreen, type GuardedSession } from './guard.ts';

const session = (change: Partial<GuardedSession> & { as?: Role[] } = {}): GuardedSession => ({
  profile: {
    uid: 'u',
    profileId: 'u',
    login: 'l',
    display_name: 'n',
    last_name: 'n',
    first_name: 'f',
    middle_name: '',
    email: '',
    phone: '',
  },
  role: roles.map(code => ({
    code,
    name: { ru: code, kk: code, en: code, ky: code },
    is_active: (change.as ?? ['student']).includes(code),
  })),
  must_create_password: false,
  must_prove: false,
  must_set_up_factor: false,
  must_fill_phone: false,
  ...change,
});
const nobody = session({ profile: null, as: [] });

const logIn: GuardedScreen = { id: 'log-in', area: 'public', path: 'user/log-in', roles: 'anonymous' };
const newPassword: GuardedScreen = {
  id: 'create-new-password',
  area: 'public',
  path: 'user/create-new-password',
  roles: 'any',
};
const confirmLogIn: GuardedScreen = {
  id: 'confirm-log-in',
  area: 'public',
  path: 'user/confirm-log-in',
  roles: 'any',
};
const setUpFactor: GuardedScreen = {
  id: 'set-up-second-factor',
  area: 'public',
  path: 'user/set-up-second-factor',
  roles: 'any',
};
const maintenance: GuardedScreen = { id: 'maintenance', area: 'public', path: 'info/maintenance', roles: 'any' };
const open: GuardedScreen = { id: 'o', area: 'public', path: 'check-receipt', roles: 'any', open: true };
const phone: GuardedScreen = { id: 'fill-phone-number', area: 'public', path: 'fill_phone_number', roles: ['student'] };
const forStudents: GuardedScreen = {
  id: 'x',
  area: 'portal',
  path: 'online-registration-for-courses',
  roles: ['student'],
};
const forOffice: GuardedScreen = { id: 'y', area: 'office', path: 'courses', roles: ['office'] };
const forAll: GuardedScreen = { id: 'z', area: 'portal', path: 'user-settings/change-password', roles: 'all' };

const allow: Decision = { kind: 'allow' };
const forbidden: Decision = { kind: 'forbidden' };
const to = (screen: Extract<Decision, { kind: 'redirect' }>['to']): Decision => ({ kind: 'redirect', to: screen });

/** portal.md §2, "Route guard". */
const table: [sentence: string, who: GuardedSession, blocked: boolean, screen: GuardedScreen, decision: Decision][] = [
  ['without a session an authorization page opens', nobody, false, logIn, allow],
  ['without a session a screen that is open to everybody opens', nobody, false, open, allow],
  ['during a tech block it opens too', session(), true, open, allow],
  ['and before the new password', session({ must_create_password: true }), false, open, allow],
  [
    'between the password and the proof everything leads to the proof',
    { ...nobody, must_prove: true },
    false,
    forStudents,
    to('confirm-log-in'),
  ],
  ['the log-in, too', { ...nobody, must_prove: true }, false, logIn, to('confirm-log-in')],
  ['the proof opens', { ...nobody, must_prove: true }, false, confirmLogIn, allow],
  ['nobody else opens the proof', nobody, false, confirmLogIn, to('log-in')],
  ['who is signed in has nothing to prove', session(), false, confirmLogIn, to('home')],
  [
    'a second factor that a role needs comes before everything else',
    session({ must_set_up_factor: true }),
    false,
    forStudents,
    to('set-up-second-factor'),
  ],
  ['its set-up opens', session({ must_set_up_factor: true }), false, setUpFactor, allow],
  [
    'a first password comes before it',
    session({ must_create_password: true, must_set_up_factor: true }),
    false,
    setUpFactor,
    to('create-new-password'),
  ],
  ['without a session a screen leads to log-in', nobody, false, forStudents, to('log-in')],
  ['without a session the new password, which needs one, leads to log-in', nobody, false, newPassword, to('log-in')],
  ['without a session maintenance opens while a tech block is on', nobody, true, maintenance, allow],
  ['without a session maintenance leads to log-in while none is on', nobody, false, maintenance, to('log-in')],
  ['without a session log-in opens during a tech block', nobody, true, logIn, allow],
  ['during a tech block who is signed in goes to maintenance', session(), true, forStudents, to('maintenance')],
  ['during a tech block maintenance opens', session(), true, maintenance, allow],
  ['an administrator passes a tech block', session({ as: ['org_admin'] }), true, forAll, allow],
  ['who is signed in and opens an authorization page goes home', session(), false, logIn, to('home')],
  [
    'the first log-in is forced to a new password',
    session({ must_create_password: true }),
    false,
    forStudents,
    to('create-new-password'),
  ],
  ['the first log-in may open the new password', session({ must_create_password: true }), false, newPassword, allow],
  [
    'a tech block comes before the new password',
    session({ must_create_password: true }),
    true,
    newPassword,
    to('maintenance'),
  ],
  ['with a password of their own nobody creates a new one', session(), false, newPassword, to('home')],
  [
    'a student without a phone is forced to fill it in',
    session({ must_fill_phone: true }),
    false,
    forStudents,
    to('fill-phone-number'),
  ],
  ['a student without a phone may open that page', session({ must_fill_phone: true }), false, phone, allow],
  ['a role of the screen opens it', session(), false, forStudents, allow],
  ['another role is forbidden', session({ as: ['teacher'] }), false, forStudents, forbidden],
  ['one of several roles is enough', session({ as: ['teacher', 'office'] }), false, forOffice, allow],
  [
    'beta opens the screens that list it',
    session({ as: ['beta'] }),
    false,
    { ...forStudents, roles: ['student', 'beta'] },
    allow,
  ],
  ['beta opens no other', session({ as: ['beta'] }), false, forStudents, forbidden],
  ['everybody who is signed in opens a screen for all', session({ as: ['auditor'] }), false, forAll, allow],
];

describe('the route guard', () => {
  it.each(table)('%s', (_, who, tech_block, screen, decision) => {
    expect(guard(who, { tech_block }, screen)).toEqual(decision);
  });
});
