/** tokens.css makes one of the two variables empty, so that the other color applies. */
export const createColorPair = (light: string, dark: string): string =>
  `var(--if-light, ${light}) var(--if-dark, ${dark})`;
