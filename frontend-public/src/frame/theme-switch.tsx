import { Switch } from '../ui/switch.tsx';
import { chooseTheme, useIsDark } from 'shell/preferences';

/** Day or night for the whole site; until it is used, the system's setting holds. */
export function ThemeSwitch() {
  const isDark = useIsDark();
  return <Switch label="Dark theme" checked={isDark} onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')} />;
}
