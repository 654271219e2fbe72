const darkMode = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

export const applyEmailTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replaceAll(darkMode, theme === 'dark' ? '@media all' : '@media not all');
