import { theme } from 'antd';

/**
 * Adds the CSS variables of the theme around it to the document. Our styles need them even if the page contains no antd
 * component.
 */
export function CssVariables() {
  theme.useToken();
  return null;
}
