import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Modules = {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const own = /(frontend-public|packages\/shell)\/src\/|node_modules\/(@tanstack)\//;

/** The router is a shared chunk of its own, and the runtime that fetches shared chunks must wait for none. */
const router = /packages\/shell\/src\/router\.ts$/;
const runtime = /__federation_fn_import|one-version|commonjsHelpers|vite\/preload-helper/;

const name = 'first-view';
/** What stands round every page for signed-in people. */
export const frame = 'members-frame';
/** What the frame shares with pages for visitors, who must not load the frame for it. */
const forEverybody = 'members-and-visitors';
/** What the bar has for signed-in people on every page. */
export const bar = 'members-bar';
const barParts = ['layout/account-ring.tsx', 'layout/members-bell.tsx'];
const frameParts = ['layout/kept-area.tsx', 'layout/members-layout.tsx', 'member-guard.tsx'];
/** What so many pages of a member are made of comes with what stands round them. */
const pagesToShare = 2;

/**
 * Puts everything of ours that every page needs into one chunk, and what every page of a member needs besides into
 * another; what pages for visitors have of that lies in a third. Three dozen small ones compress worse and take longer to
 * ask for. What is loaded on the way (pages, menus, auth-js) keeps its own.
 */
export function firstView(entry: string) {
  let chunks: Record<'first' | 'bar' | 'frame' | 'forEverybody', Set<string>> | undefined;
  return (id: string, { getModuleInfo, getModuleIds }: Modules): string | undefined => {
    if (runtime.test(id)) return 'sharing';
    chunks ??= findChunks(resolve(entry), { getModuleInfo, getModuleIds });
    if (router.test(id)) return undefined;
    // A library among it must not come to lie in the frame.
    if (chunks.forEverybody.has(id)) return forEverybody;
    if (!own.test(id)) return undefined;
    if (chunks.first.has(id)) return name;
    if (chunks.bar.has(id)) return bar;
    return chunks.frame.has(id) ? frame : undefined;
  };
}

function findChunks(entry: string, { getModuleInfo, getModuleIds }: Modules) {
  const staticOf = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const first = reachedFrom([entry], staticOf);
  // A page for visitors must not load the frame for the sake of one button of it.
  const listOfMembers = resolve(entry, '../client-pages.ts');
  const dynamicOf = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const forVisitors = reachedFrom([entry], (id) =>
    id === listOfMembers ? staticOf(id) : [...staticOf(id), ...dynamicOf(id)],
  );
  const withAll = (parts: string[]) => {
    const starts = [...getModuleIds()].filter((id) => parts.some((part) => id.endsWith(`/${part}`)));
    return [...reachedFrom(starts, staticOf), ...starts];
  };
  // What brings a library along stays apart.
  const isSmall = (id: string) => [...reachedFrom([id], staticOf)].every((one) => own.test(one) || first.has(one));
  const shared = sharedBy(pagesToShare, dynamicOf(listOfMembers), staticOf).filter(isSmall);
  const barred = new Set(withAll(barParts));
  const framed = new Set([...withAll(frameParts), ...shared].filter((id) => !forVisitors.has(id)));
  // A chunk takes along what its modules import, unless that has a chunk of its own.
  const sharedWithVisitors = [...reachedFrom([...framed], staticOf)].filter(
    (id) => forVisitors.has(id) && !first.has(id) && !barred.has(id),
  );
  return { first, bar: barred, frame: framed, forEverybody: new Set(sharedWithVisitors) };
}

/** The modules that at least so many pages are made of. */
function sharedBy(least: number, pages: readonly string[], staticOf: (id: string) => readonly string[]): string[] {
  const times = new Map<string, number>();
  const count = (id: string) => times.set(id, (times.get(id) ?? 0) + 1);
  pages.forEach((page) => reachedFrom([page], staticOf).forEach(count));
  return [...times].filter(([, of]) => of >= least).map(([id]) => id);
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

/** Every module reached by such imports, at whatever depth, except where it began. */
function reachedFrom(starts: string[], importsOf: (id: string) => readonly string[]): Set<string> {
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
