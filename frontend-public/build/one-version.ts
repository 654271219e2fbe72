import type { Plugin } from 'vite';

/**
 * The federation's runtime brings a comparison of version ranges into every page. The site names no range: one
 * lockfile holds one version of what is shared. This puts plain equality in its place.
 */
export function oneVersion(): Plugin {
  const id = '\0one-version';
  return {
    name: 'one-version',
    enforce: 'pre',
    resolveId: (source) => (source === '__federation_fn_satisfy' ? id : null),
    load: (loaded) => (loaded === id ? 'export const satisfy = (version, required) => version === required;' : null),
  };
}
