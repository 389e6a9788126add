import { life, type ActPermission } from '../kernel/entity/life.ts';
import type { Recipients } from '../kernel/notices.ts';
import { systemActor } from '../kernel/role-list.ts';
import { keepers } from './roles.ts';

type Values = Readonly<Record<string, any>>;
const by = { roles: keepers };
/** The worker, which sees how deliveries end. */
const portal: ActPermission = { who: (_looked, { id }) => id === systemActor };
const all: Recipients = { roles: keepers };
const hasKey = { code: 'integrations.key_missing', holds: ({ key }: Values) => key !== null } as const;
const isComplete = {
  code: 'integrations.nothing_to_do',
  holds: ({ direction, scopes, events, address }: Values) =>
    direction === 'incoming' ? scopes.length > 0 : events.length > 0 && address !== null,
} as const;

/**
 * A connection: made, given a key, enabled. One that nobody answers any more is failing, and enabled again when it answers; after days of that it is
 * stopped. It is changed in every state: what it may is said to whoever it calls at once.
 */
export const apiLife = life({
  initial: 'disabled',
  states: { enabled: 'ok', failing: 'bad', disabled: 'quiet' },
  open: ['enabled', 'failing', 'disabled'],
  removable: ['disabled'],
  acts: {
    enable: {
      event: 'ThirdPartyApiEnabled',
      from: ['disabled'],
      to: 'enabled',
      by,
      when: [hasKey, isComplete],
      tone: 'ok',
    },
    disable: {
      event: 'ThirdPartyApiDisabled',
      from: ['enabled', 'failing'],
      to: 'disabled',
      by,
      comment: 'optional',
      tone: 'bad',
    },
    fail: {
      event: 'ThirdPartyApiFailing',
      from: ['enabled'],
      to: 'failing',
      by: portal,
      comment: 'required',
      tells: [all],
      tone: 'bad',
    },
    recover: { event: 'ThirdPartyApiRecovered', from: ['failing'], to: 'enabled', by: portal, tells: [all] },
    stop: {
      event: 'ThirdPartyApiStopped',
      from: ['enabled', 'failing'],
      to: 'disabled',
      by: portal,
      comment: 'required',
      tells: [all],
      tone: 'bad',
    },
  },
});
