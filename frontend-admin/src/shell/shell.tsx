import { createContext, use, useEffect } from 'react';
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

/** Says once per failed attempt that a list could not be loaded. */
export function useLoadFailure(error: Error | null, title: string, description?: string): void {
  const { toasts } = useShell();
  useEffect(() => {
    if (error) toasts.show({ title, ...(description && { description }), tone: 'destructive' });
  }, [error, toasts, title, description]);
}
