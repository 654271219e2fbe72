declare module 'subset-font' {
  /** The font with only the glyphs of `text`, its variable axes pinned to the values given. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
