import type { PersonEvent } from '@portal/event-schemas/identity/events.ts';
import { noWords, type OwnWords } from '@portal/event-schemas/identity/own-profile.ts';
import type { AvatarState } from '@portal/event-schemas/identity/avatar-states.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { account } from '../account/account.ts';

/** What somebody says and shows of themself. */
export interface Person extends OwnWords {
  avatar: { file: string; state: AvatarState; reason: string } | null;
}

/** Stream `person-<account>`. */
export const person: Aggregate<Person, PersonEvent> = {
  name: 'person',
  initialState: () => ({ ...noWords, avatar: null }),
  evolve(state, event) {
    switch (event.type) {
      case 'OwnProfileChanged':
        return { ...state, ...event.data };
      case 'AvatarUploaded':
        return { ...state, avatar: { file: event.data.file, state: 'shown', reason: '' } };
      case 'AvatarAccepted':
        return { ...state, avatar: { file: event.data.file, state: 'accepted', reason: '' } };
      case 'AvatarRejected':
        return { ...state, avatar: { ...event.data, state: 'rejected' } };
      case 'AvatarRemoved':
        return { ...state, avatar: null };
      default:
        return state;
    }
  },
};
const happened = (...events: PersonEvent[]): PersonEvent[] => events;
const ofAccount = (data: { account: string }) => [{ aggregate: account, id: data.account }];

const names = Object.keys(noWords) as (keyof OwnWords)[];

/** The words in full; the same again changes nothing. */
export const changeOwnWords = defineCommand({
  type: 'ChangeOwnWords',
  aggregates: [person],
  ids: (data: OwnWords & { account: string }) => [data.account],
  reads: ofAccount,
  decide({ account: uid, ...words }, [state], _facts, _context, read) {
    if (read!(account, uid).status === 'none') return reject('identity.account_not_found');
    if (names.every(name => state[name] === words[name])) return [[]];
    return [happened({ type: 'OwnProfileChanged', data: words })];
  },
});

/** A picture in place of the one before; it is seen at once, and somebody may look at it. */
export const uploadAvatar = defineCommand({
  type: 'UploadAvatar',
  aggregates: [person],
  ids: (data: { account: string; file: string }) => [data.account],
  reads: ofAccount,
  decide({ account: uid, file }, _states, _facts, { now }, read) {
    if (read!(account, uid).status === 'none') return reject('identity.account_not_found');
    return [happened({ type: 'AvatarUploaded', data: { file, at: now } })];
  },
});

export const removeAvatar = defineCommand({
  type: 'RemoveAvatar',
  aggregates: [person],
  ids: (data: { account: string }) => [data.account],
  decide: (_data, [{ avatar }]) => [avatar ? happened({ type: 'AvatarRemoved', data: { file: avatar.file } }) : []],
});

/** What was decided can be decided otherwise; a picture that is not the person's any more is not judged. */
export const judgeAvatar = defineCommand({
  type: 'JudgeAvatar',
  aggregates: [person],
  ids: (data: { account: string; file: string; accept: boolean; reason: string }) => [data.account],
  decide({ file, accept, reason }, [{ avatar }]) {
    if (avatar?.file !== file) return reject('identity.avatar_gone');
    if (avatar.state === (accept ? 'accepted' : 'rejected')) return [[]];
    return [
      happened(
        accept ? { type: 'AvatarAccepted', data: { file } } : { type: 'AvatarRejected', data: { file, reason } },
      ),
    ];
  },
});
