import { module as declared } from '@portal/event-schemas/identity/module.ts';
import { demoAccounts, demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { account } from './account/account.ts';
import { firstAdministrator } from './account/first-administrator.ts';
import { changeRoles } from './account/administration.ts';
import { changeProfile, chooseLanguage } from './account/change-profile.ts';
import { emailAddress, iin, loginName } from './account/claims.ts';
import { openAccount } from './account/open-account.ts';
import { invitationsTable } from './access/invitations.ts';
import { captchasTable } from './captcha/captcha.ts';
import { mailLinksTable } from './mail-links.ts';
import { recoveriesTable, recoveryJob } from './recovery/recoveries.ts';
import * as access from './calls/access.ts';
import * as accounts from './calls/accounts.ts';
import * as avatars from './calls/avatars.ts';
import * as emailChanges from './calls/email-change.ts';
import * as ownProfile from './calls/own-profile.ts';
import * as proofs from './calls/log-in-proof.ts';
import * as recovery from './calls/recovery.ts';
import { beginReviewCall, decideRightsCall } from './calls/rights-review.ts';
import * as secondFactor from './calls/second-factor.ts';
import * as scim from './calls/scim.ts';
import * as signUps from './calls/sign-up.ts';
import { logIn, logOut } from './calls/log-in.ts';
import { openFirstAdministratorCall } from './calls/first-administrator.ts';
import { endLoginAsCall, loginAs } from './calls/login-as.ts';
import { relateRoleName } from './calls/role-names.ts';
import { changePassword, chooseOwnLanguage, createNewPassword, fillPhone } from './calls/own-account.ts';
import * as linkedWays from './calls/linked-ways.ts';
import * as sessions from './calls/sessions.ts';
import * as waysAdministration from './calls/ways-administration.ts';
import * as waysIn from './calls/ways-in.ts';
import { demo } from './demo.ts';
import { attemptsTable } from './passwords/attempts.ts';
import { hasAdministrator, temporaryHours } from './facts.ts';
import { credentialsTable } from './passwords/credentials.ts';
import { factorsTable } from './second-factor/factors.ts';
import { person } from './person/person.ts';
import { rightsReview } from './rights/review.ts';
import { signUp } from './sign-up/sign-up.ts';
import { activationAgainJob, expiryJob, signUpJob, signUpsTable } from './sign-up/sign-ups.ts';
import { directoryJob } from './ways/directory/nightly.ts';
import { waySubject } from './ways/links.ts';
import { logoutTokensTable } from './ways/openid/log-out.ts';
import { wayTriesTable } from './ways/tries.ts';
import { samlAnswersTable } from './ways/saml/answers.ts';
import { waySecretsTable } from './ways/secrets.ts';
import { waySessionsTable } from './ways/sessions.ts';
import { wayUpkeep } from './ways/upkeep.ts';
import { scimTokensTable, scimUpkeep } from './scim/tokens.ts';
import { scimUsersTable } from './scim/users.ts';
import { makeSetupLink, setupLinkOf, setupLinksTable } from './setup-link.ts';

/** Accounts, passwords, log-in, and "log in as". */
export const module = serviceModule({
  declared,
  after: ['curriculum'],
  aggregates: [
    account,
    loginName,
    emailAddress,
    iin,
    signUp,
    person,
    rightsReview,
    firstAdministrator,
    waySubject,
    wayUpkeep,
    scimUpkeep,
  ],
  facts: [temporaryHours, hasAdministrator],
  tables:
    credentialsTable +
    attemptsTable +
    setupLinksTable +
    invitationsTable +
    captchasTable +
    recoveriesTable +
    signUpsTable +
    mailLinksTable +
    factorsTable +
    waySecretsTable +
    waySessionsTable +
    wayTriesTable +
    logoutTokensTable +
    samlAnswersTable +
    scimTokensTable +
    scimUsersTable,
  jobs: [recoveryJob, signUpJob, activationAgainJob, expiryJob, directoryJob],
  demo,
  onStart: makeSetupLink,
  nameOf: async (pool, account) =>
    (
      await pool.query<{ display_name: string }>('select display_name from identity.people_public where uid = $1', [
        account,
      ])
    ).rows[0]?.display_name ?? null,
  welcome(host) {
    if (host.config.demo)
      return [`Demo accounts: ${demoAccounts.map(({ login }) => login).join(', ')}; password ${demoPassword}`];
    const link = setupLinkOf(host);
    return link ? ['Make the first administrator here, within a day:', `  ${link}`] : [];
  },
  commands: {
    OpenAccount: openAccount,
    ChangeRoles: changeRoles,
    ChangeProfile: changeProfile,
    ChooseLanguage: chooseLanguage,
  },
  calls: [
    logIn,
    logOut,
    createNewPassword,
    changePassword,
    fillPhone,
    chooseOwnLanguage,
    loginAs,
    endLoginAsCall,
    openFirstAdministratorCall,
    relateRoleName,
    ...Object.values(access),
    ...Object.values(accounts),
    ...Object.values(sessions),
    ...Object.values(avatars),
    ...Object.values(emailChanges),
    ...Object.values(ownProfile),
    ...Object.values(recovery),
    ...Object.values(proofs),
    beginReviewCall,
    decideRightsCall,
    ...Object.values(secondFactor),
    ...Object.values(signUps),
    ...Object.values(waysIn),
    ...Object.values(scim),
    ...Object.values(linkedWays),
    ...Object.values(waysAdministration),
  ],
});
