import { scimSchemas, type ScimUser } from '@portal/event-schemas/identity/scim.ts';
import {
  displayName,
  email as emailSchema,
  login as loginSchema,
  personName,
} from '@portal/event-schemas/identity/values.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import type { CallContext, Send } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { account as accountAggregate, type OpenAccount } from '../account/account.ts';
import { disableAccount, enableAccount } from '../account/administration.ts';
import { changeProfile } from '../account/change-profile.ts';
import { emailAddress, emailStream, loginName } from '../account/claims.ts';
import { openAccount } from '../account/open-account.ts';
import { portalOf } from '../ways/openid/server.ts';
import { ScimError, type Answer } from './answers.ts';
import { filterOf, patched, readUser } from './patch.ts';
import type { ScimClient } from './tokens.ts';

/** Accounts that a system of the university has opened: it sees and closes these and no others. `gone`: it has removed them; the account is kept, disabled. */
export const scimUsersTable = `
create table if not exists identity.scim_users (
  account text primary key,
  client uuid not null,
  external_id text,
  gone boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index if not exists scim_users_client on identity.scim_users (client, account) where not gone;
create unique index if not exists scim_users_external on identity.scim_users (client, external_id) where not gone;`;

interface Row {
  account: string;
  external_id: string | null;
  gone: boolean;
  created_at: Date;
  changed_at: Date;
}
type Calling = Pick<CallContext, 'host' | 'locale' | 'request_id'>;
const columns = 'account, external_id, gone, created_at, changed_at';
/** Accounts that no other system has a say about. */
const guarded = ['org_admin', 'auditor'] as const;
const notThere = () => new ScimError(404, 'There is no such user.');

const senderOf = ({ host, locale, request_id }: Calling): Send =>
  senderFor(host, { actor: { id: systemActor, roles: [systemActor] }, locale, correlation_id: request_id });

