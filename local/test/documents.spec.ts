import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'node:test';
import { listSettingNames, repositoryFolder } from '../settings/settings.ts';

const read = (file: string): string => readFileSync(join(repositoryFolder, file), 'utf8');
const exists = (file: string): boolean => existsSync(join(repositoryFolder, file));
const documents = ['README.md', 'SECURITY.md', ...globSync('docs/*.md', { cwd: repositoryFolder })].sort();
const texts = documents.map((file) => ({ file, text: read(file) }));

function find(pattern: RegExp): { file: string; found: string; groups: Record<string, string | undefined> }[] {
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, found: match[0], groups: match.groups ?? {} })),
  );
  assert.ok(found.length > 0, `nothing matches ${pattern}`);
  return found;
}

const describeFound = ({ file, found }: { file: string; found: string }): string => `${file}: ${found}`;

function listShellBlocks({ file, text }: { file: string; text: string }): { file: string; block: string }[] {
  const fenced = [...text.matchAll(/^```(?:bash|sh)\n([^]*?)^```/gm)].map(([, block = '']) => block);
  const withoutFences = text.replaceAll(/^```[^]*?^```/gm, '');
  const indented = [...withoutFences.matchAll(/(?<=\n\n)(?: {4,}\S.*\n)+/g)].map(([block]) => block);
  return [...fenced, ...indented]
    .filter((block) => !/^\s*(?:select|update|delete|--|scrape_configs)/.test(block))
    .map((block) => ({ file, block: block.replaceAll(/^ +/gm, '') }));
}

/** Each test run builds the product, and a browser test runs a rehearsal, so these commands need no other test. */
const withoutDocumentedCall = ['npm run build', 'npm run rehearse'];

const otherRoutes = ['/metrics', '/ops/queues', '/api/live'];

describe('the documents', () => {
  it('name npm scripts that exist, and none inside an image, which has no npm', () => {
    const readScripts = (folder: string) =>
      (JSON.parse(read(join(folder, 'package.json'))) as { scripts: Record<string, string> }).scripts;
    const named = find(/^(?<before>.*?)npm run (?:--silent )?(?<name>[\w:-]+)(?<after>[^`\n]*)/gm);
    const wrong = named.filter(({ groups: { before = '', name = '', after = '' } }) => {
      const workspace = /-w (\S+)/.exec(after)?.[1] ?? '.';
      const isInImage = /docker (?:compose )?(?:run|exec)|kubectl exec/.test(before);
      return isInImage || !exists(join(workspace, 'package.json')) || !(name in readScripts(workspace));
    });
    assert.deepEqual(wrong.map(describeFound), []);
  });

  it('of operation name npm commands that a test runs', () => {
    const normalize = (command: string) =>
      command
        .replace(' --silent', '')
        .replaceAll(/ (?:<\w+>|\/\S+|\d+:\S+)/g, ' <value>')
        .trim();
    const specs = globSync('backend/test/*.int.spec.ts', { cwd: repositoryFolder }).map(read).join('\n');
    const run = [...specs.matchAll(/(?:Documented\(|\[)'(npm run [^']+)'/g)].map(([, command = '']) => command);
    const known = new Set([...run.map(normalize), ...withoutDocumentedCall]);
    const named = find(/npm run (?:(?! > )[^`\n])+/g).filter(({ file }) => /operating|runbook/.test(file));
    const missing = named.filter(({ found }) => !known.has(normalize(found)));
    assert.deepEqual(missing.map(describeFound), []);
  });

  it('name programs and files of the repository that exist', () => {
    const programs = find(/(?:dist\/app\/|`)(?<name>[a-z-]+)\.js\b/g).filter(
      ({ groups: { name } }) => !exists(`backend/src/app/${name}.ts`),
    );
    const folders = 'backend|frontend-public|frontend-admin|packages|email-templates|e2e|local|docs|deploy';
    const pattern = new RegExp(`(?<![\\w/.-])(?<path>(?:${folders})/[\\w./@-]*[\\w/])(?!<)`, 'g');
    const built = /(?:^|\/)dist(?:\/|$)|^docs\/decisions\/0000/;
    const files = find(pattern).filter(({ groups: { path = '' } }) => !built.test(path) && !exists(path));
    assert.deepEqual([...programs, ...files].map(describeFound), []);
  });

  it('link to files and headings that exist', () => {
    const toAnchor = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-');
    const wrong = find(/\]\((?!https?:)(?<path>[^)#]*)(?:#(?<anchor>[^)]+))?\)/g).filter(
      ({ file, groups: { path = '', anchor } }) => {
        const target = path === '' ? file : normalize(join(dirname(file), path));
        if (!exists(target)) return true;
        const headings = anchor === undefined ? [] : [...read(target).matchAll(/^#+ (.*)$/gm)];
        return anchor !== undefined && !headings.some(([, heading = '']) => toAnchor(heading) === anchor);
      },
    );
    assert.deepEqual(wrong.map(describeFound), []);
  });

  it('name URLs that the product or its local services have', () => {
    const { paths } = JSON.parse(read('backend/openapi.json')) as { paths: Record<string, Record<string, object>> };
    const requests = find(/\b(?<method>GET|POST|PUT|PATCH|DELETE) (?<path>\/[\w/.-]+)/g).filter(
      ({ groups: { method = '', path = '' } }) => !(paths[path]?.[method.toLowerCase()] ?? otherRoutes.includes(path)),
    );
    const named = find(/`(?<path>\/(?:api|ops)\/[\w/.-]+)(?:\?[^`]*)?`/g).filter(
      ({ groups: { path = '' } }) =>
        !otherRoutes.includes(path) && !Object.keys(paths).some((known) => `${known}/`.startsWith(`${path}/`)),
    );
    const controls = globSync('packages/stand-ins/**/*.ts', { cwd: repositoryFolder }).map(read).join('\n');
    const local = find(/\bcurl .*localhost:300[12]\/_\/(?<name>\w+)/g).filter(
      ({ groups: { name } }) => !controls.includes(`/_/${name}`),
    );
    assert.deepEqual([...requests, ...named, ...local].map(describeFound), []);
  });

  it('name settings that exist', () => {
    const known = new Set([...listSettingNames(), 'LOCAL_ENV_FILE', 'NODE_ENV', 'LOCAL_DATA_DIR']);
    const installer = read('deploy/install.sh');
    const wrong = find(/`(?<name>[A-Z][A-Z0-9]*_[A-Z0-9_]+[A-Z0-9])(?=[=`])/g).filter(({ groups: { name = '' } }) => {
      const setting = name.replace(/_FILE$/, '');
      return !known.has(name) && !known.has(setting) && !installer.includes(name);
    });
    assert.deepEqual(wrong.map(describeFound), []);
  });

  it('have commands, and the scripts in deploy, that the shell can parse', () => {
    const blocks = texts.flatMap(listShellBlocks);
    assert.ok(blocks.length > 10);
    const parse = (script: string) => spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr;
    const scripts = globSync('deploy/*.sh', { cwd: repositoryFolder }).map((file) => ({ file, block: read(file) }));
    assert.ok(scripts.length > 2);
    const errors = [...blocks, ...scripts].map(({ file, block }) => {
      // A placeholder such as <tag> would be a redirection in the shell.
      const error = parse(block.replaceAll(/<([a-z-]+(?: [a-z-]+)*)>/g, '$1'));
      return error && `${file}: ${error}`;
    });
    assert.deepEqual(errors.filter(Boolean), []);
  });
});
