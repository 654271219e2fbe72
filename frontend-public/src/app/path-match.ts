import { matchPath } from 'react-router-dom';

/**
 * In its own file, because the bundler treats `import()` as static in a module that imports the shared router: the page
 * lists could not load pages on demand.
 */
export function matchesPath(path: string, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null;
}
