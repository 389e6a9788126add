import { mostPictures, type BrandPicture } from '@portal/event-schemas/system/branding.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPicture, branding, chooseBackground, putLogoBack, removeLogo, removePicture, setLogo } from './branding.ts';

const picture = (file: string): BrandPicture => ({ file, name: `${file}.webp`, width: 1600, height: 900, bytes: 5000 });
const logoSet = (file: string) => ({ type: 'LogoSet', data: picture(file) });
const added = (file: string) => ({ type: 'PictureAdded', data: picture(file) });
const chosen = (file: string) => ({ type: 'BackgroundChosen', data: { file } });
const older = { type: 'LogoChanged', data: { logo: 'data:image/png;base64,iVBORw0KGgo=' } };
const olderGone = { type: 'LogoChanged', data: { logo: null } };
const removed = { type: 'LogoRemoved', data: {} };

describe('a logo', () => {
  it('is set, and one of before pictures were files gives way', () => {
    expect(given([], []).when(setLogo, { picture: picture('a') })).toEqual([[logoSet('a')], []]);
    expect(given([], [older]).when(setLogo, { picture: picture('a') })).toEqual([[logoSet('a')], [olderGone]]);
  });
  it('is removed, an older one too; where there is none nothing happens', () => {
    expect(given([logoSet('a')], []).when(removeLogo, {})).toEqual([[removed], []]);
    expect(given([], [older]).when(removeLogo, {})).toEqual([[], [olderGone]]);
    expect(given([], []).when(removeLogo, {})).toEqual([[], []]);
  });
  it('that was removed or replaced is put back as long as its file is kept', () => {
    expect(given([logoSet('a'), removed], []).when(putLogoBack, { kept: ['a'] })).toEqual([[logoSet('a')], []]);
    expect(given([logoSet('a'), logoSet('b')], []).when(putLogoBack, { kept: ['a'] })).toEqual([[logoSet('a')], []]);
    expect(given([logoSet('a'), removed], []).when(putLogoBack, { kept: [] })).toMatchObject({
      code: 'system.no_former_logo',
    });
    expect(given([], []).when(putLogoBack, { kept: [] })).toMatchObject({ code: 'system.no_former_logo' });
  });
});

describe('a picture', () => {
  it('is added, so many at most', () => {
    const full = Array.from({ length: mostPictures }, (_, at) => added(`p${at}`));
    expect(given(full.slice(1)).when(addPicture, { picture: picture('new') })).toEqual([[added('new')]]);
    expect(given(full).when(addPicture, { picture: picture('new') })).toMatchObject({
      code: 'system.too_many_pictures',
      params: { max: mostPictures },
    });
  });
  it('stands behind the log-in when it is there, and is not removed from there', () => {
    expect(given([added('a')]).when(chooseBackground, { file: 'a' })).toEqual([[chosen('a')]]);
    expect(given([added('a')]).when(chooseBackground, { file: 'b' })).toMatchObject({ code: 'system.picture_unknown' });
    expect(given([added('a'), chosen('a')]).when(chooseBackground, { file: 'a' })).toEqual([[]]);
    expect(given([added('a'), chosen('a')]).when(removePicture, { file: 'a' })).toMatchObject({
      code: 'system.picture_in_use',
    });
    expect(given([added('a'), chosen('a')]).when(chooseBackground, { file: null })).toEqual([
      [{ type: 'BackgroundRemoved', data: {} }],
    ]);
  });
  it('is removed once', () => {
    const gone = { type: 'PictureRemoved', data: { file: 'a' } };
    expect(given([added('a')]).when(removePicture, { file: 'a' })).toEqual([[gone]]);
    expect(given([added('a'), gone]).when(removePicture, { file: 'a' })).toMatchObject({ code: 'platform.not_found' });
  });
  it('that stands behind the log-in is always one that there is, whatever is tried', () => {
    const file = fc.constantFrom('a', 'b', 'c');
    const tries = fc.array(
      fc.oneof(
        file.map(one => [addPicture, { picture: picture(one) }] as const),
        file.map(one => [removePicture, { file: one }] as const),
        fc.option(file).map(one => [chooseBackground, { file: one }] as const),
      ),
    );
    fc.assert(
      fc.property(tries, all => {
        let events: { type: string; data: unknown }[] = [];
        for (const [command, data] of all) {
          const outcome = given(events).when(command as never, data as never);
          if (!('rejected' in outcome)) events = [...events, ...outcome[0]!];
          const { background, pictures } = fold(branding, events);
          expect(background === null || background in pictures).toBe(true);
        }
      }),
    );
  });
});

it('an event that the pictures do not know leaves them as they are', () => {
  const state = branding.initialState();
  expect(branding.evolve(state, { type: 'FromTomorrow', data: {} } as never)).toBe(state);
});
