/**
 * A color for each scheme, for inline styles. The build lowers `light-dark()` in style sheets only; tokens.css sets the two
 * switches: one is empty, the other makes its fallback count.
 */
export const colorPair = (light: string, dark: string): string => `var(--if-light, ${light}) var(--if-dark, ${dark})`;
