import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '../log-failure.ts';

/**
 * Receives changes of tier and roles while the user is signed in. Visitors never download this code. When it does not
 * work, polling every minute detects the same changes.
 */
export function useLiveEntitlement(userId: string | undefined): void {
  const client = useQueryClient();

  useEffect(() => {
    if (userId === undefined) return;
    const abort = new AbortController();
    import('../live/entitlement.ts')
      .then(({ subscribeToEntitlement: followEntitlement }) => {
        if (!abort.signal.aborted) abort.signal.addEventListener('abort', followEntitlement(client, userId));
      })
      .catch((error: unknown) => logFailure('The live channel could not be opened', error));
    return () => abort.abort();
  }, [client, userId]);
}
