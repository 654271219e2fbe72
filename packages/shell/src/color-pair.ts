/**
 * A light and a dark color for inline styles, in which the build cannot replace `light-dark()`. tokens.css sets one of
 * the two variables to empty; the other variable is undefined, so its fallback color applies.
 */
export const createColorPair = (light: string, dark: string): string =>
  `var(--if-light, ${light}) var(--if-dark, ${dark})`;
