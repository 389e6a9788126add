import { kindsOfTopic, idOf, type ModuleNotices, type NoticeRule } from '../kernel/notices.ts';
import type { identityEvents } from './events.ts';
import { kinds } from './notice-kinds.ts';

/** To the owner of the account: when, and where known from which browser and address. */
const toOwner = (kind: keyof typeof kinds, when?: NoticeRule['when']): NoticeRule<keyof typeof kinds> => ({
  ...(when ? { when } : {}),
  tells: ({ stream, data, meta }) => [
    {
      account: idOf(stream),
      kind,
      params: {
        at: meta.occurred_at,
        browser: [data.from?.browser, data.from?.system].filter(Boolean).join(', '),
        address: data.from?.address,
        name: data.name ?? data.called,
        left: data.codes_left,
      },
    },
  ],
});

/** Whom events of accounts tell what. */
const rules: Partial<Record<keyof typeof identityEvents, NoticeRule<keyof typeof kinds>>> = {
  PasswordChanged: toOwner('password_changed'),
  PasswordRecovered: toOwner('password_changed'),
  SecondFactorAdded: toOwner('second_factor_added'),
  SecondFactorRemoved: toOwner('second_factor_removed'),
  SecondFactorReset: toOwner('second_factor_reset'),
  AvatarRejected: {
    tells: ({ stream, data }) => [{ account: idOf(stream), kind: 'avatar_rejected', params: { reason: data.reason } }],
  },
  RecoveryCodeUsed: toOwner('recovery_code_used'),
  /** Another than the first: that one is given with the account. */
  PasswordSet: toOwner('password_reset', ({ replaces, must_change }) => replaces !== null && must_change === true),
  /** An account that was opened so has no owner who could be surprised. */
  WayLinked: toOwner('way_linked', ({ linked_by }) => linked_by !== 'opened'),
  WayUnlinked: toOwner('way_unlinked'),
  LoginSucceeded: toOwner('new_device', ({ is_new }) => is_new === true),
};

export const notices: Partial<ModuleNotices> = {
  kinds: kindsOfTopic(null, kinds),
  rules,
  sources: [
    {
      entity: 'person',
      effects: { AccountOpened: 'is', ProfileChanged: 'says' },
      keeps: ['last_name', 'first_name'],
    },
  ],
};
