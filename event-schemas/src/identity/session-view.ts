import type { Localized } from '../kernel/localized.ts';
import { roleFlags, roles, type Role } from '../kernel/roles.ts';
import type { SystemSettings } from '../system/values.ts';
import { roleNames } from './role-names.ts';
import { displayName, type PersonName } from './values.ts';
import type { SessionView } from './views.ts';

/**
 * What a session's description is made of. `login_as`: the administrator who really sits there; `role_names`: what the
 * university calls roles in its own words.
 */
export interface SignedIn {
  account: PersonName & {
    uid: string;
    login: string;
    email: string;
    phone: string;
    roles: readonly Role[];
    must_change_password: boolean;
  };
  settings: Pick<SystemSettings, 'require_phone_number' | 'registration_of_payment' | 'finances_pay'>;
  login_as: SessionView['login_as'];
  csrf: string | null;
  /** A second factor is missing that a role needs. */
  must_set_up_factor?: boolean;
  role_names?: Partial<Record<Role, Localized>> | null;
}

const flagsOf = (held: readonly Role[]) =>
  Object.fromEntries(roles.map(role => [roleFlags[role], held.includes(role)])) as Record<
    (typeof roleFlags)[Role],
    boolean
  >;
const roleList = (held: readonly Role[], own: SignedIn['role_names'] = null) =>
  roles.map(code => ({ code, name: own?.[code] ?? roleNames[code], is_active: held.includes(code) }));

/**
 * The session in words and flags, the same from both services. An administrator who is logged in as somebody is not made to give a
 * password or a phone number in that person's place.
 */
export function describeSession({
  account,
  settings,
  login_as,
  csrf,
  role_names,
  must_set_up_factor = false,
}: SignedIn): SessionView {
  const { uid, login, last_name, first_name, middle_name, email, phone } = account;
  return {
    ...flagsOf(account.roles),
    message: '',
    role: roleList(account.roles, role_names),
    registration_of_payment: settings.registration_of_payment,
    finances_pay: settings.finances_pay,
    profile: {
      uid,
      profileId: uid,
      login,
      display_name: displayName(account),
      last_name,
      first_name,
      middle_name,
      email,
      phone,
    },
    must_create_password: account.must_change_password && login_as === null,
    must_prove: false,
    must_set_up_factor,
    must_fill_phone:
      settings.require_phone_number && account.roles.includes('student') && phone === '' && login_as === null,
    login_as,
    csrf,
  };
}

/** Nobody is signed in. */
export const noSession: SessionView = {
  ...flagsOf([]),
  message: '',
  role: roleList([]),
  registration_of_payment: false,
  finances_pay: false,
  profile: null,
  must_create_password: false,
  must_prove: false,
  must_set_up_factor: false,
  must_fill_phone: false,
  login_as: null,
  csrf: null,
};

/** Somebody has given a right password and has to show something else, too: nothing of the account is told before. */
export const provingSession = (csrf: string): SessionView => ({ ...noSession, must_prove: true, csrf });
