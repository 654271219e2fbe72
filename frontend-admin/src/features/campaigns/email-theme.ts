const darkMode = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** The theme of the admin must not decide which styles an email uses. */
export const applyEmailTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replaceAll(darkMode, theme === 'dark' ? '@media all' : '@media not all');
