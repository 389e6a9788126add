import sharp from 'sharp';

/** A picture as a phone makes it, with words in it that are nobody's business. */
export const picture = (width = 400, height = 300, colour = '#336699'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer();

export const describePicture = (content: Buffer) => sharp(content).metadata();
