import { brandingId, logoKeptDays, mostPictures, type BrandPicture } from '@portal/event-schemas/system/branding.ts';
import type { BrandingEvent } from '@portal/event-schemas/system/events.ts';
import { settingsId } from '@portal/event-schemas/system/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { systemSettings } from '../settings.ts';

interface Branding {
  logo: BrandPicture | null;
  /** The logo before this one, or the one that was removed. */
  former: BrandPicture | null;
  /** Pictures to choose from, by file. */
  pictures: Readonly<Record<string, BrandPicture>>;
  background: string | null;
}

const without = <T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

/** Stream `branding-portal`: the university's logo, its pictures, and which of them stands behind the log-in. */
export const branding: Aggregate<Branding, BrandingEvent> = {
  name: 'branding',
  initialState: () => ({ logo: null, former: null, pictures: {}, background: null }),
  evolve(state, event) {
    switch (event.type) {
      case 'LogoSet':
        return { ...state, logo: event.data, former: state.logo ?? state.former };
      case 'LogoRemoved':
        return { ...state, logo: null, former: state.logo };
      case 'PictureAdded':
        return { ...state, pictures: { ...state.pictures, [event.data.file]: event.data } };
      case 'PictureRemoved':
        return { ...state, pictures: without(state.pictures, event.data.file) };
      case 'BackgroundChosen':
        return { ...state, background: event.data.file };
      case 'BackgroundRemoved':
        return { ...state, background: null };
      default:
        return state;
    }
  },
};

const happened = (...events: BrandingEvent[]): BrandingEvent[] => events;
const both = [branding, systemSettings] as const;
const ofBoth = (): [string, string] => [brandingId, settingsId];
/** A logo of before pictures were files gives way. */
const noOlder = (older: string | null) =>
  older === null ? [] : [{ type: 'LogoChanged' as const, data: { logo: null } }];

/** Sets the university's own logo. */
export const setLogo = defineCommand({
  type: 'SetLogo',
  aggregates: both,
  ids: (_wanted: { picture: BrandPicture }) => ofBoth(),
  decide: ({ picture }, [, { logo: older }]) => [happened({ type: 'LogoSet', data: picture }), noOlder(older)],
});

/** Takes the university's own logo away; its file stays for a while. */
export const removeLogo = defineCommand({
  type: 'RemoveLogo',
  aggregates: both,
  ids: (_wanted: object) => ofBoth(),
  decide: (_wanted, [{ logo }, { logo: older }]) => [
    logo ? happened({ type: 'LogoRemoved', data: {} }) : [],
    noOlder(older),
  ],
});

/** The former logo again. `kept`: files that are still there. */
export const putLogoBack = defineCommand({
  type: 'PutLogoBack',
  aggregates: both,
  ids: (_wanted: { kept: readonly string[] }) => ofBoth(),
  decide({ kept }, [{ former }, { logo: older }]) {
    if (!former || !kept.includes(former.file)) return reject('system.no_former_logo', { days: logoKeptDays });
    return [happened({ type: 'LogoSet', data: former }), noOlder(older)];
  },
});

const one = [branding] as const;
const ofOne = (): [string] => [brandingId];

/** A picture to choose from. */
export const addPicture = defineCommand({
  type: 'AddPicture',
  aggregates: one,
  ids: (_wanted: { picture: BrandPicture }) => ofOne(),
  decide: ({ picture }, [{ pictures }]) =>
    Object.keys(pictures).length >= mostPictures
      ? reject('system.too_many_pictures', { max: mostPictures })
      : [happened({ type: 'PictureAdded', data: picture })],
});

/** Removes a picture that stands nowhere. */
export const removePicture = defineCommand({
  type: 'RemovePicture',
  aggregates: one,
  ids: (_wanted: { file: string }) => ofOne(),
  decide({ file }, [{ pictures, background }]) {
    if (!(file in pictures)) return reject('platform.not_found', { entity: 'picture', uid: file });
    if (background === file) return reject('system.picture_in_use');
    return [happened({ type: 'PictureRemoved', data: { file } })];
  },
});

/** Which picture stands behind the log-in; null: the portal's own. */
export const chooseBackground = defineCommand({
  type: 'ChooseBackground',
  aggregates: one,
  ids: (_wanted: { file: string | null }) => ofOne(),
  decide({ file }, [{ pictures, background }]) {
    if (file === background) return [[]];
    if (file === null) return [happened({ type: 'BackgroundRemoved', data: {} })];
    if (!(file in pictures)) return reject('system.picture_unknown', {}, { picture: 'system.picture_unknown' });
    return [happened({ type: 'BackgroundChosen', data: { file } })];
  },
});
