import { z } from 'zod';
import { text, trimmed } from '../kernel/bounds.ts';
import { localized } from '../kernel/localized.ts';
import { wayKinds } from '../ways/entities.ts';
import { passwordMaxLength } from './password-rules.ts';
import { login } from './values.ts';
import { sessionView } from './views.ts';

/**
 * How an account and somebody at the university's own log-in came to be one: the person has shown both, a rule of the way, an administrator, or it was opened
 * so.
 */
export const linkedBy = ['person', 'login', 'email', 'administrator', 'opened'] as const;
export type LinkedBy = (typeof linkedBy)[number];
/** What the other side calls a person for ever: an entry's uid, the `sub` of a token. */
export const subject = text(255).min(1);
/** Ways of one account at most. */
export const linksMax = 10;

const named = z.object({ uid: z.string(), kind: z.enum(wayKinds), name: localized });
/** `GET /user/ways_in/`: what the log-in page offers. */
export const waysOffered = z.array(named);
export type WayOffered = z.infer<typeof named>;

/** `POST /user/ways_in/{uid}/begin/`: where the browser goes. */
export const wayBegun = z.object({ url: z.string() });
/** `POST /user/ways_in/finish/`: what the other side has sent the browser back with. */
export const finishWay = z.object({
  state: text(200).min(1),
  code: text(4000).optional(),
  iss: text(500).optional(),
  error: text(200).optional(),
});
/** `POST /user/ways_in/{uid}/acs/`: as a server of SAML has the browser send it (HTTP-POST). */
export const samlAnswer = z.object({ SAMLResponse: text(500_000).min(1), RelayState: text(200).min(1) });
/** `linked`: the way was added to the account that was logged in. */
export const wayFinished = z.object({ linked: z.boolean(), session: sessionView });

/** `GET /user/linked_ways/`: every way there is, and as whom the person is known there. */
export const ownWays = z.array(
  named.extend({ linked: z.object({ name: z.string(), at: z.string() }).nullable(), is_on: z.boolean() }),
);
export type OwnWays = z.infer<typeof ownWays>;
/** `POST /user/linked_ways/{uid}/`: the log-in and the password of the directory. */
export const linkDirectory = z.object({ login: trimmed(254).min(1), password: text(passwordMaxLength).min(1) });
/** `POST /identity/accounts/{uid}/link_directory/`: who of the directory it is. */
export const linkAccount = z.object({ way: z.uuid(), login: trimmed(254).min(1) });
export const unlinkAccount = z.object({ way: z.uuid() });

/** `POST /identity/ways_in/{uid}/secret/`: the password of the directory’s reader, or the secret that the portal shares with the server. */
export const keepSecret = z.object({ secret: text(1000).min(1) });
/** `GET /identity/ways_in/{uid}/about/`. `addresses`: what the other side has to know of the portal. */
export const aboutWay = z.object({
  has_secret: z.boolean(),
  linked: z.int(),
  addresses: z.array(
    z.object({
      name: z.enum(['callback', 'backchannel', 'after_logout', 'metadata', 'acs', 'single_logout']),
      url: z.string(),
    }),
  ),
  checked: z
    .object({ at: z.string(), checked: z.int(), missing: z.int(), closed: z.int(), stopped: z.boolean() })
    .nullable(),
});
/** `POST /identity/ways_in/{uid}/try/`: with somebody’s log-in it is also looked how they would be seen. */
export const tryWay = z.object({ login: z.union([login, z.literal('')]).default('') });
/** What came of the try, step by step; `detail`: what the other side said. */
export const wayTried = z.object({
  ok: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(['reached', 'secret', 'search', 'discovery', 'keys', 'metadata', 'person']),
      ok: z.boolean(),
      detail: z.string(),
    }),
  ),
  person: z
    .object({ name: z.string(), email: z.string(), groups: z.array(z.string()), disabled: z.boolean() })
    .nullable(),
});
export type WayTried = z.infer<typeof wayTried>;
