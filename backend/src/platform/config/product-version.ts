import { readFileSync } from 'node:fs';

/** Version of the product, in the package.json of the repository. */
export const productVersion = (
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
