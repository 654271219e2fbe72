import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../log-failure.ts';

/**
 * Keeps the page of whoever is signed in listening for changes of tier and roles. A visitor never downloads what that
 * takes; where it cannot be had, the check of every minute finds the same.
 */
export function useLiveEntitlement(userId: string | undefined): void {
  const client = useQueryClient();

  useEffect(() => {
    if (userId === undefined) return;
    const abort = new AbortController();
    import('../live/entitlement.ts')
      .then(({ followEntitlement }) => {
        if (!abort.signal.aborted) abort.signal.addEventListener('abort', followEntitlement(client, userId));
      })
      .catch((error: unknown) => logFailure('The live channel could not be opened', error));
    return () => abort.abort();
  }, [client, userId]);
}
