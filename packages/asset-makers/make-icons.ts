import { mkdir, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { join } from 'node:path';
import { logoLinesPath, logoSunPath } from 'frontend-public/art/logo-paths';
import brand from '../../brand.json' with { type: 'json' };

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to write to.');

const page = '#f4f6fa';
const night = '#10142b';
const gold = '#f2b640';
const moonlight = '#f3f1ea';
const ink = '#151d36';

const adaptive = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><style>path{fill:${ink};stroke:${ink}}@media (prefers-color-scheme:dark){path{fill:${moonlight};stroke:${moonlight}}}</style><path stroke="none" d="${logoSunPath}"/><path stroke-width="2" d="${logoLinesPath}"/></svg>\n`;

function square({ share, corner }: { share: number; corner: number }): string {
  const scale = share * 2.5;
  const edge = 50 - 20 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" rx="${corner}" fill="${night}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})">
      <path d="${logoSunPath}" fill="${gold}"/>
      <path d="${logoLinesPath}" stroke="${moonlight}" stroke-width="2"/>
    </g>
  </svg>`;
}

const icons = [
  { file: 'icon-192.png', size: 192, share: 0.66, corner: 22, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 0.66, corner: 22, purpose: 'any' },
  // Phones cut the edges of this icon, so the logo is smaller.
  { file: 'icon-maskable-512.png', size: 512, share: 0.54, corner: 0, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.6, corner: 0 },
];

const manifest = {
  name: brand.name,
  short_name: brand.shortName,
  id: '/',
  start_url: '/members/dashboard',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  background_color: page,
  theme_color: page,
  icons: icons
    .filter(({ purpose }) => purpose)
    .map(({ file, size, purpose }) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
};

const target = (file: string) => join(folder, file);
await mkdir(target('icons'), { recursive: true });
await writeFile(target('icon.svg'), adaptive);
await writeFile(target('site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const { file, size, ...look } of icons) {
  const png = new Resvg(square(look), { fitTo: { mode: 'width', value: size } }).render().asPng();
  await writeFile(target(`icons/${file}`), png);
  console.log(`${file} ${(png.length / 1024).toFixed(1)} KB`);
}
