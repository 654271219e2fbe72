import type { Plugin } from 'vite';

/**
 * Replaces the semver range comparison of the federation runtime with equality, because one lockfile holds one version
 * of each shared package.
 */
export function singleVersionPlugin(): Plugin {
  const id = '\0one-version';
  return {
    name: 'one-version',
    enforce: 'pre',
    resolveId: (source) => (source === '__federation_fn_satisfy' ? id : null),
    load: (loaded) => (loaded === id ? 'export const satisfy = (version, required) => version === required;' : null),
  };
}
