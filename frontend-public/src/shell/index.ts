/** What the site lends to the admin at /admin/*: who is signed in, the API in that person's name, and toasts. */
import { toast } from '../ui/toast.tsx';
import { api, type Api } from './api.ts';
import { useSession, type SessionValue } from './session.tsx';

export type Shell = {
  session: SessionValue;
  api: Api;
  toasts: { show: typeof toast };
};

const toasts = { show: toast };

export function useShell(): Shell {
  return { session: useSession(), api, toasts };
}
