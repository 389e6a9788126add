import type { ScimEvent } from '@portal/event-schemas/identity/events.ts';
import { tokenOverlapHours } from '@portal/event-schemas/identity/scim.ts';
import { scimClient } from '@portal/event-schemas/ways/declared.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import type { Host } from '@portal/platform/service.ts';
import { createHash, randomBytes } from 'node:crypto';
import { hoursFrom } from '../facts.ts';

/** Hashes of the tokens by which systems of the university open and close accounts. A token of 256 bits needs no slow hash. */
export const scimTokensTable = `
create table if not exists identity.scim_tokens (
  hash text primary key,
  client uuid not null,
  made_at timestamptz not null,
  until timestamptz
);
create index if not exists scim_tokens_client on identity.scim_tokens (client);`;

type Hosting = Pick<Host, 'pool' | 'clock'>;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Upkeep {
  made: string | null;
}
/** Stream `scim_upkeep-<client>`: the tokens of a system. */
export const scimUpkeep: Aggregate<Upkeep, ScimEvent> = {
  name: 'scim_upkeep',
  initialState: () => ({ made: null }),
  evolve(state, event) {
    if (event.type === 'ScimTokenMade') return { made: event.data.at };
    return event.type === 'ScimTokensRevoked' ? { made: null } : state;
  },
};
const happened = (...events: ScimEvent[]): ScimEvent[] => events;

export const noteToken = defineCommand({
  type: 'NoteScimToken',
  aggregates: [scimUpkeep],
  ids: (data: { client: string }) => [data.client],
  decide({ client }, [{ made }], _facts, { now }) {
    const old_until = made === null ? null : hoursFrom(now, tokenOverlapHours);
    return [happened({ type: 'ScimTokenMade', data: { client, at: now, old_until } })];
  },
});
export const noteRevocation = defineCommand({
  type: 'NoteScimRevocation',
  aggregates: [scimUpkeep],
  ids: (data: { client: string }) => [data.client],
  decide: ({ client }, [{ made }], _facts, { now }) => [
    made === null ? [] : happened({ type: 'ScimTokensRevoked', data: { client, at: now } }),
  ],
});

/** A new token; those before work a day longer, so that the other side can be changed over. Answers the token, which is kept nowhere, and until when. */
export async function makeToken(
  { pool, clock }: Hosting,
  client: string,
): Promise<{ token: string; old_until: string | null }> {
  const token = `scim_${randomBytes(32).toString('base64url')}`;
  const { rows } = await pool.query<{ until: Date }>(
    `with old as (update identity.scim_tokens set until = least(until, $3::timestamptz + make_interval(hours => $4))
         where client = $2 and (until is null or until > $3) returning until),
       gone as (delete from identity.scim_tokens where until <= $3),
       made as (insert into identity.scim_tokens (hash, client, made_at) values ($1, $2, $3))
     select max(until) as until from old having count(*) > 0`,
    [hashOf(token), client, clock.now(), tokenOverlapHours],
  );
  return { token, old_until: rows[0]?.until.toISOString() ?? null };
}
export const revokeTokens = ({ pool }: Pick<Host, 'pool'>, client: string): Promise<unknown> =>
  pool.query('delete from identity.scim_tokens where client = $1', [client]);

export interface ScimClient {
  uid: string;
  new_roles: readonly Role[];
}
/** Whose token it is; null where it is nobody's, no longer good, or the system's who has it was switched off or removed. */
export async function clientOf(
  host: Hosting & Pick<Host, 'dispatcher'>,
  authorization: string | undefined,
): Promise<ScimClient | null> {
  const [, token] = /^Bearer (scim_[\w-]{43})$/i.exec(authorization ?? '') ?? [];
  const { rows } = await host.pool.query<{ client: string }>(
    'select client from identity.scim_tokens where hash = $1 and (until is null or until > $2)',
    [hashOf(token ?? ''), host.clock.now()],
  );
  const fields = rows[0] ? await readRecord(host, scimClient, rows[0].client) : null;
  return fields?.['is_on'] === true ? { uid: rows[0]!.client, new_roles: fields['new_roles'] as Role[] } : null;
}
