import { matchPath } from 'react-router-dom';

/** This function has its own file, because a module with the shared router turns `import()` into static imports. */
export function matchesPath(path: string, pathname: string): boolean {
  return matchPath({ path, caseSensitive: true }, pathname) !== null;
}
