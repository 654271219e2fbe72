/** Parts of the site that the admin at /admin/* receives at run time: session, API client, toasts and theme. */
import { showToast } from './toast.tsx';
import { api, type Api } from './api.ts';
import { chooseTheme, useIsDark } from './preferences.ts';
import { useSession, type SessionValue } from './session.tsx';

export type Shell = {
  session: SessionValue;
  api: Api;
  toasts: { show: typeof showToast };
  theme: { isDark: boolean; choose: typeof chooseTheme };
};

const toasts = { show: showToast };

export function useShell(): Shell {
  return { session: useSession(), api, toasts, theme: { isDark: useIsDark(), choose: chooseTheme } };
}
