import { avatarLeast, avatarMaxBytes, avatarSize } from '@portal/event-schemas/identity/people.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { forgetOriginals, openPicture, withUploadedPicture } from '../../uploaded-picture.ts';

export const avatarPurpose = 'avatar';
/** As it was uploaded, until the part of it that is shown was made. */
const originalPurpose = 'avatar_original';
const invalid = (): Refused => new Refused(reject('identity.invalid_avatar'));

/** What a person cut out: a square of the picture as it is seen, in its pixels. */
interface Cut {
  left: number;
  top: number;
  size: number;
}
const cutOf = ({ left, top, size }: Record<string, string>): Cut | null => {
  const numbers = [left, top, size].map(text => Math.floor(Number(text ?? Number.NaN)));
  const [x, y, side] = numbers as [number, number, number];
  return numbers.every(Number.isFinite) && x >= 0 && y >= 0 && side >= 1 ? { left: x, top: y, size: side } : null;
};

/**
 * The picture of a multipart request, cut out and made anew: whatever else was in the file (where and when it was taken, what is no picture) does not get
 * through. Answers the file. Throws `identity.invalid_avatar`.
 */
export async function takePicture({ host, raw }: Pick<CallContext, 'host' | 'raw'>, owner: string): Promise<string> {
  const rules = {
    ...{ owner, purpose: originalPurpose, bytes: avatarMaxBytes, types: ['image/png', 'image/jpeg', 'image/webp'] },
    pixels: { width: avatarLeast, height: avatarLeast },
  };
  const cutOut = async (original: StoredFile | undefined, fields: Record<string, string>): Promise<string> => {
    const cut = cutOf(fields);
    if (!original || !cut) throw invalid();
    const content = await made(host.files.pathOf(original.uid), cut);
    const file = newId();
    await host.files.keep(
      { uid: file, name: 'avatar.jpg', type: 'image/jpeg', owner, purpose: avatarPurpose },
      content,
    );
    return file;
  };
  return withUploadedPicture({ host, raw }, rules, cutOut).catch((error: unknown) => {
    const code = error instanceof Refused ? error.rejection.code : '';
    throw ['platform.file_type_refused', 'platform.picture_too_small'].includes(code) ? invalid() : error;
  });
}

const made = (path: string, { left, top, size }: Cut): Promise<Buffer> =>
  openPicture(path)
    .extract({ left, top, width: size, height: size })
    .resize(avatarSize, avatarSize)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw invalid();
    });

/** Removes what a process has left behind that ended in between. */
export const forgetAvatarOriginals = (host: Pick<Host, 'files' | 'clock'>): Promise<void> =>
  forgetOriginals(host, originalPurpose);
