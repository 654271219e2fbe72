import { theme } from 'antd';

/**
 * Adds the CSS variables of the theme to the document, because our own styles need them on pages without antd
 * components.
 */
export function CssVariables() {
  theme.useToken();
  return null;
}
