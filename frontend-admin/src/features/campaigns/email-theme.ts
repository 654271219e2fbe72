const darkMode = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** Applies the dark styles of an email always or never, because the theme of the admin must not decide. */
export const withTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replaceAll(darkMode, theme === 'dark' ? '@media all' : '@media not all');
