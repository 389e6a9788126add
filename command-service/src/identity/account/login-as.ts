import { isSeatClosed } from '@portal/event-schemas/identity/closed-seats.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { account, happened } from './account.ts';

/** `by`: the administrator; `seated_as`: whose portal their session shows now (themselves, unless they are logged in as somebody). */
export interface StartLoginAs {
  account: string;
  by: string;
  seated_as: string;
}

/** "Log in as": the event stands in the history of the account that is looked at. */
export const startLoginAs = defineCommand({
  type: 'StartLoginAs',
  aggregates: [account, account],
  /** One's own account would be the same stream twice; it is refused on a stream that stays empty. */
  ids: (data: StartLoginAs) => [data.account, data.by === data.account ? `${data.by}.self` : data.by],
  decide(data, [shown, administrator]) {
    if (data.seated_as !== data.by) return reject('identity.login_as_nested');
    if (data.by === data.account) return reject('identity.login_as_self');
    if (shown.status === 'none') return reject('identity.account_not_found');
    if (administrator.status === 'none' || administrator.disabled || !administrator.roles.includes('org_admin'))
      return reject('identity.not_an_administrator');
    if (shown.roles.includes('org_admin')) return reject('identity.login_as_administrator');
    if (isSeatClosed(shown.roles)) return reject('identity.login_as_auditor');
    if (shown.disabled) return reject('identity.account_disabled');
    return [happened({ type: 'LoginAsStarted', data: { account: data.account, by: data.by } }), []];
  },
});

export const endLoginAs = defineCommand({
  type: 'EndLoginAs',
  aggregates: [account],
  ids: (data: { account: string; by: string }) => [data.account],
  decide(data, [state]) {
    if (data.account === data.by || state.status === 'none') return reject('identity.not_logged_in_as');
    return [state.shown_to.includes(data.by) ? happened({ type: 'LoginAsEnded', data }) : []];
  },
});
