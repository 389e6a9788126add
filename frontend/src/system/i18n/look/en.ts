import type { Catalogue } from '../../../i18n/catalogue.ts';
import type ru from './ru.ts';

/** The university's logo and pictures. */
const en = {
  logo: 'Logo',
  logo_choose: 'Choose a logo',
  logo_hint: 'PNG, JPEG or WebP of %{pixels} pixels and more, up to %{size}\u00a0MB, preferably square.',
  logo_saved: 'The logo is saved',
  logo_remove: 'Use the portal’s own mark',
  logo_removed: 'The logo is removed',
  logo_back: 'Put the former logo back',
  logo_until: 'The former logo is kept until %{day}.',
  background: 'Picture of the log-in page',
  background_hint: 'A wide photo: at least %{width} × %{height} pixels, up to %{mb}\u00a0MB. Everybody who opens the log-in page on a computer sees it.',
  upload: 'Upload a picture',
  uploaded: 'The picture is uploaded',
  choose: 'Show on the log-in page',
  chosen: 'The picture stands on the log-in page',
  now: 'Shown now',
  none: 'No pictures of your own yet',
  own: 'Use the portal’s own pattern',
  own_done: 'The log-in page has the portal’s own pattern again',
  remove: 'Remove the picture',
  removed: 'The picture is removed',
  unused: 'Not used since %{day}: it goes by itself after a week.',
  unfit: 'A PNG, JPEG or WebP file of at most %{size}\u00a0MB is needed.',
  size: '%{width} × %{height}',
} satisfies Catalogue<typeof ru>;
export default en;
