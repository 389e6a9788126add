import { z } from 'zod';
import { code, count, moment, ordinal, studyYear, text } from '../kernel/bounds.ts';
import { defineEvents, event, type EventsOf } from '../kernel/events.ts';
import { locales } from '../kernel/localized.ts';
import { roleSchema } from '../kernel/roles.ts';
import { ownWords } from './own-profile.ts';
import { factorKinds, proofs } from './second-factor.ts';
import { email, login, personName, storedPhone, uid } from './values.ts';
import { wayKinds } from '../ways/entities.ts';
import { linkedBy, subject } from './ways.ts';

const roleList = z.array(roleSchema).max(20);

/** Until when a temporary password opens the portal; builds before gave none an end. */
const until = moment;
/** The browser and the system as people call them, and the network address. */
const origin = z.object({ browser: z.string().max(100), system: z.string().max(100), address: z.string().max(64) });

/**
 * Events of `account-<uid>`. A password or its hash never stands in an event: `credential` names the row of the service's own
 * table that holds the hash, so that event and hash agree after a crash (docs/decisions, "credentials").
 */
export const accountEvents = defineEvents({
  AccountOpened: event(
    personName.extend({
      account: uid,
      login,
      roles: roleList,
      email,
      phone: storedPhone,
      credential: uid.nullable(),
      must_change_password: z.boolean(),
      until: until.optional(),
    }),
    { personal: ['login', 'last_name', 'first_name', 'middle_name', 'email', 'phone'] },
  ),
  RolesChanged: event(z.object({ from: roleList, to: roleList })),
  ProfileChanged: event(personName.extend({ email, phone: storedPhone }), {
    personal: ['last_name', 'first_name', 'middle_name', 'email', 'phone'],
  }),
  /** The language in which the portal writes to the person: mails, and screens on a new machine. */
  LanguageChosen: event(z.object({ language: z.enum(locales) })),
  /** Set by somebody else (the office, an import). `replaces`: the credential that is void from now on. */
  PasswordSet: event(
    z.object({ credential: uid, replaces: uid.nullable(), must_change: z.boolean(), until: until.optional() }),
  ),
  /** A mail with a link by which the person sets a password was written; it works once, until then, and ends those before it. */
  AccountInvited: event(z.object({ invitation: uid, until })),
  /** A mail with a link by which a forgotten password is replaced was written; it works once, until then, and ends those before it. */
  PasswordRecoveryAsked: event(z.object({ recovery: uid, at: moment, until })),
  /** The person has set a password by the link of that mail. */
  PasswordRecovered: event(
    z.object({ recovery: uid, credential: uid, replaces: uid.nullable(), from: origin.optional() }),
    { personal: ['from'] },
  ),
  /** A mail with the log-in name was written to who had forgotten it. */
  LoginReminded: event(z.object({ recovery: uid, at: moment })),
  /** Something that the person shows besides the password; its secret stands in no event. */
  SecondFactorAdded: event(z.object({ factor: uid, kind: z.enum(factorKinds), name: text(50), at: moment }), {
    personal: ['name'],
  }),
  SecondFactorRemoved: event(z.object({ factor: uid })),
  /** Codes for the day when none of these is at hand; those before are void. */
  RecoveryCodesMade: event(z.object({ codes: ordinal })),
  RecoveryCodeUsed: event(z.object({ codes_left: count, from: origin.optional() }), { personal: ['from'] }),
  /** An administrator wants to take somebody's second factor away; another one has to agree until then. */
  SecondFactorResetAsked: event(z.object({ by: uid, reason: text(500), until }), { personal: ['reason'] }),
  SecondFactorReset: event(z.object({ reset_asked_by: uid, by: uid })),
  /** The account and somebody at one of the university's own ways in are one person; `called`: what they are called there. */
  WayLinked: event(
    z.object({
      way: uid,
      way_kind: z.enum(wayKinds),
      known_as: subject,
      called: text(200),
      linked_by: z.enum(linkedBy),
      at: moment,
    }),
    { personal: ['known_as', 'called'] },
  ),
  WayUnlinked: event(z.object({ way: uid })),
  /** The person wants another address; it holds once the link of a mail to it was used. */
  EmailChangeAsked: event(z.object({ change: uid, email, at: moment, until }), { personal: ['email'] }),
  /** The address is the person's. */
  EmailChangeConfirmed: event(z.object({ change: uid, before: email, email }), { personal: ['before', 'email'] }),
  /** Changed by the person. */
  PasswordChanged: event(z.object({ credential: uid, replaces: uid.nullable(), from: origin.optional() }), {
    personal: ['from'],
  }),
  /** `is_new`: the browser does not know the person, who has logged in from others before. */
  LoginSucceeded: event(
    z.object({
      at: moment,
      is_new: z.boolean().optional(),
      from: origin.optional(),
      /** What was shown besides the password, where there was something to show. */
      proof: z.enum(proofs).optional(),
      /** By which of the university's own ways; without it with a password of the portal. */
      way: uid.optional(),
    }),
    { personal: ['from'] },
  ),
  /** Signed out by themselves; a session that runs out leaves no event. */
  LoggedOut: event(z.object({ at: moment })),
  /** `attempts`: wrong passwords since the last time that they were put down, where they are more than one. */
  LoginFailed: event(z.object({ at: moment, attempts: ordinal.optional() })),
  /**
   * Wrong passwords closed the way until then: from one address, on one device, or for all devices that had not signed in before. Without `from` (older logs)
   * for everybody. `warned`: the owner and the administrators are told of it.
   */
  AccountLocked: event(
    z.object({
      until: moment,
      attempts: ordinal,
      from: z.enum(['address', 'device', 'everywhere']).optional(),
      warned: z.boolean().optional(),
    }),
  ),
  AccountUnlocked: event(z.object({})),
  AccountDisabled: event(z.object({ reason: z.string().max(500) }), { personal: ['reason'] }),
  AccountEnabled: event(z.object({})),
  /** An administrator (`by`) looks at the portal as this account: "log in as". */
  LoginAsStarted: event(z.object({ account: uid, by: uid })),
  LoginAsEnded: event(z.object({ account: uid, by: uid })),
});
export type AccountEvent = EventsOf<typeof accountEvents>;

