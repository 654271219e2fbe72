import { useSyncExternalStore } from 'react';
import { deviceStorage } from './storage.ts';
import { useMediaQuery } from './use-media.ts';

export type Preferences = {
  theme: 'light' | 'dark' | undefined;
  isMotionPaused: boolean;
};

const themeKey = 'oneness-theme';
const motionKey = 'oneness-motion';
const beforeHydration: Preferences = { theme: undefined, isMotionPaused: false };

let current = beforeHydration;
let isRead = false;
const listeners = new Set<() => void>();

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, read, () => beforeHydration);
}

export function useIsDark(): boolean {
  const { theme } = usePreferences();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme ? theme === 'dark' : isSystemDark;
}

export function chooseTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
  deviceStorage.set(themeKey, theme);
  change({ ...read(), theme });
}

export function setMotionPaused(isMotionPaused: boolean): void {
  const root = document.documentElement;
  if (isMotionPaused) root.dataset['motion'] = 'paused';
  else delete root.dataset['motion'];
  deviceStorage.set(motionKey, isMotionPaused ? 'paused' : 'on');
  change({ ...read(), isMotionPaused });
}

function read(): Preferences {
  if (isRead) return current;
  isRead = true;
  const { theme, motion } = document.documentElement.dataset;
  current = { theme: theme === 'light' || theme === 'dark' ? theme : undefined, isMotionPaused: motion === 'paused' };
  return current;
}

function change(next: Preferences) {
  current = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
