import { AuthClient } from '@supabase/auth-js';
import type { World } from '../world.ts';

export type Browser = InstanceType<typeof AuthClient>;

/** Creates an auth client with its own in-memory storage, like a separate browser. */
export const browser = (world: Pick<World, 'url'>): Browser => tabOver(world, new Map());

export function openTwoTabs(world: Pick<World, 'url'>): [Browser, Browser] {
  const [kept, storageKey] = [new Map<string, string>(), `oneness-${crypto.randomUUID()}`];
  return [tabOver(world, kept, storageKey), tabOver(world, kept, storageKey)];
}

function tabOver(
  world: Pick<World, 'url'>,
  kept: Map<string, string>,
  storageKey = `oneness-${crypto.randomUUID()}`,
): Browser {
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
