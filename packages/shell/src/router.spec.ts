import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../..', import.meta.url).pathname;
const imports = /import \{([^}]*)\} from 'react-router-dom'/g;
const shared = new Set(
  namesIn(readFileSync(new URL('router.ts', import.meta.url), 'utf8').split('\nexport ')[1] ?? ''),
);

const serverOnly = ['StaticRouter'];

test('router.ts exports every name that the front ends import from the router', () => {
  const missing = globSync('{frontend-public,frontend-admin,packages/shell}/src/**/*.{ts,tsx}', { cwd: root }).flatMap(
    (file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(imports)]
        .flatMap(([, names = '']) => namesIn(`{${names}}`))
        .filter((name) => !shared.has(name) && !serverOnly.includes(name))
        .map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(missing, []);
});

function namesIn(braces: string): string[] {
  const inner = braces.slice(braces.indexOf('{') + 1, braces.indexOf('}'));
  return inner
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
