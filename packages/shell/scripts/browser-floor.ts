import manifest from '../../../package.json' with { type: 'json' };

const esbuildNames: Record<string, string> = { ios_saf: 'ios' };

/** All these browsers support top-level await, which module federation needs. */
export const minimumBrowsers: string[] = manifest.browserslist.map((browser) => {
  const [name = '', version] = browser.split(' ');
  return `${esbuildNames[name] ?? name}${version}`;
});
