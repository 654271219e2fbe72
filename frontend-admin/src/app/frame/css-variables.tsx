import { theme } from 'antd';

/** Adds the CSS variables of the theme, because our styles need these variables on pages without antd components. */
export function CssVariables() {
  theme.useToken();
  return null;
}
