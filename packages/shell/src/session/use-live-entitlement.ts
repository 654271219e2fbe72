import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPreviewPage } from '../preview.ts';
import { logFailure } from '../log-failure.ts';

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
