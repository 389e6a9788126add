import type { PersonEvent } from '@portal/event-schemas/identity/events.ts';
import { noWords, type OwnWords } from '@portal/event-schemas/identity/own-profile.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { account } from '../account/account.ts';

/** Stream `person-<account>`: what somebody says about themself. */
export const person: Aggregate<OwnWords, PersonEvent> = {
  name: 'person',
  initialState: () => noWords,
  evolve: (state, event) => (event.type === 'OwnProfileChanged' ? { ...state, ...event.data } : state),
};

const names = Object.keys(noWords) as (keyof OwnWords)[];

/** The words in full; the same again changes nothing. */
export const changeOwnWords = defineCommand({
  type: 'ChangeOwnWords',
  aggregates: [person],
  ids: (data: OwnWords & { account: string }) => [data.account],
  reads: data => [{ aggregate: account, id: data.account }],
  decide({ account: uid, ...words }, [state], _facts, _context, read) {
    if (read!(account, uid).status === 'none') return reject('identity.account_not_found');
    if (names.every(name => state[name] === words[name])) return [[]];
    return [[{ type: 'OwnProfileChanged', data: words }]];
  },
});
