declare module 'subset-font' {
  /** Returns the font with only the glyphs of `text` and its variable axes set to the given values. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
