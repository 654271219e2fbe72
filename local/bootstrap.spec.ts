import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';

const npm = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('calls', 'x');
  if (process.env.NPM_FAILS) process.exit(4);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', '{}');
  mkdirSync('node_modules/simple-git-hooks', { recursive: true });
  writeFileSync('node_modules/simple-git-hooks/cli.js', "require('node:fs').writeFileSync('hooks', ''); process.exit(3)");
`;

describe('bootstrap', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
    mkdirSync(join(root, 'local'));
    copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'local', 'bootstrap.mjs'));
    writeFileSync(join(root, 'local', 'start.ts'), 'console.log(process.argv[2]); process.exit(7);');
    writeFileSync(join(root, 'package.json'), '{ "workspaces": ["backend"] }');
    writeFileSync(join(root, 'package-lock.json'), '{}');
    writeFileSync(join(root, 'npm.js'), npm);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function run(verb: string, environment: NodeJS.ProcessEnv = {}) {
    return spawnSync(process.execPath, ['local/bootstrap.mjs', verb, 'word'], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_lifecycle_event: undefined,
        NODE_OPTIONS: '',
        npm_execpath: join(root, 'npm.js'),
        ...environment,
      },
    });
  }

  const installations = () => readFileSync(join(root, 'calls'), 'utf8').length;

  it('installs once, passes its arguments to the program and exits with its exit code', () => {
    assert.equal(run('start').status, 7);
    const second = run('start');
    assert.deepEqual([second.status, second.stdout.trim()], [7, 'word']);
    assert.equal(installations(), 1);
  });

  it('installs the Git hooks in a repository', () => {
    mkdirSync(join(root, '.git'));
    assert.equal(run('start', { CI: '' }).status, 7);
    assert.ok(existsSync(join(root, 'hooks')));
  });

  it('installs no Git hooks without a .git folder or in CI', () => {
    run('start', { CI: '' });
    rmSync(join(root, 'node_modules'), { recursive: true });
    mkdirSync(join(root, '.git'));
    run('start', { CI: 'true' });
    assert.ok(!existsSync(join(root, 'hooks')));
  });

  it('installs again when the packages have changed', () => {
    run('start');
    writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
    run('start');
    assert.equal(installations(), 2);
  });

  it('deletes a partial installation, also in the packages, and installs again', () => {
    const leftovers = [join(root, 'node_modules', 'half'), join(root, 'backend', 'node_modules', 'half')];
    for (const folder of leftovers) mkdirSync(folder, { recursive: true });
    writeFileSync(join(root, 'node_modules', '.installing'), '');
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}');
    assert.equal(run('start').status, 7);
    assert.deepEqual(
      leftovers.map((folder) => existsSync(folder)),
      [false, false],
    );
  });

  it('installs again after a failed installation', () => {
    const failed = run('start', { NPM_FAILS: '1' });
    assert.equal(failed.status, 4);
    assert.match(failed.stderr, /could not be installed/);
    assert.equal(run('start').status, 7);
  });

  it('rejects an unknown command', () => {
    const answer = run('../start');
    assert.equal(answer.status, 1);
    assert.match(answer.stderr, /There is no command/);
  });
});
