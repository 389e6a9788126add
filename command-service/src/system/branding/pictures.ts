import {
  logoLeast,
  logoMaxBytes,
  logoSize,
  pictureTypes,
  type BrandPicture,
} from '@portal/event-schemas/system/branding.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { settingsId } from '@portal/event-schemas/system/values.ts';
import type { StoredFile } from '@portal/platform/files/types.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Sharp } from 'sharp';
import { openPicture, withUploadedPicture } from '../../uploaded-picture.ts';
import { systemSettings } from '../settings.ts';

export const logoPurpose = 'branding_logo';
export const picturePurpose = 'branding_picture';
/** As it was uploaded, until the portal has made a picture of it. */
export const originalPurpose = 'branding_original';

type Uploading = Pick<CallContext, 'host' | 'raw' | 'actor'>;
interface Kind {
  purpose: string;
  type: string;
  extension: string;
  make: (picture: Sharp) => Sharp;
}

const kinds = {
  /** Small, and with its transparent parts. */
  logo: {
    purpose: logoPurpose,
    type: 'image/png',
    extension: 'png',
    make: picture => picture.resize(logoSize, logoSize, { fit: 'inside', withoutEnlargement: true }).png(),
  },
  /** As wide as a screen. */
  picture: {
    purpose: picturePurpose,
    type: 'image/webp',
    extension: 'webp',
    make: picture => picture.resize(2560, 1600, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }),
  },
} satisfies Record<string, Kind>;

async function keep({ host, actor }: Uploading, original: StoredFile, kind: Kind): Promise<BrandPicture> {
  const { data, info } = await kind
    .make(openPicture(host.files.pathOf(original.uid)))
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused(reject('platform.file_type_refused', { name: original.name }));
    });
  const file = newId();
  const name = `${original.name.replace(/\.\w+$/, '')}.${kind.extension}`;
  await host.files.keep({ uid: file, name, type: kind.type, owner: actor.id, purpose: kind.purpose }, data);
  return { file, name, width: info.width, height: info.height, bytes: data.byteLength };
}

/** What a logo or a wide picture has to be: bounds of the settings for the latter. */
async function boundsOf({ host }: Uploading, kind: keyof typeof kinds) {
  if (kind === 'logo') return { bytes: logoMaxBytes, pixels: { width: logoLeast, height: logoLeast } };
  const { settings } = (await host.dispatcher.state(systemSettings, settingsId)).state;
  return {
    bytes: settings.header_image_max_mb * 1_048_576,
    pixels: { width: settings.header_image_min_width, height: settings.header_image_min_height },
  };
}

/** The picture of a multipart request, made anew; with the name under which it came. */
export async function takeUpload(
  input: Uploading,
  kind: keyof typeof kinds,
): Promise<{ picture: BrandPicture; initial_name: string }> {
  const rules = {
    ...(await boundsOf(input, kind)),
    ...{ owner: input.actor.id, purpose: originalPurpose, types: pictureTypes, quota: 'office' as const },
  };
  return withUploadedPicture(input, rules, async original => {
    if (!original) throw new Refused(reject('platform.malformed'));
    return { picture: await keep(input, original, kinds[kind]), initial_name: original.name };
  });
}
