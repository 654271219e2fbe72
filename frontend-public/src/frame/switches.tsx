import { chooseTheme, useIsDark, setMotionPaused, usePreferences } from 'shell/preferences';
import { Switch } from '../ui/switch.tsx';

export function ThemeSwitch() {
  const isDark = useIsDark();
  return <Switch label="Dark theme" checked={isDark} onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')} />;
}

export function MotionSwitch({ className = '' }: { className?: string }) {
  const { isMotionPaused } = usePreferences();
  return (
    <button
      type="button"
      onClick={() => setMotionPaused(!isMotionPaused)}
      className={`min-h-6 cursor-pointer font-strong underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`}
    >
      {isMotionPaused ? 'Resume motion' : 'Pause motion'}
    </button>
  );
}
