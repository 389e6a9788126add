import { z } from 'zod';
import type { Role } from '../kernel/roles.ts';
import { passwordMaxLength } from './password-rules.ts';

/** Kinds of people whose records stand in the catalogue: an account of theirs has the record's uid. */
export const peopleKinds = ['student', 'teacher'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

/** Roles that the office gives by itself; whoever has another one is a matter of the administrators. */
export const issuedRoles: readonly Role[] = ['student', 'teacher', 'supervisor'];

/** People of one call. */
export const issueMax = 50;

/**
 * `POST /identity/issued_accounts/`: accounts for people of a kind, some at a time. `people`: these alone; without it those whom
 * `whom` means, the next after the uid `after`. `login`: what a new account's log-in name is made of. `by_mail`: who has an address
 * gets a link by which to set a password; everybody else, and without it all, a one-time password in the answer.
 */
export const issueAccounts = z.object({
  of: z.enum(peopleKinds),
  whom: z.enum(['without', 'unused']),
  people: z.array(z.string().min(1).max(100)).max(issueMax).optional(),
  after: z.string().max(100).optional(),
  login: z.enum(['code', 'email']),
  by_mail: z.boolean(),
});

const person = z.object({ uid: z.string(), name: z.string(), code: z.string() });
/** Who got access. `temporary_password`: shown in this answer and nowhere else, null where a mail was written; `until`: how long that holds. */
export const issuedAccount = person.extend({
  group: z.string().nullable(),
  login: z.string(),
  email: z.string(),
  temporary_password: z.string().nullable(),
  until: z.string().nullable(),
});
export type IssuedAccount = z.infer<typeof issuedAccount>;
/** `next`: where to go on, null at the end. `reason`: in the reader's language. */
export const issuedAccounts = z.object({
  issued: z.array(issuedAccount),
  skipped: z.array(person.extend({ reason: z.string() })),
  next: z.string().nullable(),
});
export type IssuedAccounts = z.infer<typeof issuedAccounts>;

/** `GET /identity/people_without_access/`: numbers; `with_email`: those of them who have an address. `mail`: a mail server is set. */
export const peopleWithoutAccess = z.object({
  without: z.int(),
  unused: z.int(),
  with_email: z.object({ without: z.int(), unused: z.int() }),
  mail: z.boolean(),
});

/** `POST /identity/invitation/`: `token` stands in the link of the mail. */
export const acceptInvitation = z.object({
  token: z.string().trim().min(1).max(100),
  new_password: z.string().max(passwordMaxLength),
  confirmation: z.string().max(passwordMaxLength),
});
export const personKind = z.object({ of: z.enum(peopleKinds) });
