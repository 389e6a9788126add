import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, query, Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { judgeAvatar, person, removeAvatar, uploadAvatar } from '../person/person.ts';
import { avatarPurpose, takePicture } from '../person/pictures.ts';
import { sessionOf } from './session-of.ts';

async function avatarOf({ dispatcher }: Pick<Host, 'dispatcher'>, account: string) {
  const { avatar } = (await dispatcher.state(person, account)).state;
  return avatar ?? { file: null, state: null, reason: '' };
}

export const ownAvatar = query(contracts['GET /user/avatar/'], {
  summary: 'My picture, and what was said of it',
  asOf: 'never',
  run: async call => avatarOf(call.host, sessionOf(call).account),
});

export const uploadAvatarCall = command(contracts['POST /user/avatar/'], {
  summary: 'Upload a picture of me (multipart, with `left`, `top` and `size` of the square that is shown)',
  async run(call) {
    const { host, send } = call;
    const { account } = sessionOf(call);
    const before = await avatarOf(host, account);
    const file = await takePicture(call, account);
    await send(uploadAvatar, { account, file });
    if (before.file) await host.files.remove(before.file);
    return avatarOf(host, account);
  },
});

export const removeAvatarCall = command(contracts['DELETE /user/avatar/'], {
  summary: 'Remove my picture',
  async run(call) {
    const { host, send } = call;
    const { account } = sessionOf(call);
    const { file } = await avatarOf(host, account);
    await send(removeAvatar, { account });
    if (file) await host.files.remove(file);
    return {};
  },
});

/** Whose a picture is its file says. */
export const judgeAvatarCall = command(contracts['POST /user/bad_avatars/{uid}/decide/'], {
  summary: 'Leave somebody’s picture, or reject it',
  async run({ host, send, params, body }) {
    const file = await host.files.find(params.uid);
    if (file?.purpose !== avatarPurpose) throw new Refused(reject('identity.avatar_gone'));
    await send(judgeAvatar, { account: file.owner, file: file.uid, ...body });
    return {};
  },
});
