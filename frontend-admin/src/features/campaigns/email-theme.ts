const darkMode = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

/** The email must follow the chosen theme, not the theme of the admin. */
export const applyEmailTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replaceAll(darkMode, theme === 'dark' ? '@media all' : '@media not all');
