import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** Texts of the accounts and of the settings of the whole portal. */
const en = {
  accounts: {
    lead: 'Who signs in to the portal, and with which roles.', open: 'Open an account', open_title: 'New account', name: 'Name', login: 'Log-in name', login_hint: 'Latin letters, digits, dot, hyphen', email: 'E-mail', phone: 'Phone', roles: 'Roles', state: 'State', last_login: 'Last log-in', opened_at: 'Opened', never: 'Never logged in',
    states: { active: 'Active', locked: 'Locked', disabled: 'Disabled' }, last_name: 'Last name', first_name: 'First name', middle_name: 'Middle name', search: 'Name, log-in name, e-mail or phone', empty: 'There are no accounts', profile: 'Details', profile_saved: 'The details are saved', roles_saved: 'The roles are changed',
    reset_short: 'Password', reset: 'Reset the password', reset_title: 'Reset the password?', reset_text: '%{name} gets a temporary password, and all open sessions end.', unlock: 'Unlock', unlocked: 'The account is unlocked', disable: 'Disable', disable_title: 'Disable the account?', disable_text: '%{name} can no longer log in, and open sessions end.', disabled: 'The account is disabled', enable: 'Enable', enabled: 'The account is enabled',
    password: 'Temporary password', password_text: 'Hand it over in person: it is shown once. At the first log-in a new one has to be made up.', copy: 'Copy', copied: 'Copied', must_change: 'First log-in still to come', role_any: 'Any of the roles',
  },
  system: {
    portal: 'Portal', works_text: 'While it lasts only administrators get in. Everybody else sees a page with the time of return.', works_on: 'Maintenance is on', works_end_hint: 'When the portal will be back; may be left open', sign_in: 'Log-in', phone: 'A student without a phone number has to give one first', attempts: 'Wrong passwords until log-in is closed to that address or device', attempts_window: 'Minutes within which they are counted', lock_minutes: 'Minutes for which it is closed',
    lead: 'Maintenance, log-in, the menu by role, names of roles, and the history of all settings.', tabs: 'Menu', tabs_text: 'A rule takes a screen out of a role’s menu. Rights stay as they are: the screen still opens by its link.', tab_add: 'Take a screen out of the menu', tab_title: 'Screen and role', role: 'Role', screen: 'Screen', shown: 'In the menu', show: 'Show in the menu', hide: 'Hide from the menu', tabs_empty: 'The menu is unchanged', tabs_hint: 'Every screen is shown to every role that may open it.', tab_saved: 'The menu is changed', tab_removed: 'The rule is removed',
    names: 'Names of roles', names_text: 'What the university calls its roles. Shown in lists of roles and in the profile.', name_change: 'Change the name: %{role}', name_saved: 'The name is saved', history: 'History of settings', setting: 'Setting', area: 'Area', areas: { system: 'Portal', tech_block: 'Maintenance', registration: 'Registration' }, from: 'From', to: 'To', history_empty: 'No setting has been changed yet',
  },
} satisfies Catalogue<typeof ru>;
export default en;
