import { describe, expect, it } from 'vitest';
import { roles } from '../kernel/roles.ts';
import { defaultSystemSettings } from '../system/values.ts';
import { roleNames } from './role-names.ts';
import { describeSession, noSession, type SignedIn } from './session-view.ts';
import { sessionView } from './views.ts';

const uid = '01990000-0000-7000-8000-00000000000a';
const signedIn: SignedIn = {
  account: {
    uid,
    login: 's',
    last_name: 'Сериккызы',
    first_name: 'Айгерим',
    middle_name: '',
    email: '',
    phone: '',
    roles: ['student'],
    must_change_password: false,
  },
  settings: defaultSystemSettings,
  login_as: null,
  csrf: 'token',
};
const asked = { ...signedIn, settings: { ...defaultSystemSettings, require_phone_number: true } };

describe('a session', () => {
  it('has a flag for every role, and the social affairs moderator seventh in the list', () => {
    const view = describeSession(signedIn);
    expect(sessionView.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      is_student: true,
      is_org_admin: false,
      is_auditor: false,
      edit_moderator: false,
      profile: { uid, profileId: uid, display_name: 'Сериккызы Айгерим' },
    });
    expect(view.role.map(entry => entry.code)).toEqual(roles);
    expect(view.role[6]?.code).toBe('social_affairs_mod');
    expect(view.role.filter(entry => entry.is_active).map(entry => entry.code)).toEqual(['student']);
  });
  it('asks a student for a phone number while the setting is on, and nobody else', () => {
    expect(describeSession(signedIn).must_fill_phone).toBe(false);
    expect(describeSession(asked).must_fill_phone).toBe(true);
    expect(describeSession({ ...asked, account: { ...asked.account, phone: '+77011234567' } }).must_fill_phone).toBe(
      false,
    );
    expect(describeSession({ ...asked, account: { ...asked.account, roles: ['teacher'] } }).must_fill_phone).toBe(
      false,
    );
  });
  it('asks an administrator who is logged in as somebody for nothing', () => {
    const login_as = { account: uid, display_name: 'Admin' };
    const view = describeSession({ ...asked, account: { ...asked.account, must_change_password: true }, login_as });
    expect(view).toMatchObject({ must_create_password: false, must_fill_phone: false, login_as });
    expect(
      describeSession({ ...signedIn, account: { ...signedIn.account, must_change_password: true } })
        .must_create_password,
    ).toBe(true);
  });
  it('calls roles what the university calls them, and the others what the portal does', () => {
    const mentor = { ru: 'Наставник', kk: 'Тәлімгер', en: 'Mentor', ky: 'Насаатчы' };
    const named = new Map(
      describeSession({ ...signedIn, role_names: { supervisor: mentor } }).role.map(({ code, name }) => [code, name]),
    );
    expect(named.get('supervisor')).toEqual(mentor);
    expect(named.get('student')).toEqual(roleNames.student);
  });
  it('of nobody has no flag', () => {
    expect(sessionView.parse(noSession)).toEqual(noSession);
    expect(noSession.role.some(entry => entry.is_active)).toBe(false);
  });
});
