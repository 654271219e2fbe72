import { listStaticFiles } from './static-files.ts';

const fontFileByFamily = { 'Instrument Sans': 'instrument-sans', Newsreader: 'newsreader-display' };

export function createFontFaceCss(): string {
  const paths = [...listStaticFiles().keys()];
  return Object.entries(fontFileByFamily)
    .map(([family, file]) => ({ family, path: paths.find((one) => one.startsWith(`/assets/${file}-`)) }))
    .filter(({ path }) => path !== undefined)
    .map(
      ({ family, path }) =>
        `@font-face { font-family: '${family}'; src: url(${path}) format('woff2'); font-weight: 200 800; font-display: swap; }`,
    )
    .join('\n');
}
