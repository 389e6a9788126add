import { z } from 'zod';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import {
  changePassword,
  changeProfile,
  changeRoles,
  chooseLanguage,
  createNewPassword,
  disableAccount,
  fillPhoneNumber,
  logIn,
  loginAs,
  openAccount,
  openFirstAdministrator,
} from './commands.ts';
import { acceptInvitation, issueAccounts, issuedAccounts, peopleWithoutAccess, personKind } from './issued-accounts.ts';
import { askEmailChange, confirmedEmail, confirmEmail, ownProfile, ownWords } from './own-profile.ts';
import { decideAvatar, invitable, judgedAvatar, ownAvatar, personCard, profileLite } from './people.ts';
import { roleNameRelation } from './records.ts';
import {
  captchaChallenge,
  captchaPurposes,
  forgotLogin,
  forgotPassword,
  recoverPassword,
  recoveryLink,
} from './recovery.ts';
import {
  accountRow,
  loginAsProfile,
  ownSession,
  personFound,
  roleName,
  sessionView,
  temporaryPassword,
} from './views.ts';
import {
  addPasskey,
  askReset,
  confirmTotp,
  madeCodes,
  newTotp,
  passkeyCreation,
  passkeyRequest,
  proofWays,
  proveByCode,
  proveByPasskey,
  secondFactor,
  withPassword,
} from './second-factor.ts';
import { activation, resendActivation, signUp } from './sign-up.ts';
import { beginReview, decideRights, reviewedPerson, rightsReviews, rightsView } from './rights-review.ts';
import { arriving, byDirectory, waysContracts } from './ways-calls.ts';
import { refusals, writingRefusals } from '../kernel/refusals.ts';

