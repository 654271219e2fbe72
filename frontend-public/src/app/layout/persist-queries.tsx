import { useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from 'shell/log-failure';
import { removeUserResponses, removeOldResponses, storeResponse, readCachedResponse } from '../../frame/query-cache.ts';
import type { Subscription } from 'shell/session/subscription';

const persistedKeys = [
  ...['programs', 'modules', 'lessons', 'meditations', 'practice', 'dashboard', 'journal', 'reflections', 'circles'],
  ...['events', 'forum', 'replays', 'mentoring', 'ventures', 'people', 'resources', 'notifications'],
  ...['notification-settings', 'membership'],
];

function isPersisted([first, second, third, fourth]: QueryKey): boolean {
  // Without the subscription, an offline page would not know the user's tier and would offer an upgrade.
  if (first === 'session') return second === 'subscription';
  if (first === 'journal' && third === 'list') return (fourth as { q: string }).q === '';
  if (first === 'forum') return second !== 'found' && second !== 'people';
  return persistedKeys.includes(String(first));
}

export function QueryCachePersister({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    removeOldResponses().catch((error: unknown) => logFailure('Old responses could not be removed', error));
  }, []);
  useEffect(() => {
    const show = async (queryKey: QueryKey): Promise<void> => {
      const kept = await readCachedResponse(userId, queryKey);
      if (kept === undefined || client.getQueryData(queryKey) !== undefined) return;
      client.setQueryData(queryKey, kept.answer, { updatedAt: kept.at });
    };
    const keep = async ({ queryKey, state }: Query): Promise<void> => {
      const { data, dataUpdatedAt: at } = state;
      if (queryKey[0] === 'session' && (await isOtherTier(queryKey, data))) await removeUserResponses(userId);
      await storeResponse(userId, queryKey, { at, answer: data });
    };
    const isOtherTier = async (queryKey: QueryKey, heard: unknown): Promise<boolean> => {
      const before = await readCachedResponse<Subscription>(userId, queryKey);
      return before !== undefined && before.answer.tier !== (heard as Subscription).tier;
    };
    const cache = client.getQueryCache();
    // Handles results and failures from before the subscription below.
    for (const query of cache.getAll()) {
      if (!isPersisted(query.queryKey)) continue;
      if (query.state.data !== undefined) void keep(query);
      else if (!navigator.onLine) void show(query.queryKey);
    }
    return cache.subscribe((event) => {
      if ((event.type !== 'updated' && event.type !== 'added') || !isPersisted(event.query.queryKey)) return;
      const { queryKey, state } = event.query;
      const type = event.type === 'added' ? event.type : event.action.type;
      const came = type === 'success' || type === 'setState' || type === 'added';
      if (came && state.data !== undefined) void keep(event.query);
      const didNotCome = type === 'failed' || type === 'error' || type === 'pause';
      if (didNotCome && state.data === undefined && !navigator.onLine) void show(queryKey);
    });
  }, [client, userId]);
  return null;
}
