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
import { roleNameRelation } from './records.ts';
import {
  accountRow,
  loginAsProfile,
  ownSession,
  personFound,
  roleName,
  sessionView,
  temporaryPassword,
} from './views.ts';

const params = z.object({ uid: z.uuid() });
const done = z.object({});

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /identity/accounts/': { body: openAccount, answer: temporaryPassword },
  'POST /identity/accounts/{uid}/reset_password/': { params, answer: temporaryPassword },
  'PUT /identity/accounts/{uid}/profile/': { params, body: changeProfile, answer: done },
  'PUT /identity/accounts/{uid}/roles/': { params, body: changeRoles, answer: done },
  'POST /identity/accounts/{uid}/unlock/': { params, answer: done },
  'POST /identity/accounts/{uid}/disable/': { params, body: disableAccount, answer: done },
  'POST /identity/accounts/{uid}/enable/': { params, answer: done },
  'POST /identity/first_administrator/': { body: openFirstAdministrator, answer: sessionView },
  'POST /identity/issued_accounts/': { body: issueAccounts, answer: issuedAccounts },
  'GET /identity/people_without_access/': { query: personKind, answer: peopleWithoutAccess },
  'POST /identity/invitation/': { body: acceptInvitation, answer: sessionView },
  'POST /user/login/': { body: logIn, answer: sessionView },
  'POST /user/logout/': { answer: z.object({}) },
  'POST /user/login_as/': { body: loginAs, answer: sessionView },
  'POST /user/login_as/end/': { answer: sessionView },
  'POST /user/create_new_password/': { body: createNewPassword, answer: sessionView },
  'POST /user/change_password/': { body: changePassword, answer: sessionView },
  'POST /user/phone/': { body: fillPhoneNumber, answer: sessionView },
  'POST /user/language/': { body: chooseLanguage },
  'POST /user/create_role_names_relation/': { body: roleNameRelation.fields, answer: roleName },
  'DELETE /user/sessions/{id}/': { params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }), answer: done },
  'POST /user/sessions/end_others/': { answer: done },
  'POST /identity/accounts/{uid}/end_sessions/': { params: z.object({ uid: z.uuid() }), answer: done },
  'GET /identity/accounts/': {
    query: z.object({ role: z.union([z.string().max(500), z.array(z.string().max(50)).max(20)]).optional() }),
    row: accountRow,
  },
  'GET /user/login_as_other_user_profiles/': { row: loginAsProfile },
  'GET /user/search/': { query: z.object({ fullname: z.string().trim().max(200).optional() }), row: personFound },
  'GET /user/my_roles/': { answer: sessionView },
  'GET /user/role_names/': { answer: z.array(roleName) },
  'GET /user/my_role_names/': { answer: z.array(roleName) },
  'GET /identity/accounts/{uid}/': { params: z.object({ uid: z.uuid() }), answer: accountRow },
  'GET /user/sessions/': { answer: z.array(ownSession) },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
