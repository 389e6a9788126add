import type { issueAccounts, IssuedAccount, IssuedAccounts } from '@portal/event-schemas/identity/issued-accounts.ts';
import { issueMax } from '@portal/event-schemas/identity/issued-accounts.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import type { z } from 'zod';
import { account, type OpenAccount } from '../account/account.ts';
import { invite, issuePassword } from '../account/first-access.ts';
import { openAccount } from '../account/open-account.ts';
import { forgetReplaced, keepHashes } from '../passwords/credentials.ts';
import { hashInBulk } from '../passwords/hashing.ts';
import { temporaryPassword } from '../passwords/temporary-password.ts';
import { canMail, mailInvitations, makeInvitations } from './invitations.ts';
import { logInNameOf } from './log-in-names.ts';
import { nextPeople, type Person } from './people.ts';

type Asked = z.infer<typeof issueAccounts>;
type Issuing = CallContext & { send: Send };
/** Somebody with access: their account as it stands now, and the password where it is handed out. */
interface Served {
  person: Person;
  account: OpenAccount;
  password: string | null;
}
interface Skipped {
  person: Person;
  refused: Rejection;
}
type Outcome = { person: Person } | Skipped;

/** Gives the next people of a kind their first access; the password of each is in what it answers and nowhere else. */
export async function issueSome(call: Issuing, asked: Asked): Promise<IssuedAccounts> {
  const { host } = call;
  const { people: some, after } = asked;
  const people = await nextPeople(host, asked.of, asked.whom, {
    ...(some ? { people: some } : {}),
    ...(after ? { after } : {}),
    limit: issueMax,
  });
  const mails = asked.by_mail && (await canMail(host));
  const [byMail, byHand] = [
    people.filter(({ email }) => mails && email),
    people.filter(({ email }) => !mails || !email),
  ];
  const given = [...(await invited(call, byMail, asked.login)), ...(await handed(call, byHand, asked.login))];
  return {
    issued: given.flatMap(one => ('account' in one ? [answered(one)] : [])),
    skipped: given.flatMap(one =>
      'refused' in one
        ? [
            {
              ...shown(one.person),
              reason: call.raw.request.server.explain(one.refused, call.locale, call.request_id).error.message,
            },
          ]
        : [],
    ),
    next: some === undefined && people.length === issueMax ? people.at(-1)!.uid : null,
  };
}

const shown = ({ uid, code, last_name, first_name, middle_name }: Person) => ({
  uid,
  code,
  name: [last_name, first_name, middle_name].filter(Boolean).join(' '),
});
const answered = ({
  person,
  account: { login, email, password_until, invited: mail },
  password,
}: Served): IssuedAccount => ({
  ...shown(person),
  group: person.group,
  login,
  email,
  temporary_password: password,
  until: password === null ? (mail?.until ?? null) : password_until,
});

/** Opens the accounts of those who have none. `credential`: of each by the uid, or null where a link will set the password. */
const opened = (
  { send }: Issuing,
  people: readonly Person[],
  rule: Asked['login'],
  credential: (uid: string) => string | null,
): Promise<Outcome[]> =>
  Promise.all(
    people.map(async person => {
      if (person.login !== null) return { person };
      const { uid, last_name, first_name, middle_name, email, roles } = person;
      const name = logInNameOf(person, rule);
      if (isRejection(name)) return { person, refused: name };
      return told(person, () =>
        send(openAccount, {
          ...{ account: uid, last_name, first_name, middle_name, email, roles, ...name },
          phone: '',
          credential: credential(uid),
          must_change_password: true,
        }),
      );
    }),
  );

/** The person, or with them why it was refused. */
async function told(person: Person, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { person };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { person, refused: error.rejection };
  }
}

/** One-time passwords, to be handed out on paper. */
async function handed(call: Issuing, people: readonly Person[], rule: Asked['login']): Promise<(Served | Skipped)[]> {
  if (people.length === 0) return [];
  const { host, send } = call;
  const passwords = people.map(() => temporaryPassword());
  const hashes = await hashInBulk(passwords);
  const credentials = await keepHashes(
    host,
    people.map(({ uid }, at) => ({ account: uid, hash: hashes[at]! })),
  );
  const at = new Map(people.map(({ uid }, index) => [uid, index]));
  const done = await opened(call, people, rule, uid => credentials[at.get(uid)!]!);
  return Promise.all(
    done.map(async (one): Promise<Served | Skipped> => {
      const { person } = one;
      const mine = credentials[at.get(person.uid)!]!;
      const outcome: Outcome =
        'refused' in one || person.login === null
          ? one
          : await told(person, () => send(issuePassword, { account: person.uid, credential: mine, must_change: true }));
      await forgetReplaced(host, person.uid, [mine]);
      if ('refused' in outcome) return outcome;
      const { state } = await host.dispatcher.state(account, person.uid);
      // Somebody else gave them access in the same moment: theirs is the password that holds.
      if (state.status === 'none' || state.credential !== mine) return { person, refused: meanwhile };
      return { person, account: state, password: passwords[at.get(person.uid)!]! };
    }),
  );
}
const meanwhile = reject('identity.account_exists');

/** Links by mail. */
async function invited(call: Issuing, people: readonly Person[], rule: Asked['login']): Promise<(Served | Skipped)[]> {
  if (people.length === 0) return [];
  const { host, send, request_id } = call;
  const done = await opened(call, people, rule, () => null);
  const links = await makeInvitations(
    host,
    done.flatMap(one => ('refused' in one ? [] : [one.person.uid])),
  );
  const tokens = new Map(links.map(link => [link.account, link]));
  const given = await Promise.all(
    done.map(async (one): Promise<Served | Skipped> => {
      if ('refused' in one) return one;
      const { person } = one;
      const link = tokens.get(person.uid)!;
      const outcome = await told(person, () => send(invite, { account: person.uid, invitation: link.invitation }));
      if ('refused' in outcome) return outcome;
      const { state } = await host.dispatcher.state(account, person.uid);
      return state.status === 'open' && state.invited?.invitation === link.invitation
        ? { person, account: state, password: null }
        : { person, refused: meanwhile };
    }),
  );
  await mailInvitations(
    host,
    given.flatMap(one =>
      'account' in one
        ? [
            {
              account: one.account,
              to: one.account.email || one.person.email,
              token: tokens.get(one.person.uid)!.token,
            },
          ]
        : [],
    ),
    request_id,
  );
  return given;
}
