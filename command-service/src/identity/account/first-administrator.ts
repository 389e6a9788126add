import type { FirstAdministratorEvent } from '@portal/event-schemas/identity/events.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { hasAdministratorNow, temporaryHoursNow } from '../facts.ts';
import { account } from './account.ts';
import { emailAddress, emailStream, loginName } from './claims.ts';
import { openAccount, type OpenAccountData } from './open-account.ts';

/** Stream `first_administrator-portal`: whose the one-time link became. */
export const firstAdministrator: Aggregate<{ account: string | null }, FirstAdministratorEvent> = {
  name: 'first_administrator',
  initialState: () => ({ account: null }),
  evolve: (state, event) => (event.type === 'FirstAdministratorOpened' ? { account: event.data.account } : state),
};

const opened = (account: string): FirstAdministratorEvent[] => [
  { type: 'FirstAdministratorOpened', data: { account } },
];

/** Opens the first administrator's account and ends the link in one append: of two who come at once one gets it. */
export const openFirstAdministrator = defineCommand({
  type: 'OpenFirstAdministrator',
  aggregates: [account, loginName, emailAddress, firstAdministrator],
  ids: (data: OpenAccountData) => [data.account, data.login, emailStream(data.email, `${data.account}.none`), 'portal'],
  facts: (_data, get) => ({ hours: temporaryHoursNow(get), isLate: hasAdministratorNow(get) }),
  decide(data, [state, name, address, first], { hours, isLate }, context) {
    if (isLate || first.account !== null) return reject('identity.setup_link_invalid');
    const decided = openAccount.decide(data, [state, name, address], hours, context);
    return isRejection(decided) ? decided : [...decided, opened(data.account)];
  },
});
