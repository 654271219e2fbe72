import { resolve } from 'node:path';
import type { GetManualChunk, GetModuleInfo } from 'rollup';

const own = /frontend-public\/src\/|node_modules\/(@tanstack|openapi-fetch|openapi-react-query)\//;

/** The router is a shared chunk of its own: a chunk that waits for it must not be one it imports from. */
const shared = /src\/shell\/router\.ts$/;

/**
 * Puts everything of ours that every page needs into one chunk: three dozen small ones compress worse and take
 * longer to ask for. What is loaded on the way (pages, menus, auth-js) keeps its own.
 */
export function firstView(entry: string): GetManualChunk {
  let needed: Set<string> | undefined;
  return (id, { getModuleInfo }) => {
    needed ??= reachedFrom(resolve(entry), getModuleInfo);
    return needed.has(id) && own.test(id) && !shared.test(id) ? 'first-view' : undefined;
  };
}

/** Every module imported statically, at whatever depth, except the entry itself. */
function reachedFrom(entry: string, getModuleInfo: GetModuleInfo): Set<string> {
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
