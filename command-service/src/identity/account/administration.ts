import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { account, happened } from './account.ts';

/** What an administrator does with accounts; not with their own, so that the last one cannot lock themselves out. */
interface OfAccount {
  account: string;
}

const notFound = () => reject('identity.account_not_found');
const ownAccount = () => reject('identity.own_account');

/** The roles in full; their order does not matter. */
export const changeRoles = defineCommand({
  type: 'ChangeRoles',
  aggregates: [account],
  ids: (data: OfAccount & { roles: readonly Role[] }) => [data.account],
  decide(data, [state], _facts, { actor }) {
    if (state.status === 'none') return notFound();
    const to = [...new Set(data.roles)].sort();
    const from = [...state.roles].sort();
    if (to.join() === from.join()) return [[]];
    return actor.id === data.account ? ownAccount() : [happened({ type: 'RolesChanged', data: { from, to } })];
  },
});

export const unlockAccount = defineCommand({
  type: 'UnlockAccount',
  aggregates: [account],
  ids: (data: OfAccount) => [data.account],
  decide(_data, [state]) {
    if (state.status === 'none') return notFound();
    return [state.locked || state.failures > 0 ? happened({ type: 'AccountUnlocked', data: {} }) : []];
  },
});

export const disableAccount = defineCommand({
  type: 'DisableAccount',
  aggregates: [account],
  ids: (data: OfAccount & { reason: string }) => [data.account],
  decide(data, [state], _facts, { actor }) {
    if (state.status === 'none') return notFound();
    if (actor.id === data.account) return ownAccount();
    return [state.disabled ? [] : happened({ type: 'AccountDisabled', data: { reason: data.reason } })];
  },
});

export const enableAccount = defineCommand({
  type: 'EnableAccount',
  aggregates: [account],
  ids: (data: OfAccount) => [data.account],
  decide(_data, [state]) {
    if (state.status === 'none') return notFound();
    return [state.disabled ? happened({ type: 'AccountEnabled', data: {} }) : []];
  },
});
