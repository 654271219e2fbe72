import assert from 'node:assert/strict';
import { it } from 'node:test';
import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { prefetchItem, invalidateItemAfterSave } from './prefetch-item.ts';

it('an item is not prefetched while its last change is being saved, and is fetched again afterwards', async () => {
  const client = new QueryClient();
  const titles = ['Old', 'New'];
  const queryKey = ['content', 'events', '1'];
  const queryFn: QueryFunction = () => Promise.resolve({ title: titles.shift() });
  const query = { queryKey, queryFn } as never;
  await prefetchItem(client, query);
  let finish: () => void = () => undefined;
  const settled = invalidateItemAfterSave(client, query, new Promise<void>((resolve) => (finish = resolve)));
  await prefetchItem(client, query);
  assert.deepEqual(client.getQueryData(queryKey), { title: 'Old' });
  finish();
  await settled;
  assert.equal(client.getQueryState(queryKey)?.isInvalidated, true);
  await prefetchItem(client, query);
  assert.deepEqual(client.getQueryData(queryKey), { title: 'New' });
  client.clear();
});
