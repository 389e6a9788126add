import type { Row } from '../kernel/entity/entity.ts';
import type { thirdPartyApi } from './entities.ts';
import { networksIn, usualCallsPerMinute } from './values.ts';

type Api = Row<typeof thirdPartyApi>;

/** What a connection's record says of its keys and of what they open; null: no program calls by it. `endOf`: when a day is over, ISO 8601 UTC. */
export function keyHolderOf(uid: string, fields: Readonly<Record<string, unknown>>, endOf: (day: string) => string) {
  const api = fields as unknown as Api;
  if (api.direction !== 'incoming') return null;
  return {
    uid,
    name: api.name,
    isEnabled: api.state === 'enabled',
    roles: [api.role],
    calls: api.scopes,
    networks: networksIn(api.networks),
    callsPerMinute: api.calls_per_minute ?? usualCallsPerMinute,
    ends: api.expires_on === null ? null : endOf(api.expires_on),
    keys: keysOf(api),
  };
}

/** The keys that hold, the newest first; `until`: the one before it, as long as that is still taken. */
export const keysOf = ({
  key,
  old_key: before,
  old_key_until: until,
}: Pick<Api, 'key' | 'old_key' | 'old_key_until'>): { uid: string; until: string | null }[] => [
  ...(key === null ? [] : [{ uid: key, until: null }]),
  ...(before === null ? [] : [{ uid: before, until }]),
];
