/** What the site lends to the admin at /admin/*: who is signed in, the API in that person's name, toasts and the theme. */
import { toast } from './toast.tsx';
import { api, type Api } from './api.ts';
import { chooseTheme, useIsDark } from './preferences.ts';
import { useSession, type SessionValue } from './session.tsx';

export type Shell = {
  session: SessionValue;
  api: Api;
  toasts: { show: typeof toast };
  theme: { isDark: boolean; choose: typeof chooseTheme };
};

const toasts = { show: toast };

export function useShell(): Shell {
  return { session: useSession(), api, toasts, theme: { isDark: useIsDark(), choose: chooseTheme } };
}
