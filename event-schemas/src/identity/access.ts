import { defineAccess } from '../kernel/access.ts';

const administration = ['org_admin'] as const;
/** Who gives students and teachers access. */
const office = ['org_admin', 'office'] as const;
/** Who works at the university looks people up by name; students do not. */
const staff = [
  'org_admin',
  'office',
  'fin_office',
  'supervisor',
  'teacher',
  'specialist',
  'columnist',
  'social_affairs_mod',
  'mod',
  'edit_moderator',
  'auditor',
] as const;

/** Signing in, one's own password and phone, "log in as", and the accounts of the office. */
export const access = defineAccess({
  module: 'identity',
  about: 'Accounts, sessions, roles',
  commands: {
    'POST /user/login/': 'anonymous',
    'POST /identity/first_administrator/': 'anonymous',
    'POST /identity/invitation/': 'anonymous',
    'POST /user/registration_applicant/': 'anonymous',
    'POST /user/activation/{uuid}/{token}/': 'anonymous',
    'POST /user/activation/resend/': 'anonymous',
    'PUT /user/profile/': 'all',
    'POST /user/profile/email/': 'all',
    'POST /user/profile/email/confirm/': 'anonymous',
    'POST /user/forgot/login/': 'anonymous',
    'POST /user/forgot/password/': 'anonymous',
    'POST /user/forgot/password/{id}/': 'anonymous',
    'POST /identity/issued_accounts/': office,
    'POST /user/logout/': 'all',
    'POST /user/create_new_password/': 'all',
    'POST /user/change_password/': 'all',
    'POST /user/phone/': 'all',
    'POST /user/language/': 'all',
    'DELETE /user/sessions/{id}/': 'all',
    'POST /user/sessions/end_others/': 'all',
    'POST /user/login_as/': administration,
    'POST /user/login_as/end/': 'all',
    'POST /user/create_role_names_relation/': administration,
    'POST /identity/accounts/': administration,
    'PUT /identity/accounts/{uid}/profile/': administration,
    'PUT /identity/accounts/{uid}/roles/': administration,
    'POST /identity/accounts/{uid}/reset_password/': administration,
    'POST /identity/accounts/{uid}/end_sessions/': administration,
    'POST /identity/accounts/{uid}/unlock/': administration,
    'POST /identity/accounts/{uid}/disable/': administration,
    'POST /identity/accounts/{uid}/enable/': administration,
  },
  /** Leaving; and what only shows what would come of something. Whoever sits in another's seat looks and tries, and changes nothing (docs/decisions/0030). */
  seat: [
    'POST /user/logout/',
    'POST /user/login_as/end/',
    'POST /advising/cards/{uid}/changes/',
    'POST /registration/status_switches/preview/',
  ],
  folds: { 'GET /user/captcha/': 'any', 'GET /user/forgot/password/{id}/': 'any', 'GET /user/profile/': 'all' },
  queries: {
    'GET /user/my_roles/': 'any',
    'GET /user/sessions/': 'all',
    'GET /user/role_names/': 'all',
    'GET /user/my_role_names/': 'all',
    'GET /user/login_as_other_user_profiles/': administration,
    'GET /user/search/': staff,
    'GET /identity/people_without_access/': office,
    'GET /identity/accounts/': administration,
    'GET /identity/accounts/{uid}/': administration,
  },
});
