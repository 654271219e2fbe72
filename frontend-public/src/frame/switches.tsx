import { chooseTheme, useIsDark, pauseMotion, usePreferences } from 'shell/preferences';
import { Switch } from '../ui/switch.tsx';

/** Day or night for the whole site; until it is used, the system's setting holds. */
export function ThemeSwitch() {
  const isDark = useIsDark();
  return <Switch label="Dark theme" checked={isDark} onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')} />;
}

/** Stands every loop still, on every page, until it is pressed again. */
export function MotionSwitch({ className = '' }: { className?: string }) {
  const { isMotionPaused } = usePreferences();
  return (
    <button
      type="button"
      onClick={() => pauseMotion(!isMotionPaused)}
      className={`min-h-6 cursor-pointer font-[550] underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`}
    >
      {isMotionPaused ? 'Resume motion' : 'Pause motion'}
    </button>
  );
}
