import { matchPath } from 'react-router-dom';

/**
 * Whether an address is one of a path such as `/programs/:slug`. In a file of its own: a module that takes something from
 * the shared router waits for it, and of such a module the bundler counts every `import()` as an import. The lists of
 * pages, which load everything by `import()`, would then import each other in a circle.
 */
export function isAt(path: string, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null;
}
