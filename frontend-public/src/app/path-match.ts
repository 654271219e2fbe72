import { matchPath } from 'react-router-dom';

/**
 * In its own file: in a module that imports the shared router, the bundler treats each `import()` as a static import,
 * and
 * the page lists would then import each other in a circle.
 */
export function isAt(path: string, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null;
}
