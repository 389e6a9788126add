import { z } from 'zod';
import { id, text } from '../kernel/bounds.ts';

/** The id of the one stream of pictures, `branding-portal`. */
export const brandingId = 'portal';

/** What is uploaded. No format that browsers run: SVG is none of them. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** A logo has so many pixels at least on each side, so many when it is kept, and so many bytes at most when it comes. */
export const logoLeast = 64;
export const logoSize = 512;
export const logoMaxBytes = 1_048_576;
/** A logo that was replaced or removed can be put back for so long; a picture that nothing shows goes after so many days. */
export const logoKeptDays = 30;
export const pictureKeptDays = 7;
/** So many pictures the university keeps at most. */
export const mostPictures = 50;

const pixels = z.int().min(1).max(20_000);
/** A picture as the portal has made it of an upload. `file`: in the store of files; `bytes`: its size. */
export const brandPicture = z.object({
  file: id.min(1),
  name: text(255),
  width: pixels,
  height: pixels,
  bytes: z.int().min(1).max(100_000_000),
});
export type BrandPicture = z.infer<typeof brandPicture>;