const params = z.object({ uid: z.uuid() });
const done = z.object({});
/** Whoever gives the password first. */
const byPassword = refusals(
  'identity.account_not_found',
  'identity.directory_account_disabled',
  'identity.directory_not_configured',
  'identity.directory_password_expired',
  'identity.invalid_current_password',
  'identity.locked_out',
  'identity.way_unreachable',
);
/** The second step of a log-in. */
const proving = refusals(
  'identity.account_disabled',
  'identity.account_not_found',
  'identity.credential_replaced',
  'identity.nothing_to_prove',
  'identity.temporary_password_expired',
  'identity.wrong_login_or_password',
);

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  ...waysContracts,
  'POST /identity/accounts/': {
    body: openAccount,
    answer: temporaryPassword,
    refuses: ['identity.account_exists', 'identity.account_not_found', 'identity.email_taken', 'identity.login_taken'],
  },
  'POST /identity/accounts/{uid}/reset_password/': {
    params,
    answer: temporaryPassword,
    refuses: ['identity.account_not_found'],
  },
  'PUT /identity/accounts/{uid}/profile/': {
    params,
    body: changeProfile,
    answer: done,
    refuses: ['identity.account_not_found', 'identity.email_taken', 'identity.invalid_phone', 'identity.profile_stale'],
  },
  'PUT /identity/accounts/{uid}/roles/': {
    params,
    body: changeRoles,
    answer: done,
    refuses: ['identity.account_not_found', 'identity.own_account'],
  },
  'POST /identity/accounts/{uid}/unlock/': { params, answer: done, refuses: ['identity.account_not_found'] },
  'POST /identity/accounts/{uid}/disable/': {
    params,
    body: disableAccount,
    answer: done,
    refuses: ['identity.account_not_found', 'identity.own_account'],
  },
  'POST /identity/accounts/{uid}/enable/': { params, answer: done, refuses: ['identity.account_not_found'] },
  'POST /identity/first_administrator/': {
    body: openFirstAdministrator,
    answer: sessionView,
    refuses: [
      'identity.account_exists',
      'identity.account_not_found',
      'identity.email_taken',
      'identity.login_taken',
      'identity.setup_link_invalid',
      'identity.weak_password',
    ],
  },
  'POST /identity/issued_accounts/': {
    body: issueAccounts,
    answer: issuedAccounts,
    refuses: [
      'identity.account_disabled',
      'identity.account_exists',
      'identity.account_in_use',
      'identity.account_not_found',
      'identity.account_of_staff',
      'identity.email_taken',
      'identity.login_taken',
    ],
  },
  'GET /identity/people_without_access/': { query: personKind, answer: peopleWithoutAccess },
  'POST /identity/invitation/': {
    body: acceptInvitation,
    answer: sessionView,
    refuses: ['identity.account_not_found', 'identity.invitation_invalid', 'identity.weak_password'],
  },
  'GET /user/captcha/': { query: z.object({ purpose: z.enum(captchaPurposes) }), answer: captchaChallenge },
  'POST /user/registration_applicant/': {
    body: signUp,
    answer: done,
    refuses: [
      'identity.iin_taken',
      'identity.iin_wrong',
      'identity.invalid_captcha',
      'identity.invalid_phone',
      'identity.weak_password',
    ],
  },
  'POST /user/activation/{uuid}/{token}/': {
    params: z.object({ uuid: z.uuid(), token: z.string().min(1).max(100) }),
    answer: activation,
    refuses: [
      'identity.account_exists',
      'identity.account_not_found',
      'identity.activation_invalid',
      'identity.email_taken',
      'identity.iin_taken',
      'identity.login_taken',
    ],
  },
  'POST /user/activation/resend/': { body: resendActivation, answer: done, refuses: ['identity.invalid_captcha'] },
  'GET /user/login/ways/': { answer: proofWays, refuses: ['identity.account_not_found'] },
  'POST /user/login/code/': {
    body: proveByCode,
    answer: sessionView,
    refuses: [...proving, 'identity.locked_out', 'identity.wrong_code'],
  },
  'POST /user/login/passkey/options/': {
    answer: passkeyRequest,
    refuses: ['identity.account_not_found', 'identity.nothing_to_prove'],
  },
  'POST /user/login/passkey/': {
    body: proveByPasskey,
    answer: sessionView,
    refuses: [...proving, 'identity.passkey_failed'],
  },
  'GET /user/second_factor/': { answer: secondFactor, refuses: ['identity.account_not_found'] },
  'POST /user/second_factor/totp/': { body: withPassword, answer: newTotp, refuses: byPassword },
  'POST /user/second_factor/totp/confirm/': {
    body: confirmTotp,
    answer: madeCodes,
    refuses: [
      'identity.account_not_found',
      'identity.factor_not_found',
      'identity.locked_out',
      'identity.too_many_factors',
      'identity.wrong_code',
    ],
  },
  'POST /user/second_factor/passkey/options/': { body: withPassword, answer: passkeyCreation, refuses: byPassword },
  'POST /user/second_factor/passkey/': {
    body: addPasskey,
    answer: madeCodes,
    refuses: ['identity.account_not_found', 'identity.passkey_failed', 'identity.too_many_factors'],
  },
  'POST /user/second_factor/{uid}/remove/': {
    params,
    body: withPassword,
    answer: done,
    refuses: [...byPassword, 'identity.factor_needed', 'identity.factor_not_found'],
  },
  'POST /user/second_factor/recovery_codes/': {
    body: withPassword,
    answer: madeCodes,
    refuses: [...byPassword, 'identity.no_second_factor'],
  },
  'POST /user/second_factor/forget_devices/': { answer: done },
  'POST /identity/accounts/{uid}/second_factor/reset/': {
    params,
    body: askReset,
    answer: done,
    refuses: ['identity.account_not_found', 'identity.no_second_factor', 'identity.own_account'],
  },
  'POST /identity/accounts/{uid}/second_factor/reset/confirm/': {
    params,
    answer: done,
    refuses: [
      'identity.account_not_found',
      'identity.own_account',
      'identity.reset_not_asked',
      'identity.second_administrator',
    ],
  },
  'GET /identity/rights/': { answer: rightsView },
  'POST /identity/rights_reviews/': { body: beginReview, answer: done, refuses: ['identity.review_begun'] },
  'POST /identity/rights_reviews/{year}/decide/': {
    params: z.object({ year: z.coerce.number().int().min(1990).max(2100) }),
    body: decideRights,
    answer: done,
    refuses: [
      'identity.account_not_found',
      'identity.own_account',
      'identity.review_not_begun',
      'identity.roles_changed',
    ],
  },
  'GET /identity/rights_reviews/': { answer: rightsReviews },
  'GET /identity/reviewed_rights/': {
    query: z.object({ year: z.coerce.number().int().min(1990).max(2100).optional() }),
    row: reviewedPerson,
  },
  'GET /user/avatar/': { answer: ownAvatar },
  'POST /user/avatar/': {
    answer: ownAvatar,
    refuses: [
      'identity.account_not_found',
      'identity.invalid_avatar',
      'platform.file_duplicate',
      'platform.file_name_refused',
      'platform.storage_full',
      'platform.storage_used',
    ],
  },
  'DELETE /user/avatar/': { answer: done },
  'GET /user/bad_avatars/': { row: judgedAvatar },
  'POST /user/bad_avatars/{uid}/decide/': {
    params,
    body: decideAvatar,
    answer: done,
    refuses: ['identity.avatar_gone'],
  },
  'GET /user/profile_lite/{id}/': {
    params: z.object({ id: z.uuid() }),
    answer: profileLite,
    refuses: ['identity.person_not_found'],
  },
  'GET /user/all_profiles/': { row: invitable },
  'GET /user/user_info/{uid}/': { params, answer: personCard, refuses: ['identity.person_not_found'] },
  'GET /user/profile/': { answer: ownProfile, refuses: ['identity.account_not_found'] },
  'PUT /user/profile/': { body: ownWords, answer: done, refuses: ['identity.account_not_found'] },
  'POST /user/profile/email/': {
    body: askEmailChange,
    answer: done,
    refuses: [...byPassword, 'identity.email_same', 'identity.mails_too_often'],
  },
  'POST /user/profile/email/confirm/': {
    body: confirmEmail,
    answer: confirmedEmail,
    refuses: ['identity.account_not_found', 'identity.email_link_invalid', 'identity.email_taken'],
  },
  'POST /user/forgot/login/': { body: forgotLogin, answer: done, refuses: ['identity.invalid_captcha'] },
  'POST /user/forgot/password/': { body: forgotPassword, answer: done, refuses: ['identity.invalid_captcha'] },
  'GET /user/forgot/password/{id}/': { params: z.object({ id: z.uuid() }), answer: recoveryLink },
  'POST /user/forgot/password/{id}/': {
    params: z.object({ id: z.uuid() }),
    body: recoverPassword,
    answer: z.object({ login: z.string() }),
    refuses: [
      'identity.account_disabled',
      'identity.recovery_link_expired',
      'identity.recovery_link_replaced',
      'identity.recovery_link_unknown',
      'identity.recovery_link_used',
      'identity.weak_password',
    ],
  },
  'POST /user/login/': {
    body: logIn,
    answer: sessionView,
    refuses: [
      'identity.account_disabled',
      'identity.account_not_found',
      'identity.credential_replaced',
      'identity.locked_out',
      'identity.not_logged_in_as',
      'identity.temporary_password_expired',
      'identity.wrong_login_or_password',
      'identity.directory_not_configured',
      'identity.wrong_or_unreachable',
      ...byDirectory,
      ...arriving,
    ],
  },
  'POST /user/logout/': { answer: z.object({ go: z.string().nullable() }), refuses: ['identity.not_logged_in_as'] },
  'POST /user/login_as/': {
    body: loginAs,
    answer: sessionView,
    refuses: [
      'identity.account_disabled',
      'identity.account_not_found',
      'identity.login_as_administrator',
      'identity.login_as_auditor',
      'identity.login_as_nested',
      'identity.login_as_self',
      'identity.not_an_administrator',
    ],
  },
  'POST /user/login_as/end/': {
    answer: sessionView,
    refuses: ['identity.account_not_found', 'identity.not_logged_in_as'],
  },
  'POST /user/create_new_password/': {
    body: createNewPassword,
    answer: sessionView,
    refuses: [
      'identity.account_not_found',
      'identity.credential_replaced',
      'identity.new_password_not_asked',
      'identity.weak_password',
    ],
  },
  'POST /user/change_password/': {
    body: changePassword,
    answer: sessionView,
    refuses: [
      'identity.account_not_found',
      'identity.credential_replaced',
      'identity.invalid_current_password',
      'identity.locked_out',
      'identity.new_password_not_asked',
      'identity.password_elsewhere',
      'identity.weak_password',
    ],
  },
  'POST /user/phone/': {
    body: fillPhoneNumber,
    answer: sessionView,
    refuses: ['identity.account_not_found', 'identity.invalid_phone'],
  },
  'POST /user/language/': { body: chooseLanguage, refuses: ['identity.account_not_found'] },
  'POST /user/create_role_names_relation/': {
    body: roleNameRelation.fields,
    answer: roleName,
    refuses: [...writingRefusals, 'platform.act_not_now', 'platform.not_yours'],
  },
  'DELETE /user/sessions/{id}/': {
    params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: done,
    refuses: ['identity.session_not_found'],
  },
  'POST /user/sessions/end_others/': { answer: done },
  'POST /identity/accounts/{uid}/end_sessions/': {
    params: z.object({ uid: z.uuid() }),
    answer: done,
    refuses: ['identity.account_not_found'],
  },
  'GET /identity/accounts/': {
    query: z.object({ role: z.union([z.string().max(500), z.array(z.string().max(50)).max(20)]).optional() }),
    row: accountRow,
  },
  'GET /user/login_as_other_user_profiles/': { row: loginAsProfile },
  'GET /user/search/': { query: z.object({ fullname: z.string().trim().max(200).optional() }), row: personFound },
  'GET /user/my_roles/': { answer: sessionView },
  'GET /user/role_names/': { answer: z.array(roleName) },
  'GET /user/my_role_names/': { answer: z.array(roleName) },
  'GET /identity/accounts/{uid}/': {
    params: z.object({ uid: z.uuid() }),
    answer: accountRow,
    refuses: ['identity.account_not_found'],
  },
  'GET /user/sessions/': { answer: z.array(ownSession) },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
