import { AuthClient } from '@supabase/auth-js';
import type { World } from '../world.ts';

export type Browser = InstanceType<typeof AuthClient>;

/** A browser of its own: the client as the site uses it, with a memory for a storage. */
export function browser(world: Pick<World, 'url'>): Browser {
  const kept = new Map<string, string>();
  return new AuthClient({
    url: `${world.url}/api/auth`,
    autoRefreshToken: false,
    storageKey: `oneness-${crypto.randomUUID()}`,
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
}
