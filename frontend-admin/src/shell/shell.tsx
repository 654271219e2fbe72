import { createContext, use } from 'react';
import type { Shell } from 'shell';

export type { Shell };

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext;

/** What the admin lives on: who is here, the API in that person's name, and toasts. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('The admin runs inside a shell only.');
  return shell;
}
