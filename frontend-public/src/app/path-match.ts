import { matchPath } from 'react-router-dom';

/**
 * This function has its own file, because a module that imports the shared router cannot load pages on demand: the
 * bundler treats its `import()` as static, so the page lists would import each other.
 */
export function matchesPath(path: string, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null;
}
