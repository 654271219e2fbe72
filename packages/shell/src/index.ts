import { subscribeToTopic } from './live/topics.ts';
import { showToast } from './toast.tsx';
import { api, type Api } from './api.ts';
import { chooseTheme, useIsDark } from './preferences.ts';
import { useSession, type SessionValue } from './session.tsx';

export type Shell = {
  session: SessionValue;
  api: Api;
  toasts: { show: typeof showToast };
  live: { subscribe: typeof subscribeToTopic };
  theme: { isDark: boolean; choose: typeof chooseTheme };
};

const toasts = { show: showToast };
const live = { subscribe: subscribeToTopic };

export function useShell(): Shell {
  return { session: useSession(), api, toasts, live, theme: { isDark: useIsDark(), choose: chooseTheme } };
}
