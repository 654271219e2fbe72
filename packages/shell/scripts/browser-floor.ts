import manifest from '../../../package.json' with { type: 'json' };

const esbuildNames: Record<string, string> = { ios_saf: 'ios' };

/** The browserslist of the repository as build targets: all of them know top-level await, which federation needs. */
export const browserFloor: string[] = manifest.browserslist.map((browser) => {
  const [name = '', version] = browser.split(' ');
  return `${esbuildNames[name] ?? name}${version}`;
});