/** Events of `login_name-<login>`: no two accounts share a log-in name. */
export const loginNameEvents = defineEvents({
  LoginNameClaimed: event(z.object({ login, account: uid }), { personal: ['login'] }),
});
export type LoginNameEvent = EventsOf<typeof loginNameEvents>;

/** Events of `email_address-<digest of the address>`: no two accounts share an e-mail address, and no stream name shows one. */
export const emailAddressEvents = defineEvents({
  EmailAddressClaimed: event(z.object({ account: uid })),
  EmailAddressReleased: event(z.object({ account: uid })),
});
export type EmailAddressEvent = EventsOf<typeof emailAddressEvents>;

/** Events of `iin-<digest of the number>`: no two accounts share an identification number. */
export const iinEvents = defineEvents({
  IinClaimed: event(z.object({ account: uid, iin: text(20) }), { personal: ['iin'] }),
  IinReleased: event(z.object({ account: uid })),
});
export type IinEvent = EventsOf<typeof iinEvents>;

/**
 * Events of `sign_up-<uuid>`: somebody who has no account asks for one. What they typed lies in a table of the service until they have confirmed their
 * address, and is then in the account's events or, after a day, nowhere.
 */
export const signUpEvents = defineEvents({
  SignUpRequested: event(z.object({ agreement: code, until: moment })),
  ActivationMailSentAgain: event(z.object({ at: moment })),
  SignUpActivated: event(z.object({ account: uid })),
  SignUpExpired: event(z.object({})),
});
export type SignUpEvent = EventsOf<typeof signUpEvents>;

/** Events of `person-<account>`: what people say and show of themselves. */
export const personEvents = defineEvents({
  /** A picture of the person; `file`: of the portal's files. */
  AvatarUploaded: event(z.object({ file: uid, at: moment })),
  AvatarRemoved: event(z.object({ file: uid })),
  /** Somebody has looked at it. */
  AvatarAccepted: event(z.object({ file: uid })),
  AvatarRejected: event(z.object({ file: uid, reason: text(500) }), { personal: ['reason'] }),
  OwnProfileChanged: event(ownWords, { personal: ['about_me', 'status_text', 'last_name_latin', 'first_name_latin'] }),
});
export type PersonEvent = EventsOf<typeof personEvents>;

/** Events of `rights_review-<year>`: once a year somebody says of everybody’s rights whether they are still needed. */
export const rightsReviewEvents = defineEvents({
  RightsReviewBegun: event(z.object({ year: studyYear, by: uid })),
  /** `taken_roles`: those that go; none: all stay. */
  RightsReviewed: event(
    z.object({
      year: studyYear,
      account: uid,
      seen: roleList,
      taken_roles: roleList,
      reason: text(500),
      by: uid,
      at: moment,
    }),
    {
      personal: ['reason'],
    },
  ),
});
export type RightsReviewEvent = EventsOf<typeof rightsReviewEvents>;

/** Events of `way_subject-<digest of way and subject>`: nobody at one of the university's own ways in has two accounts. */
export const waySubjectEvents = defineEvents({
  WaySubjectClaimed: event(z.object({ account: uid })),
  WaySubjectReleased: event(z.object({ account: uid })),
});
export type WaySubjectEvent = EventsOf<typeof waySubjectEvents>;

/** Events of `way_upkeep-<way>`: what is done about a way in besides its settings. */
export const wayUpkeepEvents = defineEvents({
  /** A new password or secret with which the portal asks there; it stands in a table of the service alone. */
  WaySecretKept: event(z.object({ way: uid, at: moment })),
  /** Who of the linked accounts is still in the directory. `stopped`: more were missing than are closed in one night, so nobody was. */
  DirectoryChecked: event(
    z.object({ way: uid, at: moment, checked: count, not_there: count, accounts_closed: count, stopped: z.boolean() }),
  ),
});
export type WayUpkeepEvent = EventsOf<typeof wayUpkeepEvents>;

/**
 * Events of `scim_upkeep-<client>`: tokens of a system of the university that opens and closes accounts; their hashes stand in a table of the service
 * alone.
 */
export const scimEvents = defineEvents({
  /** `old_until`: until when those before still work. */
  ScimTokenMade: event(z.object({ client: uid, at: moment, old_until: moment.nullable() })),
  ScimTokensRevoked: event(z.object({ client: uid, at: moment })),
});
export type ScimEvent = EventsOf<typeof scimEvents>;

/** Event of `first_administrator-portal`: the one-time link of a new portal was used for this account, and works no more. */
export const firstAdministratorEvents = defineEvents({
  FirstAdministratorOpened: event(z.object({ account: uid })),
});
export type FirstAdministratorEvent = EventsOf<typeof firstAdministratorEvents>;

export const identityEvents = {
  ...accountEvents,
  ...loginNameEvents,
  ...emailAddressEvents,
  ...firstAdministratorEvents,
  ...iinEvents,
  ...signUpEvents,
  ...personEvents,
  ...rightsReviewEvents,
  ...waySubjectEvents,
  ...wayUpkeepEvents,
  ...scimEvents,
};
