import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPreviewPage } from '../preview.ts';
import { logFailure } from '../log-failure.ts';

/**
 * Receives changes of tier and roles over the WebSocket while a user is signed in. If the connection fails, the request
 * every minute detects the same changes. Visitors never download this code.
 */
export function useLiveEntitlement(userId: string | undefined): void {
  const client = useQueryClient();

  useEffect(() => {
    if (userId === undefined || isPreviewPage) return;
    const abort = new AbortController();
    import('../live/entitlement.ts')
      .then(({ subscribeToEntitlement: followEntitlement }) => {
        if (!abort.signal.aborted) abort.signal.addEventListener('abort', followEntitlement(client, userId));
      })
      .catch((error: unknown) => logFailure('The live channel could not be opened', error));
    return () => abort.abort();
  }, [client, userId]);
}
