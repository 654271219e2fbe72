import { matchPath } from 'react-router-dom';

/**
 * In a separate file, because a module with the shared router turns `import()` into static imports. The page lists must
 * load pages on demand.
 */
export function matchesPath(path: string, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null;
}
