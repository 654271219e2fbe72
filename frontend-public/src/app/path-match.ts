import { matchPath } from 'react-router-dom';

/**
 * This function has its own file, because the bundler treats `import()` as static in a module that imports the shared
 * router, and the page lists would then import each other in a circle.
 */
export function matchesPath(path: string, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null;
}
