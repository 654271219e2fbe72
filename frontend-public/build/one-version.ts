import type { Plugin } from 'vite';

/**
 * One lockfile has one version of each shared package, so the federation runtime needs no comparison of semver ranges.
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
