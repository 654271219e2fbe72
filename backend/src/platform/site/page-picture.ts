import { renderAsync } from '@resvg/resvg-js';
import { join } from 'node:path';
import { assets } from './folders.ts';

/** A letter is looked for in this order: the rarer ones of the display cut lie in a file of their own. */
const fontFiles = ['newsreader-display', 'newsreader-display-ext', 'instrument-sans'].map((name) =>
  join(assets, 'fonts', `${name}.ttf`),
);

/** Draws an SVG as PNG with the site's own typefaces: the same drawing is the same file on every machine. */
export async function pngOf(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } });
  return image.asPng();
}
