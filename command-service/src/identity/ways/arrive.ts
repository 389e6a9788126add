import { email as emailSchema, personName } from '@portal/event-schemas/identity/values.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { Refused, type Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { changeRoles } from '../account/administration.ts';
import type { OpenAccount } from '../account/account.ts';
import { emailAddress, emailStream, loginName } from '../account/claims.ts';
import { freeLogin } from '../account/free-login.ts';
import { followRoles } from '../calls/rights-review.ts';
import { openAccountOf } from '../calls/session-of.ts';
import { linkWay, openLinkedAccount, subjectStream, waySubject, type Link } from './links.ts';
import { mayCome, rolesAfter } from './roles.ts';
import type { WaySession } from './sessions.ts';
import type { Way } from './way.ts';

/** Who has shown at the way who they are. `email` is empty where the other side does not vouch for it. */
export interface Proven {
  way: Way;
  subject: string;
  login: string;
  email: string;
  last_name: string;
  first_name: string;
  middle_name: string;
  groups: readonly string[];
}

/** Who has come, and what their session is called there. */
export interface Come {
  proven: Proven;
  session: WaySession;
}

export const linkOf = ({ way, subject, login, email }: Proven): Link => ({
  way: way.uid,
  kind: way.kind,
  subject,
  called: login || email || subject,
});

/**
 * The account of somebody who has come by the way: the one that is linked, else the one that the way's rule knows, else, where the way opens accounts, a new
 * one. Roles that hang on groups are put right. The portal does all this itself, in nobody's name.
 */
export async function arrive(
  host: Host,
  proven: Proven,
  { locale, request_id }: { locale: Locale; request_id: string },
): Promise<OpenAccount> {
  if (!mayCome(proven.way, proven.groups)) throw new Refused(reject('identity.way_not_in_group'));
  const send = senderFor(host, {
    actor: { id: systemActor, roles: [systemActor] },
    locale,
    correlation_id: request_id,
  });
  const uid =
    (await accountLinked(host, proven)) ??
    (await known(host, send, proven).catch(orLinkedMeanwhile(host, proven))) ??
    (await opened(host, send, proven).catch(orLinkedMeanwhile(host, proven)));
  const account = await openAccountOf(host, uid);
  const roles = rolesAfter(proven.way, proven.groups, account.roles);
  if (proven.way.roles_by_group.length > 0 && roles.join() !== [...account.roles].sort().join()) {
    await send(changeRoles, { account: uid, roles });
    await followRoles(host, uid, account.roles, roles);
  }
  return openAccountOf(host, uid);
}

/** Who comes twice in the same moment is let in twice. */
const orLinkedMeanwhile = (host: Host, proven: Proven) => async (error: unknown) => {
  const account = error instanceof Refused ? await accountLinked(host, proven) : null;
  if (account === null) throw error;
  return account;
};

async function accountLinked(
  { dispatcher }: Pick<Host, 'dispatcher'>,
  { way, subject }: Pick<Proven, 'way' | 'subject'>,
): Promise<string | null> {
  return (await dispatcher.state(waySubject, subjectStream(way.uid, subject))).state.account;
}

async function known(host: Host, send: Send, proven: Proven): Promise<string | null> {
  const { way, login, email } = proven;
  if (way.matches === 'nothing') return null;
  const value = way.matches === 'login' ? login : email;
  if (value === '') return null;
  const { state } =
    way.matches === 'login'
      ? await host.dispatcher.state(loginName, value)
      : await host.dispatcher.state(emailAddress, emailStream(value, ''));
  if (state.account === null) return null;
  await send(linkWay, { ...linkOf(proven), account: state.account, linked_by: way.matches });
  return state.account;
}

const cut = (text: string): string => text.trim().slice(0, 50);

async function opened(host: Host, send: Send, proven: Proven): Promise<string> {
  const { way, login, email: given } = proven;
  if (!way.opens_accounts) throw new Refused(reject('identity.way_nobody'));
  const { data: email = '' } = emailSchema.safeParse(given);
  if (email && (await host.dispatcher.state(emailAddress, emailStream(email, ''))).state.account !== null)
    throw new Refused(reject('identity.way_email_known'));
  const called = await freeLogin(host, login || email);
  const name = personName.parse({
    last_name: cut(proven.last_name) || called,
    first_name: cut(proven.first_name) || called,
    middle_name: cut(proven.middle_name),
  });
  const account = newId();
  await send(openLinkedAccount, {
    opened: {
      ...name,
      account,
      login: called,
      email,
      phone: '',
      roles: rolesAfter(way, proven.groups, way.new_roles),
      credential: null,
      must_change_password: false,
    },
    link: linkOf(proven),
  });
  return account;
}
