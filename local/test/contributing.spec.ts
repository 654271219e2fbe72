import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const recipes = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');

function findPaths(text: string): string[] {
  const words = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
  const parts = /^(backend|frontend-public|frontend-admin|packages|email-templates|e2e|local|docs)\/[\w./<>@-]+$/;
  return words.filter((word) => parts.test(word));
}

const isMadeUp = (part: string): boolean => /<|person/.test(part);

test('every file named in CONTRIBUTING exists', () => {
  const places = findPaths(recipes);
  assert.ok(places.length > 10, 'CONTRIBUTING names no files');
  const missing = places.filter((place) => {
    const parts = place.split('/');
    const known = parts.slice(0, parts.some(isMadeUp) ? parts.findIndex(isMadeUp) : parts.length).join('/');
    return !existsSync(fileURLToPath(new URL(known, root)));
  });
  assert.deepEqual(missing, []);
});

test('every command named in CONTRIBUTING exists', () => {
  const { workspaces } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { workspaces: string[] };
  const folders = ['.', ...workspaces];
  const scripts = folders.flatMap((folder) => {
    const file = new URL(`${folder}/package.json`, root);
    return Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {});
  });
  const named = [...recipes.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
  assert.deepEqual(
    named.filter((script) => !scripts.includes(script)),
    [],
  );
});
