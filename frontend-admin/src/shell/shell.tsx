import { createContext, use, useEffect } from 'react';
import type { Shell } from 'shell';

export type { Shell };

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ShellContext;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('The admin runs inside a shell only.');
  return shell;
}

export function useLoadFailureToast(error: Error | null, title: string, description?: string): void {
  const { toasts } = useShell();
  useEffect(() => {
    if (error) toasts.show({ title, ...(description && { description }), tone: 'destructive' });
  }, [error, toasts, title, description]);
}
