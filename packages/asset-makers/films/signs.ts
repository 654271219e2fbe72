import { signLines, signSun } from '../../src/ui/art/sign.ts';

/** The logo with a clear margin of a quarter of its size. */
const signIn = (color) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="-10 -10 60 60">` +
  `<path d="${signSun}" fill="${color}"/><path d="${signLines}" fill="none" stroke="${color}" stroke-width="2"/></svg>\n`;

export const signs = [
  { name: 'sign-for-light-grounds', svg: signIn('#151D36') },
  { name: 'sign-for-dark-grounds', svg: signIn('#F3F1EA') },
];
