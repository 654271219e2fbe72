/**
 * Light and dark color for inline styles, where `light-dark()` is not available. tokens.css makes one of the two CSS
 * variables empty, so that the other color applies.
 */
export const createColorPair = (light: string, dark: string): string =>
  `var(--if-light, ${light}) var(--if-dark, ${dark})`;
