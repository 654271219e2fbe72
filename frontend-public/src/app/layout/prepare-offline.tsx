import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from 'shell/log-failure';
import { createSubscriptionQueryKey, type Subscription } from 'shell/session/subscription';
import { runWhenIdle } from 'shell/when-idle';
import {
  removeFilesAboveTier,
  recordServerContact,
  offlineFilesQuery,
} from '../../frame/offline-files/offline-files.ts';
import { startServiceWorker } from '../worker/start.ts';

export function OfflinePreparation({ userId }: { userId: string }) {
  const client = useQueryClient();

  useEffect(() => runWhenIdle(() => void startServiceWorker()), []);

  useEffect(() => {
    const queryKey = createSubscriptionQueryKey(userId);
    const hear = async (): Promise<void> => {
      const { data: heard, dataUpdatedAt } = client.getQueryState<Subscription>(queryKey) ?? {};
      if (!heard) return;
      recordServerContact(dataUpdatedAt);
      if ((await removeFilesAboveTier(userId, heard.tier)) > 0)
        await client.invalidateQueries(offlineFilesQuery(userId));
    };
    const onHeard = (): void =>
      void hear().catch((error: unknown) =>
        logFailure('Files above the tier could not be removed from this device', error),
      );
    onHeard();
    return client.getQueryCache().subscribe((event) => {
      // Data restored from the offline cache has the flag `manual`.
      const isNews = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
      if (isNews && event.query.queryKey[1] === 'subscription' && event.query.queryKey[2] === userId) onHeard();
    });
  }, [client, userId]);
  return null;
}
