import type { Plugin } from 'vite';

/**
 * The lockfile has one version of each shared package, so this plugin replaces the semver comparison of the federation
 * runtime.
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
