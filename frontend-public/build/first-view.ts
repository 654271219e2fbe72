import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type BundlerModuleGraph = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const sharedModulePattern = /(frontend-public|packages\/shell)\/src\/|node_modules\/(@tanstack)\//;

const routerModulePattern = /packages\/shell\/src\/router\.ts$/;
const runtimeModulePattern = /__federation_fn_import|one-version|commonjsHelpers|vite\/preload-helper/;

const firstViewChunkName = 'first-view';
export const membersFrameChunkName = 'members-frame';
const sharedWithPublicPagesChunkName = 'members-and-visitors';
export const membersBarChunkName = 'members-bar';
const membersBarFiles = ['layout/account-ring.tsx', 'layout/members-bell.tsx'];
const membersFrameFiles = ['layout/session-area.tsx', 'layout/members-layout.tsx', 'member-guard.tsx'];
const minPagesForSharedModule = 2;

/** Groups modules of the first view and the members' layout into few chunks, because many small chunks load slower. */
export function groupFirstViewChunks(entry: string) {
  let chunks: Record<'first' | 'bar' | 'frame' | 'shared', Set<string>> | undefined;
  return (id: string, { getModuleInfo, getModuleIds }: BundlerModuleGraph): string | undefined => {
    if (runtimeModulePattern.test(id)) return 'sharing';
    chunks ??= findChunks(resolve(entry), { getModuleInfo, getModuleIds });
    if (routerModulePattern.test(id)) return undefined;
    // This check comes before the pattern check, because a library that public pages use does not match the pattern.
    if (chunks.shared.has(id)) return sharedWithPublicPagesChunkName;
    if (!sharedModulePattern.test(id)) return undefined;
    if (chunks.first.has(id)) return firstViewChunkName;
    if (chunks.bar.has(id)) return membersBarChunkName;
    return chunks.frame.has(id) ? membersFrameChunkName : undefined;
  };
}

function findChunks(entry: string, { getModuleInfo, getModuleIds }: BundlerModuleGraph) {
  const staticOf = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const first = collectImportedModules([entry], staticOf);
  const listOfMembers = resolve(entry, '../client-pages.ts');
  const dynamicOf = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const forVisitors = collectImportedModules([entry], (id) =>
    id === listOfMembers ? staticOf(id) : [...staticOf(id), ...dynamicOf(id)],
  );
  const withAll = (parts: string[]) => {
    const starts = [...getModuleIds()].filter((id) => parts.some((part) => id.endsWith(`/${part}`)));
    return [...collectImportedModules(starts, staticOf), ...starts];
  };
  const isSmall = (id: string) =>
    [...collectImportedModules([id], staticOf)].every((one) => sharedModulePattern.test(one) || first.has(one));
  const shared = findModulesUsedByAtLeast(minPagesForSharedModule, dynamicOf(listOfMembers), staticOf).filter(isSmall);
  const barred = new Set(withAll(membersBarFiles));
  const framed = new Set([...withAll(membersFrameFiles), ...shared].filter((id) => !forVisitors.has(id)));
  // The bundler adds imported modules to the importing chunk, so modules that public pages also use need their own
  // chunk.
  const sharedWithVisitors = [...collectImportedModules([...framed], staticOf)].filter(
    (id) => forVisitors.has(id) && !first.has(id) && !barred.has(id),
  );
  return { first, bar: barred, frame: framed, shared: new Set(sharedWithVisitors) };
}

function findModulesUsedByAtLeast(
  least: number,
  pages: readonly string[],
  staticOf: (id: string) => readonly string[],
): string[] {
  const times = new Map<string, number>();
  const count = (id: string) => times.set(id, (times.get(id) ?? 0) + 1);
  pages.forEach((page) => collectImportedModules([page], staticOf).forEach(count));
  return [...times].filter(([, of]) => of >= least).map(([id]) => id);
}

/** A shared chunk that imports the first view causes a deadlock, because both chunks then wait for each other. */
export function forbidChunkCyclesPlugin(): Plugin {
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
        return file.includes(`/${firstViewChunkName}-`) || importsOf(file).some((imported) => reaches(imported, seen));
      };
      const circular = Object.keys(bundle).filter((file) => file.includes('__federation_shared_') && reaches(file));
      if (circular.length > 0) this.error(`Shared chunks import the first view: ${circular.join(', ')}`);
    },
  };
}

function collectImportedModules(starts: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) =>
    importsOf(id).forEach((imported) => {
      if (reached.has(imported)) return;
      reached.add(imported);
      visit(imported);
    });
  starts.forEach(visit);
  starts.forEach((start) => reached.delete(start));
  return reached;
}
