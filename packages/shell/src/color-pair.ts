/**
 * Returns a light and a dark color for inline styles, in which the build cannot replace `light-dark()`. In each theme
 * tokens.css makes one of the two CSS variables empty, so that the color of the other variable applies.
 */
export const createColorPair = (light: string, dark: string): string =>
  `var(--if-light, ${light}) var(--if-dark, ${dark})`;
