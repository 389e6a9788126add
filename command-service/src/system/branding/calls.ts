import { brandingId, logoKeptDays, type BrandPicture } from '@portal/event-schemas/system/branding.ts';
import { contracts } from '@portal/event-schemas/system/calls.ts';
import { settingsId } from '@portal/event-schemas/system/values.ts';
import { command } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { systemSettings } from '../settings.ts';
import { addPicture, branding, chooseBackground, putLogoBack, removeLogo, removePicture, setLogo } from './branding.ts';
import { takeUpload } from './pictures.ts';

const now = async ({ dispatcher }: Host) => (await dispatcher.state(branding, brandingId)).state;
const logoAddress = (file: string): string => `/api/v1/common/logo/?v=${file}`;
const shown = ({ file, width, height }: BrandPicture) => ({
  uid: file,
  url: `/api/v1/common/images/${file}/file/`,
  width,
  height,
});

/** The logo as the call that only looks answers it, at once after a change. */
async function logoView(host: Host) {
  const { logo, former } = await now(host);
  const { logo: older } = (await host.dispatcher.state(systemSettings, settingsId)).state;
  const until = new Date(host.clock.now().getTime() + logoKeptDays * 86_400_000).toISOString();
  return {
    logo: logo ? logoAddress(logo.file) : null,
    is_default: !logo && !older,
    can_delete: Boolean(logo ?? older),
    former: former ? { url: logoAddress(former.file), until } : null,
  };
}

export const uploadCall = command(contracts['POST /common/images/'], {
  summary: 'Upload a wide picture, or with `logo_image=true` the logo (multipart)',
  async run(input) {
    const isLogo = input.query.logo_image === 'true';
    const { picture, initial_name } = await takeUpload(input, isLogo ? 'logo' : 'picture');
    try {
      if (isLogo) await input.send(setLogo, { picture });
      else await input.send(addPicture, { picture });
    } catch (error) {
      await input.host.files.remove(picture.file);
      throw error;
    }
    const one = isLogo ? { ...shown(picture), url: logoAddress(picture.file) } : shown(picture);
    return [{ ...one, initial_name, path: one.url }];
  },
});

export const removePictureCall = command(contracts['DELETE /common/images/{uid}/'], {
  summary: 'Remove a picture that stands nowhere',
  async run({ host, params, send }) {
    await send(removePicture, { file: params.uid });
    await host.files.remove(params.uid);
    return undefined;
  },
});

export const chooseBackgroundCall = command(contracts['PUT /common/background/image/'], {
  summary: 'Choose the picture behind the log-in, or the portal’s own again',
  async run({ host, body, send }) {
    await send(chooseBackground, { file: body.picture });
    const { background, pictures } = await now(host);
    const chosen = background === null ? undefined : pictures[background];
    return { background: chosen ? shown(chosen) : null };
  },
});

export const removeLogoCall = command(contracts['DELETE /common/background/delete_logo/'], {
  summary: 'Take the logo of the university away; it can be put back for a while',
  async run({ host, send }) {
    await send(removeLogo, {});
    return logoView(host);
  },
});

export const putLogoBackCall = command(contracts['POST /common/logo/put_back/'], {
  summary: 'Put the former logo back',
  async run({ host, send }) {
    const { former } = await now(host);
    const kept = former && (await host.files.find(former.file)) ? [former.file] : [];
    await send(putLogoBack, { kept });
    return logoView(host);
  },
});
