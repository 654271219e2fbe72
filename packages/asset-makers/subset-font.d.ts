declare module 'subset-font' {
  /**
   * Returns a font with only the characters of `text`; each variable property of the font, such as the weight, gets the
   * given value.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
