import { useEffect } from 'react';
import { useShell } from './shell.tsx';

/** Says once per failed attempt that a list could not be loaded. */
export function useLoadFailure(error: Error | null, title: string, description?: string): void {
  const { toasts } = useShell();
  useEffect(() => {
    if (error) toasts.show({ title, ...(description && { description }), tone: 'destructive' });
  }, [error, toasts, title, description]);
}