async function rowOf({ pool }: Pick<Host, 'pool'>, { uid }: ScimClient, account: string): Promise<Row | null> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from identity.scim_users where client = $1 and account = $2`,
    [uid, account],
  );
  return rows[0] ?? null;
}
async function openOf(host: Pick<Host, 'dispatcher'>, account: string): Promise<OpenAccount> {
  const { state } = await host.dispatcher.state(accountAggregate, account);
  if (state.status === 'none') throw notThere();
  return state;
}
async function found(host: Host, client: ScimClient, id: string): Promise<{ row: Row; account: OpenAccount }> {
  const row = await rowOf(host, client, id);
  if (!row || row.gone) throw notThere();
  return { row, account: await openOf(host, id) };
}

const addressOf = (host: Host, id: string): string => `${portalOf(host)}/api/v1/scim/v2/Users/${id}`;
/** The user as it stands. */
function resource(host: Host, { account: id, external_id, created_at, changed_at }: Row, of: OpenAccount) {
  const { login, last_name, first_name, middle_name, email, disabled } = of;
  return {
    schemas: [scimSchemas.user],
    id,
    ...(external_id === null ? {} : { externalId: external_id }),
    userName: login,
    name: { familyName: last_name, givenName: first_name, middleName: middle_name, formatted: displayName(of) },
    displayName: displayName(of),
    emails: email === '' ? [] : [{ value: email, type: 'work', primary: true }],
    active: !disabled,
    meta: {
      resourceType: 'User',
      created: created_at.toISOString(),
      lastModified: changed_at.toISOString(),
      location: addressOf(host, id),
    },
  };
}

/** What of a user the account holds; throws a `ScimError` where it cannot be an account's. */
function detailsOf({ userName, name, displayName: shown, emails }: ScimUser) {
  const login = loginSchema.safeParse(userName);
  if (!login.success) throw new ScimError(400, 'The userName cannot be a log-in name of the portal.', 'invalidValue');
  const [first = '', ...rest] = (shown ?? '').trim().split(/\s+/);
  const person = personName.safeParse({
    last_name: name?.familyName || rest.join(' ') || login.data,
    first_name: name?.givenName || first || login.data,
    middle_name: name?.middleName ?? '',
  });
  const email = emailSchema.safeParse((emails?.find(({ primary }) => primary) ?? emails?.[0])?.value ?? '');
  if (!person.success || !email.success)
    throw new ScimError(400, person.success ? 'The e-mail address is none.' : 'The name is too long.', 'invalidValue');
  return { login: login.data, email: email.data, ...person.data };
}

export async function createUser(call: Calling, client: ScimClient, body: unknown): Promise<Answer> {
  const { host } = call;
  const user = readUser(body);
  const { login, ...details } = detailsOf(user);
  const taken = (await host.dispatcher.state(loginName, login)).state.account;
  const before = taken === null ? null : await rowOf(host, client, taken);
  if (taken !== null && !before?.gone) throw new ScimError(409, 'There is such a user already.', 'uniqueness');
  const account = taken ?? newId();
  await keepRow(host, client, account, user.externalId ?? null);
  if (taken === null) {
    try {
      await senderOf(call)(openAccount, {
        ...{ account, login, ...details, phone: '', roles: [...client.new_roles] },
        ...{ credential: null, must_change_password: false },
      });
    } catch (error) {
      await host.pool.query('delete from identity.scim_users where account = $1', [account]);
      throw error;
    }
  }
  return { ...(await become(call, client, account, user)), status: 201, location: addressOf(host, account) };
}

async function keepRow(
  { pool, clock }: Host,
  { uid }: ScimClient,
  account: string,
  external: string | null,
): Promise<void> {
  try {
    await pool.query(
      `insert into identity.scim_users (account, client, external_id, created_at, changed_at) values ($1, $2, $3, $4, $4)
       on conflict (account) do update set external_id = excluded.external_id, gone = false, changed_at = excluded.changed_at`,
      [account, uid, external, clock.now()],
    );
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw new ScimError(409, 'There is a user with this externalId already.', 'uniqueness');
    throw error;
  }
}

/** Makes the account what the user says: names, address, open or closed. */
async function become(call: Calling, client: ScimClient, id: string, user: ScimUser): Promise<Answer> {
  const { host } = call;
  const send = senderOf(call);
  const { account } = await found(host, client, id);
  const { login, ...details } = detailsOf(user);
  if (login !== account.login) throw new ScimError(400, 'A userName does not change.', 'mutability');
  if (guarded.some(role => account.roles.includes(role)))
    throw new ScimError(403, 'The account belongs to an administrator or auditor of the portal.');
  if (details.email !== account.email) await refuseTaken(host, details.email);
  await keepRow(host, client, id, user.externalId ?? null);
  await send(changeProfile, { ...details, account: id, phone: account.phone, email_before: account.email });
  if (user.active === false) await close(host, send, id);
  else if (user.active === true || account.disabled) await send(enableAccount, { account: id });
  const now = await found(host, client, id);
  return { status: 200, body: resource(host, now.row, now.account) };
}

async function refuseTaken({ dispatcher }: Host, email: string): Promise<void> {
  if (email && (await dispatcher.state(emailAddress, emailStream(email, ''))).state.account !== null)
    throw new ScimError(409, 'Another account has this e-mail address.', 'uniqueness');
}
async function close(host: Host, send: Send, account: string): Promise<void> {
  await send(disableAccount, { account, reason: 'SCIM' });
  await host.sessions.endAll(account);
}

export const replaceUser = (call: Calling, client: ScimClient, id: string, body: unknown): Promise<Answer> =>
  become(call, client, id, readUser(body));

export async function patchUser(call: Calling, client: ScimClient, id: string, body: unknown): Promise<Answer> {
  const { row, account } = await found(call.host, client, id);
  return become(call, client, id, patched(readUser(resource(call.host, row, account)), body));
}

/** The account is kept and can no longer be used; for the system it is gone, and its `userName` gets the same account again. */
export async function removeUser(call: Calling, client: ScimClient, id: string): Promise<Answer> {
  const { host } = call;
  const { account } = await found(host, client, id);
  if (guarded.some(role => account.roles.includes(role)))
    throw new ScimError(403, 'The account belongs to an administrator or auditor of the portal.');
  await close(host, senderOf(call), id);
  await host.pool.query('update identity.scim_users set gone = true, changed_at = $2 where account = $1', [
    id,
    host.clock.now(),
  ]);
  return { status: 204 };
}

export async function readOne({ host }: Calling, client: ScimClient, id: string): Promise<Answer> {
  const { row, account } = await found(host, client, id);
  return { status: 200, body: resource(host, row, account) };
}

/** Users at a time, at most. */
export const pageMax = 100;
export async function listUsers(
  { host }: Calling,
  client: ScimClient,
  query: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const number = (name: string, fallback: number): number => {
    const value = Number.parseInt(String(query[name] ?? fallback), 10);
    return Number.isSafeInteger(value) ? value : fallback;
  };
  const [start, count] = [
    Math.max(1, number('startIndex', 1)),
    Math.min(pageMax, Math.max(0, number('count', pageMax))),
  ];
  const { rows, total } = await rowsOf(host, client, filterOf(query['filter'] as string | undefined), start, count);
  const resources = await Promise.all(rows.map(async row => resource(host, row, await openOf(host, row.account))));
  return {
    status: 200,
    body: {
      ...{ schemas: [scimSchemas.list], totalResults: total, startIndex: start, itemsPerPage: resources.length },
      Resources: resources,
    },
  };
}

async function rowsOf(
  host: Host,
  client: ScimClient,
  filter: ReturnType<typeof filterOf>,
  start: number,
  count: number,
) {
  const accountOf = async (): Promise<string | null> => {
    if (!filter || filter.by === 'externalId') return null;
    if (filter.by === 'id') return filter.value;
    const value = filter.value.toLowerCase();
    const claim =
      filter.by === 'userName'
        ? host.dispatcher.state(loginName, value)
        : host.dispatcher.state(emailAddress, emailStream(value, ''));
    return (await claim).state.account;
  };
  const account = await accountOf();
  const isOne = filter !== null && filter.by !== 'externalId';
  const { rows } = await host.pool.query<Row & { total: number }>(
    `select ${columns}, count(*) over ()::int as total from identity.scim_users
     where client = $1 and not gone and (not $2 or account = $3) and ($4::text is null or external_id = $4)
     order by account offset $5 limit $6`,
    [client.uid, isOne, account, filter?.by === 'externalId' ? filter.value : null, start - 1, count],
  );
  return { rows, total: rows[0]?.total ?? (start > 1 || count === 0 ? await totalOf(host, client) : 0) };
}
async function totalOf({ pool }: Host, { uid }: ScimClient): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    'select count(*)::int as total from identity.scim_users where client = $1 and not gone',
    [uid],
  );
  return rows[0]!.total;
}
