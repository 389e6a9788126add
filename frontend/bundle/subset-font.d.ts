/** What fonts.ts uses of subset-font, which brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      noHinting: boolean;
      keepFeatures: readonly string[];
      variationAxes: Record<string, { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
