/**
 * A light and a dark color for inline styles, where the build cannot transform `light-dark()`. tokens.css sets one of
 * the two variables to empty; the other uses its fallback.
 */
export const colorPair = (light: string, dark: string): string => `var(--if-light, ${light}) var(--if-dark, ${dark})`;
