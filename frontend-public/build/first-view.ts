import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const own = /(frontend-public|packages\/shell)\/src\/|node_modules\/(@tanstack)\//;

/** The router is a shared chunk of its own, and the runtime that fetches shared chunks must wait for none. */
const router = /packages\/shell\/src\/router\.ts$/;
const runtime = /__federation_fn_import|one-version|commonjsHelpers|vite\/preload-helper/;

const name = 'first-view';

/**
 * Puts everything of ours that every page needs into one chunk: three dozen small ones compress worse and take
 * longer to ask for. What is loaded on the way (pages, menus, auth-js) keeps its own.
 */
export function firstView(entry: string) {
  let needed: Set<string> | undefined;
  return (id: string, { getModuleInfo }: Modules): string | undefined => {
    if (runtime.test(id)) return 'sharing';
    needed ??= reachedFrom(resolve(entry), getModuleInfo);
    return needed.has(id) && own.test(id) && !router.test(id) ? name : undefined;
  };
}

/**
 * Fails the build where a chunk shared with the admin imports the first view, at whatever depth. The first view
 * waits for the shared chunks while it starts, so the two would wait for each other for ever.
 */
export function noCircle(): Plugin {
  return {
    name: 'no-circle',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string): string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const reaches = (file: string, seen = new Set<string>()): boolean => {
        if (seen.has(file)) return false;
        seen.add(file);
        return file.includes(`/${name}-`) || importsOf(file).some((imported) => reaches(imported, seen));
      };
      const circular = Object.keys(bundle).filter((file) => file.includes('__federation_shared_') && reaches(file));
      if (circular.length > 0) this.error(`Shared chunks import the first view: ${circular.join(', ')}`);
    },
  };
}

/** Every module imported statically, at whatever depth, except the entry itself. */
function reachedFrom(entry: string, getModuleInfo: Modules['getModuleInfo']): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) =>
    getModuleInfo(id)?.importedIds.forEach((imported) => {
      if (reached.has(imported)) return;
      reached.add(imported);
      visit(imported);
    });
  visit(entry);
  reached.delete(entry);
  return reached;
}
