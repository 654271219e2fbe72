import { AuthClient } from '@supabase/auth-js';
import type { World } from '../world.ts';

export type BrowserClient = InstanceType<typeof AuthClient>;

export const createBrowserClient = (world: Pick<World, 'url'>): BrowserClient => createTab(world, new Map());

export function openTwoTabs(world: Pick<World, 'url'>): [BrowserClient, BrowserClient] {
  const [kept, storageKey] = [new Map<string, string>(), `oneness-${crypto.randomUUID()}`];
  return [createTab(world, kept, storageKey), createTab(world, kept, storageKey)];
}

function createTab(
  world: Pick<World, 'url'>,
  kept: Map<string, string>,
  storageKey = `oneness-${crypto.randomUUID()}`,
): BrowserClient {
  return new AuthClient({
    url: `${world.url}/api/auth`,
    autoRefreshToken: false,
    storageKey,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}
